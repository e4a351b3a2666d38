export const picture = "Bild";
