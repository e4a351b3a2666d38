/** The end of every legal text. */
export const whichApplies = "This text exists in English and German. Where they differ, the German one applies.";
