import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import type { Connection, Database } from "./connection.ts";

/** Why processes wake each other: events were committed, or were delivered. */
export type WakeUp = "committed" | "told";

const channel = "happened";
const beforeAnother = 250;

/**
 * Wakes all processes, this one included. To be called outside of writing transactions: a notify makes their commits queue for
 * one lock.
 */
export async function sendWakeUp(database: Connection, word: WakeUp): Promise<void> {
  await database`select pg_notify(${channel}, ${word})`;
}

/**
 * Listens for wake-ups on a connection of its own, and reconnects when it is lost. After each connect `heard` is called once for
 * every reason, because wake-ups may have been missed.
 */
export function listenForWakeUps(database: Database, heard: (word: WakeUp) => void): { close(): Promise<void> } {
  let isClosing = false;
  let client: postgres.Sql | undefined;
  const hear = async () => {
    while (!isClosing) {
      const lost = Promise.withResolvers<void>();
      const own = { max: 1, idle_timeout: null, max_lifetime: null, fetch_types: false };
      const heeding = { onnotify: (_: string, word: WakeUp) => heard(word), onclose: () => lost.resolve() };
      client = postgres({ ...database.options, ...own, ...heeding } as never);
      try {
        await client.unsafe(`listen ${channel}`);
        heard("committed");
        heard("told");
        await lost.promise;
      } catch {
        await pause(beforeAnother);
      }
      await client.end({ timeout: 0 });
    }
  };
  const hearing = hear();
  return {
    close: async () => {
      isClosing = true;
      await client?.end({ timeout: 0 });
      await hearing;
    },
  };
}
