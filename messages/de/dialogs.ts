export const cancel = "Abbrechen";
export const remove = "Löschen";
