import type { Thing } from "../../../contract/moderation/things.ts";
import { kindAt, type PostPath, postKinds, postPaths } from "../../../contract/posts.ts";
import type { Connection, Fragment } from "../../database/connection.ts";

export const isPost = (parent: string): parent is PostPath => postPaths.some((path) => path === parent);

/** What a case calls a comment: how it begins, without a part of a mention. */
const beginningMax = 100;
export const beginningOf = (database: Connection): Fragment => database`
  case when length(comments.text) > ${beginningMax} then
    regexp_replace(left(comments.text, ${beginningMax - 1}), '\\[@+(\\](\\([a-z/]*[0-9]*)?)?$', '') || '…' else comments.text end`;

/** The kind of post that a row's `parent` names, in SQL. */
const postKindOf = (database: Connection): Fragment => {
  const kinds = Object.entries(postKinds).map(([kind, { path }]) => database`when ${path} then ${kind}`);
  return database`(case parent ${kinds} end)`;
};

/** Where the thing of a `cases` row stands, and whether all see it there, as JSON in SQL: null where there is nothing to be read. */
export const placeJson = (database: Connection): Fragment => database`
  case parent
    when 'comments' then (
      select json_build_object('kind', posts.kind, 'number', posts.number, 'commentId', comments.id, 'visible', comments.visible)
      from comments join posts on posts.id = post_id
      where comments.id = record_id and comments.state in ('shown', 'waiting', 'hidden') and posts.state in ('shown', 'waiting', 'hidden'))
    when 'users' then (
      select json_build_object('kind', 'user', 'number', users.id, 'visible', users.visible) from users where users.id = record_id)
    when 'messages' then null
    else (
      select json_build_object('kind', kind, 'number', number, 'visible', visible) from posts
      where kind = ${postKindOf(database)} and number = record_id and posts.state in ('shown', 'waiting', 'hidden'))
  end`;

/** The row of a thing as the statement's `thing`, in SQL: whose it is, what it is called, whether all see it, and where it stands. */
export function thingRow(database: Connection, { parent, id }: Thing): Fragment {
  if (isPost(parent)) {
    return database`(
      select posts.id as post_id, owner_id as author_id, title, visible from posts
      where kind = ${kindAt(parent)} and number = ${id} and state in ('shown', 'waiting', 'hidden')) thing`;
  }
  if (parent === "comments") {
    return database`(
      select comments.post_id, comments.owner_id as author_id, ${beginningOf(database)} as title, comments.visible
      from comments join posts on posts.id = post_id
      where comments.id = ${id} and comments.state in ('shown', 'waiting', 'hidden') and posts.state in ('shown', 'waiting', 'hidden')) thing`;
  }
  if (parent === "users") {
    return database`(
      select null::int as post_id, users.id as author_id, concat_ws(' ', first_name, last_name) as title, visible
      from users where users.id = ${id}) thing`;
  }
  return database`(
    select null::int as post_id, owner_id as author_id, null::text as title, false as visible from messages where messages.id = ${id}
  ) thing`;
}
