import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Connection } from "../../server/database/connection.ts";

/** What no backup holds, told apart from the board's own code: whatever else a table holds must come back. */
const notKept = [
  ...["sessions", "grants", "account_tokens", "still_open_tokens", "check_in_tokens", "sign_in_attempts"],
  ...["webhook_deliveries", "push_devices", "push_keys", "live_streams", "rate_limits", "idempotency_keys"],
  ...["changes", "skill_changes", "news_mails", "search_looks", "search_documents", "question_states"],
  ...["migrations", "backups", "departures", "event_places"],
];

/** All rows of all tables that a backup holds, unordered, without the audit trail, to which a restore adds an entry. */
export async function everythingIn(sql: Connection) {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${[...notKept, "audit_trail"]})
    order by relname`;
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql(name)}`));
  return new Map(rows.map((table, n) => [tables[n]?.name, table.map((row) => JSON.stringify(row)).sort()]));
}

type Section = { name: string; columns: string[]; rows: Record<string, unknown>[] };

/** The contents of a backup file, read without the board's code. */
export function sectionsIn(file: string): Section[] {
  const [, ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const sections: Section[] = [];
  while (lines.length > 1) {
    const { name, columns } = JSON.parse(lines.shift() ?? "");
    const rows = lines.splice(0, lines.indexOf("")).map((line) => JSON.parse(line));
    sections.push({ name, columns, rows });
    // The empty line, and the checksum.
    lines.splice(0, 2);
  }
  return sections;
}

/** The rows of one table of a backup's file. */
export const rowsOf = (file: string, table: string) => sectionsIn(file).find(({ name }) => name === table)?.rows ?? [];

/** The last line: the last numbers that were used. */
export function endOf(file: string): { sequences: Record<string, number> } {
  return JSON.parse(gunzipSync(readFileSync(file)).toString().trimEnd().split("\n").at(-1) ?? "");
}
