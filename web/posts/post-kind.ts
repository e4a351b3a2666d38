/** What members post. */
export type PostKind = "job" | "project" | "question";
