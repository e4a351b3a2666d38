export const title = "Tasten";
export const close = "Schließen";
export const next = "Zum nächsten Fall";
export const previous = "Zum vorigen Fall";
export const open = "Öffnen";
export const these = "Diese Tasten zeigen";
export const choose = (outcome: string) => `„${outcome}“ wählen`;
export const decide = "Entscheiden";
