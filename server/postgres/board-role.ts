import postgres from "postgres";
import { boardRole, databaseName, type EmbeddedConnection, superuser } from "./cluster.ts";

// The board works as a role that may make databases, for backups to try themselves on, and nothing else on this server. What
// needs more happens here, as the superuser that PostgreSQL is made with.

type Place = Pick<EmbeddedConnection, "host" | "port">;

/** Makes the role that the board works as, where there is none. */
export async function ensureRole(place: Place): Promise<void> {
  await asSuperuser(place, "postgres", async (sql) => {
    const [known] = await sql`select from pg_roles where rolname = ${boardRole}`;
    if (!known) await sql`create role ${sql(boardRole)} login createdb`.catch(unlessAnotherDid);
  });
}

/** Makes the board's database, or takes one of an older Homecoming from the superuser, with all that is in it. */
export async function ensureDatabase(place: Place): Promise<void> {
  await asSuperuser(place, "postgres", async (sql) => {
    const [known] = await sql`select from pg_database where datname = ${databaseName}`;
    if (!known) await sql`create database ${sql(databaseName)} owner ${sql(boardRole)}`.catch(unlessAnotherDid);
    await handOver(sql, databases(sql));
  });
  await asSuperuser(place, databaseName, (sql) => handOver(sql, contents(sql)));
}

async function asSuperuser(place: Place, database: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres({ ...place, database, username: superuser, max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

function unlessAnotherDid(error: unknown): void {
  const exists = error instanceof postgres.PostgresError && ["42P04", "42710", "23505"].includes(error.code);
  if (!exists) throw error;
}

/** All or nothing; of two starts at once one does it. */
async function handOver(sql: postgres.Sql, owned: postgres.PendingQuery<postgres.Row[]>): Promise<void> {
  const orders = async (asked: postgres.ISql) =>
    (await asked<{ name: string }[]>`${owned}`).map(({ name }) => `alter ${name} owner to ${boardRole}`).join(";\n");
  if ((await orders(sql)) === "") return;
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${handingOver})`;
    await transaction.unsafe(await orders(transaction)).simple();
  });
}

const handingOver = 1_215_261_031;

/** A backup that was killed left its scratch database, too. */
const databases = (sql: postgres.Sql) => sql`
  select format('database %I', datname) as name from pg_database
  where datdba = ${superuser}::regrole and not datistemplate and datname <> 'postgres'`;

/** What the superuser owns, as ALTER calls it. Indexes and a column's numbers go with their tables. */
const contents = (sql: postgres.Sql) => sql`
  with places as (
    select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('schema %I', nspname) as name from places where nspowner = ${superuser}::regrole
  union all
  select format('%s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      else 'table' end, pg_class.oid::regclass)
  from pg_class join places on places.oid = relnamespace
  where relowner = ${superuser}::regrole and relkind in ('r', 'p', 'v', 'm', 'S') and not (relkind = 'S' and exists (
    select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
  union all
  select format('routine %s', pg_proc.oid::regprocedure) from pg_proc join places on places.oid = pronamespace
  where proowner = ${superuser}::regrole
  union all
  select format('type %s', pg_type.oid::regtype) from pg_type join places on places.oid = typnamespace
  where typowner = ${superuser}::regrole and typtype in ('e', 'd')`;
