export const hint = "Optional. A PNG or JPEG picture of at most 2\u00a0MB.";
export const choose = "Choose a picture";
export const isGoing = "It will be removed when you save.";
export const keep = "Keep the picture";
export const remove = "Remove picture";
export const dontUse = "Don't use it";
export const verifiedGraduate = "Verified graduate";
