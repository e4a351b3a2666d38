import { vi } from "vitest";
import type { Entry } from "../../../contract/notifications/notifications.ts";
import type { Database } from "../../../server/database/connection.ts";
import { sendWakeUp } from "../../../server/database/process-notifications.ts";
import type { Caller } from "../caller.ts";

/** The entries of a member's inbox. */
export const inboxOf = async (member: Caller, query = ""): Promise<Entry[]> =>
  (await member.get(`/notifications${query}`)).body.results;

/** The same, after all events were delivered. */
export async function toldInbox(database: Database, member: Caller, query = ""): Promise<Entry[]> {
  await allTold(database);
  return inboxOf(member, query);
}

/** Waits until all events are delivered. Wakes the worker first, because events written directly to the database don't. */
export async function allTold(database: Database): Promise<void> {
  const waits = async () => (await database`select from events where place is null limit 1`).count > 0;
  if (!(await waits())) return;
  await sendWakeUp(database, "committed");
  await vi.waitFor(
    async () => {
      if (await waits()) throw new Error("Not everything that happened is told");
    },
    { timeout: 10_000, interval: 10 },
  );
}
