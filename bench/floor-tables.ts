import type { Connection } from "../server/database/connection.ts";

const written = ["comments", "messages", "question_votes", "saved_jobs", "posts", "jobs"];

/** Copies the tables that are written, with their rows and indexes, but without triggers. */
export async function copyTables(database: Connection): Promise<void> {
  await database`create schema floor`;
  for (const table of written) {
    const columns = await database<{ name: string }[]>`
      select quote_ident(attname) as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
    const all = columns.map(({ name }) => name).join(", ");
    await database.unsafe(`create table floor.${table} (like public.${table} including all)`);
    await database.unsafe(
      `insert into floor.${table} (${all}) overriding system value select ${all} from public.${table}`,
    );
    await database`
      select setval(pg_get_serial_sequence(${`floor.${table}`}, attname), 1000000000)
      from pg_attribute where attrelid = ${`floor.${table}`}::regclass and attidentity <> ''`;
  }
  await database`analyze`.simple();
}
