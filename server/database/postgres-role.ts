import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { boardRole, databaseName, type EmbeddedConnection, superuser } from "./postgres-cluster.ts";

// The board's role may create databases, for scratch restores, and nothing else on this server. Everything else is done
// here, as the cluster's superuser.

type Place = Pick<EmbeddedConnection, "host" | "port">;

const roleAndOwner = join(import.meta.dirname, "../../database/board-role.sql");

/** Creates the board's role where it is missing, and gives it the databases of an older Homecoming. */
export async function ensureRole(place: Place): Promise<void> {
  await handOver(place, "postgres");
}

/** Creates the board's database, or takes over from the superuser what an older Homecoming created in it. */
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
    // Without a time limit of its own, this waits forever if the server stopped meanwhile.
    await sql.end({ timeout: 1 });
  }
}
