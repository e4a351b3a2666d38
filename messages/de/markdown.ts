export const picture = "Bild";
export const copy = "Kopieren";
export const copied = "Kopiert";
