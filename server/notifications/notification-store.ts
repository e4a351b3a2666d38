import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import type { EntryParent } from "../../contract/notifications/notification-kinds.ts";
import { countedMax, type Entry, facesMax, unreadMax } from "../../contract/notifications/notifications.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { kindsOfPosts, type PostKind, type PostPath, postKinds } from "../../contract/posts.ts";
import type { SavedSearch } from "../../contract/saved-searches.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { listReply } from "../lists/list-page.ts";
import { readableTitles, titleOfDecision } from "../moderation/record-titles.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isInInbox, visibleEvents } from "./event-visibility.ts";
import type { EntryFits } from "./notification-fits.ts";
import { entryPath } from "./notification-paths.ts";

/** What reading entries depends on. */
export type Inbox = { database: Database; fits: EntryFits };

type InboxQuery = Pick<ListQuery, "page" | "limit"> & { unread: boolean };

/** A page of a member's entries, newest first. */
export async function inboxPage(
  inbox: Inbox,
  reader: Account,
  { page, limit, unread }: InboxQuery,
): Promise<List<Entry>> {
  const { database } = inbox;
  const offset = (page - 1) * limit;
  const own = database`
    from entries where user_id = ${reader.id} ${unread ? database`and unread` : database``} and ${isInInbox(database, reader)}`;
  // With a literal limit the statement's plan is reused.
  const ids = database`
    select id ${own} order by at desc, id desc
    limit ${database.unsafe(String(limit))} ${offset > 0 ? database`offset ${offset}::bigint` : database``}`;
  const total = database`
    select count(*)::int as total from (
      select ${own} limit ${offset > 0 ? database`${offset}::bigint +` : database``} ${database.unsafe(String(unread ? unreadMax : countedMax))}
    ) counted`;
  const rows = await readEntries(inbox, reader, ids, total);
  // An empty page has no row with the total.
  const [counted] = rows.length > 0 || offset === 0 ? rows : await database<{ total: number }[]>`${total}`;
  const results = rows.map(({ entry }) => entry);
  return listReply({ page, limit }, results, counted?.total ?? 0);
}

/** Entries by a query of their ids, newest first. */
export async function entriesOf(inbox: Inbox, reader: Account, ids: Fragment): Promise<Entry[]> {
  return (await readEntries(inbox, reader, ids)).map(({ entry }) => entry);
}

/** Entries of several members, newest first; `reader` stands for all of them, who have the same rights. */
export async function entriesOfMany(
  inbox: Inbox,
  reader: Account,
  ids: readonly number[],
): Promise<Map<number, Entry[]>> {
  const { database } = inbox;
  const shown = database`select id from entries where id = any(array(select unnest(${[...ids]}::int[]))) and ${isInInbox(database, reader)}`;
  const entries = Map.groupBy(await readEntries(inbox, reader, shown), ({ userId }) => userId);
  return new Map([...entries].map(([userId, own]) => [userId, own.map(({ entry }) => entry)]));
}

type Row = Omit<Entry, "path" | "fit" | "parent"> & {
  userId: number;
  total: number;
  parent: Exclude<EntryParent, PostPath>;
  postId: number;
  postKind: PostKind | null;
  search: Pick<SavedSearch, "kind" | "query"> | null;
  /** The kind of thing that a decision is about. */
  decided: ModeratedParent | null;
};

/** Entries with their members. Each row has the `total`, which is counted once. */
async function readEntries({ database, fits }: Inbox, reader: Account, ids: Fragment, total = database`null`) {
  const rows = await database<Row[]>`
    select (${total}) as total, entries.id, user_id, entries.kind, event, newest.comment_id, entries.post_id, count, "People", unread, entries.at,
      posts.kind as post_kind, parent, coalesce(posts.number, record_id) as record_id,
      ${titleColumn(database)} as title, case entries.parent when 'reports' then (
        select cases.parent from decisions join cases on cases.id = case_id where decisions.id = entries.record_id) end as decided,
      case when entries.kind = 'ending' then expires_at end as ends_at,
      case when search.kind is not null then json_build_object('kind', search.kind, 'query', search.query) end as search
    from entries left join posts on posts.id = entries.post_id left join jobs on jobs.post_id = posts.id
      left join lateral (
        select name, kind, query from saved_searches where parent = 'saved-searches' and id = record_id
      ) search on true
      cross join lateral (
        with heard as materialized (
          select events.id, events.kind, events.comment_id, events.at, users.id as who from ${visibleEvents(database, reader)}
        )
        select count(*)::int as count, (array_agg(kind order by at desc, id desc))[1] as event,
          (array_agg(comment_id order by at desc, id desc))[1] as comment_id, (
            select coalesce(json_agg(${personJson(database)} order by at desc, users.id desc), '[]') from (
              select who, max(at) as at from heard where who is not null group by who order by at desc, who desc
              limit ${database.unsafe(String(facesMax))}
            ) people join users on users.id = who
          ) as "People"
        from heard
      ) newest
    where entries.id = any(array(${ids})) order by entries.at desc, entries.id desc`;
  const [fitOf, named] = await Promise.all([
    fits(rows),
    readableTitles(
      database,
      rows.map(({ decided, title }) => ({ parent: decided, title })),
    ),
  ]);
  return rows.map(({ userId, total, postId, postKind, search, decided: _, ...read }, place) => {
    const row = { ...read, title: named[place]?.title ?? null };
    const address = { ...row, parent: postKind ? postKinds[postKind].path : row.parent };
    const entry: Entry = {
      ...address,
      fit: fitOf({ userId, postId, ...row }),
      path: entryPath({ ...address, search }),
    };
    return { userId, total, entry };
  });
}

/** The title of the post or other record; null if it has none. */
const titleColumn = (database: Connection): Fragment => database`
  coalesce(posts.title, case parent
    when 'users' then (select concat_ws(' ', first_name, last_name) from users where id = record_id)
    when 'saved-searches' then search.name
    when 'reports' then (
      select ${titleOfDecision(database, database`entries.user_id`)} from decisions where decisions.id = entries.record_id)
    when 'cohorts' then (select name from cohorts where id = record_id) end)`;

/** Whether a row of `entries` is about a record, in SQL. */
export const isEntryAbout = (database: Connection, { parent, id }: { parent: EntryParent; id: number }): Fragment => {
  const kind = kindsOfPosts.find((each) => postKinds[each].path === parent);
  if (!kind) return database`(parent = ${parent} and record_id = ${id})`;
  return database`post_id = (select id from posts where kind = ${kind} and number = ${id})`;
};
