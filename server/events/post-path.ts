import { postKinds } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** The path of a `posts` row's kind, the `parent` by which events, cases and replies name it, in SQL. */
export const pathOfPost = (database: Connection): Fragment => {
  const paths = Object.entries(postKinds).map(([kind, { path }]) => database`when ${kind} then ${path}`);
  return database`(case posts.kind ${paths} end)`;
};
