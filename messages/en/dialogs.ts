export const cancel = "Cancel";
export const remove = "Delete";
export const undoable = (days: number) => `It can be brought back for ${days} days.`;
