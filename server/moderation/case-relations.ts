import type { CaseRow, Thread } from "../../contract/moderation/cases.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { PostKind } from "../../contract/posts.ts";
import type { Database } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isNotDeleted } from "../visibility/visibility.ts";
import { readCases, type StoredCase } from "./case-list.ts";
import { caseColumns } from "./case-sql.ts";

/** The most other cases and comments shown beside a case. */
export const relatedMax = 20;

/** The author's other open cases, in the order of the queue. */
export async function relatedCases(
  database: Database,
  { id, authorId }: { id: number; authorId: number | null },
  reader: Account,
): Promise<CaseRow[]> {
  const rows = await database<StoredCase[]>`
    select ${caseColumns(database, reader)} from (
      -- offset 0 makes the planner select by author: by the order of the queue, all open cases would be read.
      select * from cases where author_id = ${authorId} and state = 'open' and id <> ${id} offset 0
    ) cases join users author on author.id = author_id order by turn, since, cases.id limit ${relatedMax}`;
  return readCases(database, rows);
}

/** A comment's thread with its post, as staff read it; null if the post is deleted or removed. */
export async function threadOf(database: Database, commentId: number): Promise<Thread | null> {
  const [found] = await database<(Pick<Thread, "title" | "comments"> & { kind: PostKind; number: number })[]>`
    select title, kind, number, (
      select coalesce(json_agg(json_build_object('id', nearest.id, 'text', nearest.text,
        'createdAt', ${momentJson(database, database`nearest.created_at`)}, 'User', ${personJson(database)}) order by nearest.id), '[]')
      from (
        select id, text, owner_id, created_at from comments
        where (id = begun_by or reply_to_id = begun_by) and ${isNotDeleted(database, "comments")}
        order by id <> begun_by, abs(id - ${commentId}) limit ${relatedMax}
      ) nearest left join users on users.id = nearest.owner_id
    ) as comments
    from (select post_id, coalesce(reply_to_id, id) as begun_by from comments where id = ${commentId}) reported
      join posts on posts.id = post_id where ${isNotDeleted(database, "posts")}`;
  if (!found) return null;
  const { title, kind, number } = found;
  return { title, path: paths[kind](number), comments: await withReadableTexts(database, "text", found.comments) };
}
