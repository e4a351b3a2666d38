import type { Database } from "../../server/database/connection.ts";

/** The complete schema of a database, one line per object; the order of columns doesn't matter. */
export async function catalogueOf(database: Database): Promise<string[]> {
  const rows = await database<{ line: string }[]>`
    with own as (
      select oid, relname, relkind, reloptions, relacl, relowner from pg_class where relnamespace = 'public'::regnamespace
    )
    select format('relation %s %s %s %s %s', relname, relkind, reloptions, relacl, relowner::regrole) as line from own
    union all
    select format('column %s.%s %s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod),
      concat_ws(' ', case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid)),
      concat(attidentity, attgenerated, attstorage), attcollation::regcollation, attacl)
    from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = own.oid and adnum = attnum
    where relkind <> 'i'
    union all
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select pg_get_indexdef(own.oid) from own where relkind = 'i'
    union all
    select format('%s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled) from pg_trigger join own on own.oid = tgrelid
    where not tgisinternal
    union all
    select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all
    select format('%s %s', pg_get_functiondef(oid), proacl) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('sequence %s %s %s %s %s %s %s', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin,
      seqmax, seqcycle) from pg_sequence join own on own.oid = seqrelid
    union all
    select format('type %s %s', typname, typtype) from pg_type where typnamespace = 'public'::regnamespace
    union all
    select format('extension %s', extname) from pg_extension
    union all
    select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
    union all
    select obj_description('migrations'::regclass)`;
  return rows.map(({ line }) => line).sort();
}

/** The number of rows in each table that isn't empty. */
export async function rowsIn(database: Database): Promise<Record<string, number>> {
  const tables = await database<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
  const counts = await Promise.all(tables.map(({ name }) => database`select from ${database(name)} limit 1000`));
  const held = tables.map(({ name }, n) => [name, counts[n]?.count ?? 0] as const);
  return Object.fromEntries(held.filter(([, count]) => count > 0));
}
