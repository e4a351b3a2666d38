import postgres from "postgres";
import type { EmbeddedConnection } from "./postgres-cluster.ts";

/** A tenant's hold on the embedded database: a lock of its connection, so that it ends with the process. */
export type Tenancy = {
  isHeld(): boolean;
  drop(): Promise<void>;
  /** Ends the tenancy. Runs `last` where no other tenant is left; no other can leave meanwhile. */
  leave(last: () => Promise<void>): Promise<void>;
};

export class AlreadyRunning extends Error {
  constructor(dataDir: string) {
    super(`Homecoming is already running on the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

// Advisory locks of two keys: the first is ours alone, the second is the purpose.
const ours = 1_215_261_029;
const using = 1;
const serving = 2;
const leaving = 3;

/**
 * @param alone whether only one such tenant may exist (the server); the command line joins any
 * @throws AlreadyRunning where `alone` is set and another such tenant exists
 */
export async function becomeTenant(connection: EmbeddedConnection, dataDir: string, alone: boolean): Promise<Tenancy> {
  let held = true;
  const sql = postgres({
    ...connection,
    database: "postgres",
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    onclose: () => {
      held = false;
    },
  });
  const others = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and classid = ${ours} and objid = ${using}
        and granted and pid <> pg_backend_pid()`
    ).count;
  try {
    // Nobody can join while the last tenant leaves and stops the database.
    await sql`select pg_advisory_lock_shared(${ours}, ${leaving})`;
    await sql`select pg_advisory_lock_shared(${ours}, ${using})`;
    await sql`select pg_advisory_unlock_shared(${ours}, ${leaving})`;
    if (alone && !(await becomesTheOne(sql))) throw new AlreadyRunning(dataDir);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  return {
    isHeld: () => held,
    drop: () => sql.end({ timeout: 0 }),
    leave: async (last) => {
      await sql`select pg_advisory_lock(${ours}, ${leaving})`;
      if ((await others()) === 0) await last();
      await sql.end({ timeout: 1 });
    },
  };
}

/** Retries for a second: a killed server's lock is released only when its connection closes. */
async function becomesTheOne(sql: postgres.Sql): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const [row] = await sql`select pg_try_advisory_lock(${ours}, ${serving}) as got`;
    if (row?.got) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
