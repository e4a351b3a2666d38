export const control = "Strg";
