/** What a decision says where nobody wrote why. */
export const severalReported = "Several members reported this. No person has looked at it yet.";
export const removedByTeam = "The team removed this.";
