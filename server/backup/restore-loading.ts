import type { Transaction } from "../database/connection.ts";
import { inLargePieces } from "./backup-file.ts";
import { type BackupTable, quoted } from "./backup-tables.ts";

/**
 * Runs `work` with triggers disabled and foreign keys dropped: the rows already hold what triggers would compute. The keys are
 * added again, and so checked, at the end.
 */
export async function withoutTriggersAndKeys(sql: Transaction, tables: readonly string[], work: () => Promise<void>) {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  await statements(
    sql,
    keys.map(({ table, name }) => `alter table ${table} drop constraint ${quoted([name])}`),
    tables.map((table) => `alter table ${quoted([table])} disable trigger user`),
  );
  await work();
  await statements(
    sql,
    tables.map((table) => `alter table ${quoted([table])} enable trigger user`),
    keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted([name])} ${definition}`),
  );
}

const statements = (sql: Transaction, ...lists: string[][]) => sql.unsafe(lists.flat().join(";\n")).simple();

/** Inserts rows into a table: all of them, or only those whose key is `missing` there. */
export async function fillTable(
  sql: Transaction,
  { name, columns }: BackupTable,
  rows: AsyncIterable<Buffer>,
  { which = "all" }: { which?: "all" | "missing" } = {},
) {
  const unlessHeld = which === "missing" ? sql`on conflict do nothing` : sql``;
  for await (const lines of inLargePieces(rows)) {
    const list = `[${lines.toString().trimEnd().replaceAll("\n", ",")}]`;
    await sql`
      insert into ${sql(name)} (${sql(columns)}) overriding system value
      select ${sql(columns)} from json_populate_recordset(null::${sql(name)}, ${list}::text::json)
      ${unlessHeld}`;
  }
}
