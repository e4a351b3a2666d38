import { isDatabaseDown } from "../../database/outage.ts";
import { type HttpProblem, unavailable } from "../problems.ts";

/** Does work when fewer than allowed are under way. Throws 503 where too many wait, or where the work before it has come to a standstill. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type Bounds = {
  atOnce?: number;
  /** How many wait at most, and how long, in milliseconds. */
  waiting?: number;
  patience?: number;
  /** How long anyone waits in all: work that takes longer goes on alone, and counts as long. */
  deadline?: number;
  /** What is said then. */
  tooLate?: HttpProblem;
};

export type ConcurrencyLimits = {
  /** A limit for one kind of work. */
  limit(bounds?: Bounds): Limited;
  counts(): { running: number; waiting: number };
};

/**
 * Bounds what waits for the database. Each route has a limit of its own, lower than there are connections: one whose table is
 * locked leaves connections to the others, and lets a single request at a time find out whether that is over.
 */
export function concurrencyLimits(): ConcurrencyLimits {
  const counts = { running: 0, waiting: 0 };
  return { limit: (bounds) => limitWithin(bounds ?? {}, counts), counts: () => counts };
}

/** A limit of their own for every member: whoever sends many at once waits behind themselves, and nobody else does. */
export function limitPerMember(bounds: Bounds) {
  const concurrency = concurrencyLimits();
  const members = new Map<number, { limited: Limited; underWay: number }>();
  return async <Result>(memberId: number, work: () => Promise<Result>): Promise<Result> => {
    const own = members.get(memberId) ?? { limited: concurrency.limit(bounds), underWay: 0 };
    members.set(memberId, own);
    own.underWay += 1;
    try {
      return await own.limited(work);
    } finally {
      own.underWay -= 1;
      if (own.underWay === 0) members.delete(memberId);
    }
  };
}

function limitWithin(
  { atOnce = 4, waiting = 40, patience = 600, deadline = 4500, tooLate = unavailable }: Bounds,
  counts: ReturnType<ConcurrencyLimits["counts"]>,
): Limited {
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
    for (const start of queue) if (mayRun()) start();
  };
  const waited = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.delete(start);
        counts.waiting -= 1;
      };
      const start = () => {
        leave();
        begin();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(unavailable);
      }, patience);
      queue.add(start);
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
    else await waited();
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
