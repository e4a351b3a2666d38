export const picture = "picture";
export const copy = "Copy";
export const copied = "Copied";
