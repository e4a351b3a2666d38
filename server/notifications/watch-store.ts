import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { kindAt, type PostKind, type PostPath, postKinds } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

type Watched = { parent: PostPath; id: number; title: string; since: string };

/** A page of the visible posts that a member watches, newest first. */
export async function watchesPage(
  database: Connection,
  reader: Account,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
): Promise<List<Watched>> {
  const watched = database`
    watches join posts on posts.id = post_id
    where user_id = ${reader.id} and watching and ${isVisible(database, "posts")}`;
  const [rows, [{ total }]] = await Promise.all([
    database<(Omit<Watched, "parent"> & { kind: PostKind })[]>`
      select kind, number as id, title, since from ${watched}
      order by since desc, post_id desc limit ${limit} offset ${(page - 1) * limit}::bigint`,
    database<[{ total: number }]>`select count(*)::int as total from ${watched}`,
  ]);
  const results = rows.map(({ kind, ...row }) => ({ parent: postKinds[kind].path, ...row }));
  return listReply({ page, limit }, results, total);
}

type Wanted = { parent: PostPath; id: number; reader: Account };

/** Whether the reader watches a post. Throws not-found if there is no such post, as does `setWatching`. */
export async function isWatching(database: Connection, { parent, id, reader }: Wanted): Promise<boolean> {
  const kind = kindAt(parent);
  const [found] = await database<{ watching: boolean }[]>`
    select coalesce((select watching from watches where user_id = ${reader.id} and post_id = posts.id), false) as watching
    from posts where ${isPostAt(database, kind, id, reader)}`;
  if (!found) throw notFound(kind);
  return found.watching;
}

/** Switches watching on or off by hand. Once off, the member's own comments don't switch it on again. */
export async function setWatching(
  database: Connection,
  { parent, id, reader }: Wanted,
  watching: boolean,
): Promise<void> {
  const kind = kindAt(parent);
  const { count } = await database`
    insert into watches (user_id, post_id, watching)
    select ${reader.id}, posts.id, ${watching} from posts where ${isPostAt(database, kind, id, reader)} for key share
    on conflict (user_id, post_id) do update set watching = excluded.watching,
      since = case when watches.watching then watches.since else excluded.since end`;
  if (count === 0) throw notFound(kind);
}

/** Makes authors of these posts, or of comments on them, watch them, unless they switched it off. */
export async function watchOwnPosts(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`
    insert into watches (user_id, post_id)
    select owner_id, id from posts where id = any(${[...postIds]}::int[]) and owner_id is not null
    union select owner_id, post_id from comments where post_id = any(${[...postIds]}::int[]) and owner_id is not null
    on conflict do nothing`;
}
