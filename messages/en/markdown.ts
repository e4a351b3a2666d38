export const picture = "picture";
