import type { Account } from "../../contract/people/accounts.ts";
import type { PostKind } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { isReadable } from "../visibility/visibility.ts";

/** Whether a row of `posts` is the one at an address, where a reader may see it, in SQL. */
export const isAt = (database: Connection, kind: PostKind, number: number, reader: Account) => database`
  posts.kind = ${kind} and posts.number = ${number} and ${isReadable(database, "posts", reader)}`;

/** What replies say of every post with a title, in SQL. */
export const postColumns = (database: Connection) => database`
  posts.number as id, posts.title, posts.owner_id, posts.created_at, posts.updated_at`;

/** Posts as another record's list names them, the newest first, as a JSON array in SQL. */
export const titlesJson = (database: Connection) => database`
  coalesce(json_agg(json_build_object('id', posts.number, 'title', posts.title) order by posts.created_at desc, posts.id desc), '[]')`;
