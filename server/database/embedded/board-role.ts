import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { boardRole, databaseName, type EmbeddedConnection, superuser } from "./cluster.ts";

// The board works as a role that may make databases, for backups to try themselves on, and nothing else on this server. What
// needs more happens here, as the superuser that PostgreSQL is made with.

type Place = Pick<EmbeddedConnection, "host" | "port">;

const roleAndOwner = join(import.meta.dirname, "../../../database/board-role.sql");

/** Makes the role that the board works as, where there is none, and gives it the databases that an older Homecoming made. */
export async function ensureRole(place: Place): Promise<void> {
  await handOver(place, "postgres");
}

/** Makes the board's database, or takes all that is in one of an older Homecoming from the superuser. */
export async function ensureDatabase(place: Place): Promise<void> {
  await asSuperuser(place, "postgres", async (sql) => {
    const [known] = await sql`select from pg_database where datname = ${databaseName}`;
    if (!known) await sql`create database ${sql(databaseName)} owner ${sql(boardRole)}`.catch(unlessAnotherDid);
  });
  await handOver(place, databaseName);
}

async function handOver(place: Place, database: string): Promise<void> {
  const statements = await readFile(roleAndOwner, "utf8");
  await asSuperuser(place, database, (sql) => sql.unsafe(statements).simple());
}

function unlessAnotherDid(error: unknown): void {
  const exists = error instanceof postgres.PostgresError && ["42P04", "23505"].includes(error.code);
  if (!exists) throw error;
}

async function asSuperuser(
  place: Place,
  database: string,
  work: (sql: postgres.Sql) => Promise<unknown>,
): Promise<void> {
  const sql = postgres({ ...place, database, username: superuser, max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
