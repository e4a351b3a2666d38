export const previous = "Previous";
export const next = "Next";
export const page = (number: number) => `Page ${number}`;
