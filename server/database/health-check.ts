import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseAddress, openDatabase } from "./connection.ts";
import { type Lifeline, lifeline } from "./connection-guard.ts";

const beat = 1000;
const patience = 2500;

/**
 * A database that hangs takes every question and answers none, and no time limit of its own can end that. So it is asked
 * each second on a connection of its own; while no answer comes, `line` is cut. What else goes wrong answers for itself.
 */
export function watchPulse(address: DatabaseAddress, line: Lifeline, log: (line: string) => void) {
  const own = lifeline();
  own.mend();
  const database = openDatabase(address, { max: 1, line: own });
  let asking = false;
  let hangs = false;

  const pulse = setInterval(async () => {
    if (asking) return;
    asking = true;
    const answers = await answersWithin(patience, database`select 1`);
    asking = false;
    if (!answers) {
      own.cut();
      own.mend();
      line.cut();
    } else if (hangs) line.mend();
    if (hangs === answers) log(answers ? "The database answers again." : "The database does not answer.");
    hangs = !answers;
  }, beat).unref();

  return {
    stop: async () => {
      clearInterval(pulse);
      await database.end({ timeout: 0 });
    },
  };
}

/** An error is an answer too. */
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
  // Should it have been us who hung, the answer is waiting to be read.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  return answered;
}
