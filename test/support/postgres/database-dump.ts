import type { Database } from "../../../server/database/connection.ts";
import { allTold } from "../notifications/inbox.ts";

/**
 * A checksum of every table of the board and of the mails that wait, by its name: two dumps are equal where nothing was
 * stored, changed or deleted between. What happened before is told by then.
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
