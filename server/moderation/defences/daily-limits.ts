import type { Session } from "../../http/session.ts";

/** Who writes. */
export type Writer = Pick<Session, "user" | "isNew">;

/** What a day allows a writer: new members less. */
export const limitOfPosts = ({ isNew }: Writer) => (isNew ? "newPosts" : "posts");
export const limitOfComments = ({ isNew }: Writer) => (isNew ? "newComments" : "comments");
