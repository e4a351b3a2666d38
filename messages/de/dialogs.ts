export const cancel = "Abbrechen";
export const remove = "Löschen";
export const undoable = (days: number) => `${days} Tage lang lässt es sich zurückholen.`;
