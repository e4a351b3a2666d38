export const cancel = "Cancel";
export const remove = "Delete";
export const reason = "Reason (optional)";
