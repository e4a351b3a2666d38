import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseAddress, openDatabase } from "./connection.ts";
import { type ConnectionGuard, connectionGuard } from "./connection-guard.ts";

const interval = 1000;
const patience = 2500;

/**
 * Detects a database that hangs: it accepts queries and never answers, which its own statement timeout can't end. It is queried
 * every second on a separate connection; while no answer comes, `guard` refuses. All other errors surface in the queries
 * themselves.
 */
export function watchHealth(address: DatabaseAddress, guard: ConnectionGuard, log: (line: string) => void) {
  const own = connectionGuard();
  own.admit();
  const database = openDatabase(address, { max: 1, guard: own });
  let asking = false;
  let hangs = false;

  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    const answers = await answersWithin(patience, database`select 1`);
    asking = false;
    if (!answers) {
      own.refuse();
      own.admit();
      guard.refuse();
    } else if (hangs) guard.admit();
    if (hangs === answers) log(answers ? "The database answers again." : "The database does not answer.");
    hangs = !answers;
  }, interval).unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await database.end({ timeout: 0 });
    },
  };
}

/** Resolves to true on an error too: the database answered. */
async function answersWithin(milliseconds: number, question: Promise<unknown>): Promise<boolean> {
  let answered = false;
  const answer = question.then(
    () => {
      answered = true;
    },
    () => {
      answered = true;
    },
  );
  await Promise.race([answer, pause(milliseconds, undefined, { ref: false })]);
  // If this process itself was blocked, the answer may already be waiting to be read.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  return answered;
}
