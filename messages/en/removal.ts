/** What staff say who delete what is another's. */
export const reason = "Reason";
export const authorIsTold = "What its author is told";
export const hint = "They read it in a mail. Left empty, it says “The team removed this.”";
