export const hint = "Optional. Ein PNG- oder JPEG-Bild mit höchstens 2\u00a0MB.";
export const choose = "Bild auswählen";
export const isGoing = "Es verschwindet, wenn du speicherst.";
export const keep = "Bild behalten";
export const remove = "Bild entfernen";
export const dontUse = "Nicht verwenden";
export const verifiedGraduate = "Bestätigte:r Absolvent:in";
