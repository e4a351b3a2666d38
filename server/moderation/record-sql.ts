import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import { kindAt, type PostPath, postKinds, postPaths } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isNotDeleted } from "../visibility/visibility.ts";

export const isPost = (parent: string): parent is PostPath => postPaths.some((path) => path === parent);

/** A comment's title in its case: its beginning, cut at a word (long words are addresses) and never within a mention. */
const beginningMax = 100;
export const beginningOf = (database: Connection): Fragment => database`
  case when length(comments.text) > ${beginningMax} then
    regexp_replace(
      regexp_replace(left(comments.text, ${beginningMax - 1}), '(\\s)\\S{1,40}$', '\\1'),
      '\\[@+(\\](\\([a-z/]*[0-9]*)?)?$', '') || '…' else comments.text end`;

/** The post kind of a row's `parent`, in SQL. */
const postKindOf = (database: Connection): Fragment => {
  const kinds = Object.entries(postKinds).map(([kind, { path }]) => database`when ${path} then ${kind}`);
  return database`(case parent ${kinds} end)`;
};

/** The address of a `cases` row's thing, and whether everyone may read it, as JSON in SQL; null if it can't be read. */
export const placeJson = (database: Connection): Fragment => database`
  case parent
    when 'comments' then (
      select json_build_object('kind', posts.kind, 'number', posts.number, 'commentId', comments.id, 'visible', comments.visible)
      from comments join posts on posts.id = post_id
      where comments.id = record_id and ${isNotDeleted(database, "comments")} and ${isNotDeleted(database, "posts")})
    when 'users' then (
      select json_build_object('kind', 'user', 'number', users.id, 'visible', users.visible) from users where users.id = record_id)
    when 'messages' then null
    else (
      select json_build_object('kind', kind, 'number', number, 'visible', visible) from posts
      where kind = ${postKindOf(database)} and number = record_id and ${isNotDeleted(database, "posts")})
  end`;

/** A thing as the statement's `thing`, in SQL: its author, title, whether it can be read at all, and whether everyone may. */
export function recordRow(database: Connection, { parent, id }: ModeratedRecord): Fragment {
  if (isPost(parent)) {
    return database`(
      select owner_id as author_id, title, visible, ${isNotDeleted(database, "posts")} as is_there from posts
      where kind = ${kindAt(parent)} and number = ${id}) thing`;
  }
  if (parent === "comments") {
    return database`(
      select comments.owner_id as author_id, ${beginningOf(database)} as title, comments.visible,
        ${isNotDeleted(database, "comments")} and ${isNotDeleted(database, "posts")} as is_there
      from comments join posts on posts.id = post_id where comments.id = ${id} and comments.state <> 'deleted') thing`;
  }
  if (parent === "users") {
    return database`(
      select users.id as author_id, concat_ws(' ', first_name, last_name) as title, visible, true as is_there
      from users where users.id = ${id}) thing`;
  }
  return database`(
    select owner_id as author_id, null::text as title, false as visible, not removed as is_there
    from messages where messages.id = ${id}) thing`;
}
