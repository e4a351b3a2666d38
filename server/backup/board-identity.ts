import type { Transaction } from "../database/connection.ts";
import type { Header } from "./backup-file.ts";

const enough = 10_000;
const sinceIdentities = "016-departures.sql";

/**
 * Whether a backup, restored into `source`, is of the board in `target`, so that an id means the same member in both. Backups
 * made before boards had an identity are recognised by any record that both share.
 */
export async function isOfThisBoard(
  source: Transaction,
  target: Transaction,
  { migrations }: Header,
): Promise<boolean> {
  if (migrations.includes(sinceIdentities)) return (await identityOf(source)) === (await identityOf(target));
  const known = await source<{ record: string }[]>`select record from ${records(source)} limit ${enough}`;
  const { count } = await target`
    select from ${records(target)} where record = any(${known.map(({ record }) => record)}) limit 1`;
  return count > 0;
}

async function identityOf(sql: Transaction): Promise<string | undefined> {
  const [board] = await sql<{ id: string }[]>`select id from board_identity`;
  return board?.id;
}

/** Records that no import creates and no two boards share by accident: salted passwords, and times to the microsecond. */
const records = (sql: Transaction) => sql`(
  select concat_ws(' ', 'user', id, password_hash) as record from users where password_hash is not null
  union all select concat_ws(' ', 'comment', id, created_at) from comments
  union all select concat_ws(' ', 'trail', id, at) from audit_trail
) records`;
