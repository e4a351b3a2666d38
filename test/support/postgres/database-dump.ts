import type { Database } from "../../../server/database/connection.ts";
import { allTold } from "../notifications/inbox.ts";

/**
 * A checksum of every table, queued mails included, by the table's name: equal dumps mean that nothing was changed between
 * them. Waits for events to be delivered first.
 */
export async function dumpOf(database: Database): Promise<Record<string, string>> {
  await allTold(database);
  const tables = await database<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and (nspname = 'public' or (nspname = 'pgboss' and relname ~ '^job'))`;
  const checksums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  );
  const rows = await database.unsafe<{ name: string; sum: string }[]>(checksums.join(" union all "));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
