import type { Session } from "../../http/session.ts";

/** The author of a text. */
export type Writer = Pick<Session, "user" | "isNew">;

/** Which daily limit applies: new members have lower ones. */
export const limitOfPosts = ({ isNew }: Writer) => (isNew ? "newPosts" : "posts");
export const limitOfComments = ({ isNew }: Writer) => (isNew ? "newComments" : "comments");
