/** The kinds of posts whose form is a `PostForm`. */
export type PostKind = "job" | "project" | "question";
