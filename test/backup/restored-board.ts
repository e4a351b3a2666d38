import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { tablesToBackUp } from "../../server/backup/backup-tables.ts";
import type { Connection } from "../../server/database/connection.ts";

/** All rows of all tables in a backup, unordered, without the audit trail, to which a restore adds an entry. */
export async function everythingIn(sql: Connection) {
  const tables = (await tablesToBackUp(sql)).filter(({ name }) => name !== "audit_trail");
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
