/** The reasons of decisions that the board made itself. */
export const severalReported = "Several members reported this. No person has looked at it yet.";
export const removedByTeam = "The team removed this.";

export const manyLinks = "It has many links.";
export const manyPictures = "It has many pictures.";
export const repeatedText = "It repeats an earlier text.";
export const holdWord = "Posts with certain words are reviewed first.";
