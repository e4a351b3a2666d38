/** What staff say who delete what is another's. */
export const reason = "Grund";
export const authorIsTold = "Was die Person erfährt, von der es ist";
export const hint = "Sie liest es in einer Mail. Bleibt es leer, steht da: „Das Team hat das entfernt.“";
