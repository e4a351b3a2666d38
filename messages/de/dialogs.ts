export const cancel = "Abbrechen";
export const remove = "Löschen";
export const reason = "Grund (optional)";
