import { vi } from "vitest";
import type { Entry } from "../../../contract/notifications/entries.ts";
import type { Database } from "../../../server/database/connection.ts";
import type { Caller } from "../caller.ts";

/** What stands in a member's inbox. */
export const inboxOf = async (member: Caller, query = ""): Promise<Entry[]> =>
  (await member.get(`/notifications${query}`)).body.results;

/** The same, once all that happened is told. */
export async function toldInbox(database: Database, member: Caller, query = ""): Promise<Entry[]> {
  await allTold(database);
  return inboxOf(member, query);
}

/** Waits until nothing waits to be told. */
export const allTold = (database: Database): Promise<void> =>
  vi.waitFor(
    async () => {
      const { count } = await database`select from events where place is null limit 1`;
      if (count > 0) throw new Error("Not everything that happened is told");
    },
    { timeout: 10_000, interval: 10 },
  );
