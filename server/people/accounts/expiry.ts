import type { Connection } from "../../database/connection.ts";
import { isAlive } from "./session-store.ts";

/** Sessions, mailed links, invitations and counted attempts that are over are gone, not only refused. */
export async function deleteExpired(database: Connection): Promise<void> {
  await database`delete from sessions where not ${isAlive(database)}`;
  await database`delete from account_tokens where expires_at <= now()`;
  await database`delete from idempotency_keys where expires_at <= now()`;
  await database`delete from address_returns where expires_at <= now()`;
  await database`delete from invitations where expires_at <= now()`;
  await database`delete from rate_limits where expire <= extract(epoch from now()) * 1000`;
}
