export const cancel = "Cancel";
export const remove = "Delete";
