/** The end of every legal text. */
export const whichApplies =
  "Diesen Text gibt es auf Deutsch und Englisch. Wo sie sich unterscheiden, gilt der deutsche.";
