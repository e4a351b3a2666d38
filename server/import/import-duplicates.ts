import type { Fragment, Transaction } from "../database/connection.ts";
import { companyKeyOfJob } from "./company-import.ts";
import { lineIn } from "./import-text.ts";

/** How a row is recognised as a member's own, by kind. */
export type OwnedRow = {
  members: { email: string; createdAt: string | null };
  jobs: { title: string; link: string; company: string | null; location: string | null; owner: string | null };
  projects: { title: string; owner: string | null };
};

/** The positions of rows that are already on the board, of the same member, as in the board's own export. */
export async function ownRowIndexes<Kind extends keyof OwnedRow>(
  sql: Transaction,
  kind: Kind,
  records: readonly OwnedRow[Kind][],
): Promise<Set<number>> {
  const rows = records.map((record, n) => ({ n, ...record }));
  const found = await sql<{ n: number }[]>`select distinct n ${heldBy[kind](sql, sql`${sql.json(rows as never)}`)}`;
  return new Set(found.map(({ n }) => n));
}

const heldBy: Record<keyof OwnedRow, (sql: Transaction, rows: Fragment) => Fragment> = {
  // Only an export knows to the microsecond when someone joined.
  members: (sql, rows) => sql`
    from jsonb_to_recordset(${rows}) as given (n int, email text, "createdAt" timestamptz)
      join users on mailbox_key(users.email) = mailbox_key(given.email) and users.created_at = given."createdAt"`,
  jobs: (sql, rows) => sql`
    from jsonb_to_recordset(${rows}) as given (n int, title text, link text, company text, location text, owner text)
      join jobs on jobs.link = given.link join posts on posts.id = jobs.post_id
      join users on users.id = posts.owner_id and mailbox_key(users.email) = mailbox_key(given.owner)
    where ${isJobOfRow(sql)}`,
  projects: (sql, rows) => sql`
    from jsonb_to_recordset(${rows}) as given (n int, title text, owner text)
      join users on mailbox_key(users.email) = mailbox_key(given.owner)
      join posts on posts.owner_id = users.id and posts.kind = 'project' and ${lineIn(sql, sql`posts.title`)} = given.title`,
};

/** Whether a job is the one of a file's row with the same link, in SQL. */
export const isJobOfRow = (sql: Transaction) => sql`
  (${lineIn(sql, sql`posts.title`)}, ${companyKeyOfJob(sql)}, ${lineIn(sql, sql`jobs.location`)})
    is not distinct from (given.title, name_key(given.company), given.location)`;
