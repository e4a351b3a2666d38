import { isDatabaseDown } from "../database/outage.ts";
import { type HttpProblem, unavailable } from "./problems.ts";

/** Does work when its turn comes. Throws 503 where too many wait, or where the work before it has come to a standstill. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type Bounds = {
  atOnce?: number;
  /** How many wait at most, and how long, in milliseconds. */
  waiting?: number;
  patience?: number;
  /** How long anyone waits in all: work that takes longer goes on alone, and holds its turn as long. */
  deadline?: number;
  /** What is said then. */
  tooLate?: HttpProblem;
};

export type Turns = {
  /** Turns of one kind of work. */
  of(bounds?: Bounds): InTurn;
  counts(): { running: number; waiting: number };
};

/**
 * Bounds what waits for the database. Each route has turns of its own, fewer than there are connections: one whose table is
 * locked leaves connections to the others, and lets a single request at a time find out whether that is over.
 */
export function takingTurns(): Turns {
  const counts = { running: 0, waiting: 0 };
  return { of: (bounds) => turnsWithin(bounds ?? {}, counts), counts: () => counts };
}

/** A line of their own for every member: whoever sends many at once waits behind themselves, and nobody else does. */
export function ownLines(bounds: Bounds) {
  const turns = takingTurns();
  const lines = new Map<number, { inTurn: InTurn; length: number }>();
  return async <Result>(memberId: number, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(memberId) ?? { inTurn: turns.of(bounds), length: 0 };
    lines.set(memberId, line);
    line.length += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(memberId);
    }
  };
}

function turnsWithin(
  { atOnce = 4, waiting = 40, patience = 600, deadline = 4500, tooLate = unavailable }: Bounds,
  counts: ReturnType<Turns["counts"]>,
): InTurn {
  const queue = new Set<() => void>();
  let running = 0;
  let standsStill = false;
  const mayRun = () => running < (standsStill ? 1 : atOnce);

  const begin = () => {
    running += 1;
    counts.running += 1;
  };
  const end = () => {
    running -= 1;
    counts.running -= 1;
    for (const callUp of queue) if (mayRun()) callUp();
  };
  const comesUp = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.delete(callUp);
        counts.waiting -= 1;
      };
      const callUp = () => {
        leave();
        begin();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(unavailable);
      }, patience);
      queue.add(callUp);
      counts.waiting += 1;
    });

  const outcome = async <Result>(work: () => Promise<Result>) => {
    try {
      const result = await work();
      standsStill = false;
      return result;
    } catch (error) {
      standsStill = isDatabaseDown(error);
      throw error;
    } finally {
      end();
    }
  };

  return async (work) => {
    if (mayRun() && queue.size === 0) begin();
    else if (queue.size >= waiting) throw unavailable;
    else await comesUp();
    return withinTime(deadline, tooLate, outcome(work));
  };
}

/** Rejects when it takes longer; the work itself goes on. */
function withinTime<Result>(milliseconds: number, tooLate: HttpProblem, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
