import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import type { Connection, Database } from "./connection.ts";

/** Why processes wake each other: something was committed that is to be told, or was told. */
export type Word = "committed" | "told";

const channel = "happened";
const beforeAnother = 250;

/** Wakes all processes, this one too. In a statement of its own, never in a transaction that writes: those would queue for one lock. */
export async function wake(database: Connection, word: Word): Promise<void> {
  await database`select pg_notify(${channel}, ${word})`;
}

/**
 * Hears what wakes processes, on a connection of its own, again and again where it is lost; each time it may have missed
 * something, which `heard` is told by every word.
 */
export function hearWords(database: Database, heard: (word: Word) => void): { close(): Promise<void> } {
  let isClosing = false;
  let client: postgres.Sql | undefined;
  const hear = async () => {
    while (!isClosing) {
      const lost = Promise.withResolvers<void>();
      const own = { max: 1, idle_timeout: null, max_lifetime: null, fetch_types: false };
      const heeding = { onnotify: (_: string, word: Word) => heard(word), onclose: () => lost.resolve() };
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
