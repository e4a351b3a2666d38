import { isDatabaseDown } from "../database/connection.ts";
import { type HttpProblem, unavailable } from "./problems.ts";

/**
 * Runs work once fewer than `atOnce` are running. Those who wait take turns: first the longest waiting of each network, then the
 * second of each. Throws 503 if too many are waiting, or if the wait exceeds `patience`; a full queue turns away whoever
 * came last from the network with the most waiting. A caller whose signal is aborted stops waiting.
 */
export type RunLimited = <Result>(work: () => Promise<Result>, network?: string, caller?: Caller) => Promise<Result>;
type Caller = { readonly signal: AbortSignal };

export type ConcurrencyBounds = {
  atOnce?: number;
  /** The most calls that wait, and for how long at most, in milliseconds. */
  waiting?: number;
  patience?: number;
  /**
   * The time limit of a call's work, in milliseconds. Work that exceeds it continues without its caller, and keeps its place.
   */
  deadline?: number;
  /** The error of work that exceeds the deadline. */
  tooLate?: HttpProblem;
};

export type ConcurrencyLimits = {
  /** Creates a separate limit. */
  limit(bounds?: ConcurrencyBounds): RunLimited;
  counts(): { running: number; waiting: number };
};

/**
 * Concurrency limits for work on the database. Each route has its own, below the size of the pool, so that one whose table is
 * locked leaves connections to the others. After a failure of the database, a limit admits one call at a time until one
 * succeeds.
 */
export function concurrencyLimits(): ConcurrencyLimits {
  const counts = { running: 0, waiting: 0 };
  return { limit: (bounds) => limitWithin(bounds ?? {}, counts), counts: () => counts };
}

/** A separate limit for each member, so that whoever sends many requests at once delays only their own. */
export function limitPerMember(bounds: ConcurrencyBounds) {
  const concurrency = concurrencyLimits();
  const members = new Map<number, { limited: RunLimited; underWay: number }>();
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
  { atOnce = 4, waiting = 40, patience = 600, deadline = 4500, tooLate = unavailable }: ConcurrencyBounds,
  counts: ReturnType<ConcurrencyLimits["counts"]>,
): RunLimited {
  const queue = fairQueue<Waiter>();
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
    while (mayRun() && queue.size() > 0) queue.next()?.start();
  };
  const waited = (network: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", refuse);
        queue.delete(network, waiter);
        counts.waiting -= 1;
      };
      const start = () => {
        leave();
        begin();
        resolve();
      };
      const refuse = () => {
        leave();
        reject(unavailable);
      };
      const waiter = { start, refuse };
      const timer = setTimeout(refuse, patience);
      queue.add(network, waiter);
      counts.waiting += 1;
      signal?.addEventListener("abort", refuse);
      if (signal?.aborted) refuse();
      else if (queue.size() > waiting) queue.lastOfMost()?.refuse();
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

  return async (work, network = "", caller) => {
    if (mayRun() && queue.size() === 0) begin();
    else await waited(network, caller?.signal);
    return withinTime(deadline, tooLate, outcome(work));
  };
}

type Waiter = { start: () => void; refuse: () => void };

/** Rejects with `tooLate` after the time; the work itself continues. */
function withinTime<Result>(milliseconds: number, tooLate: HttpProblem, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A queue in which networks take turns, so that one that sends a lot delays only itself. */
function fairQueue<Waiter>() {
  // A map keeps its order: the network whose turn is next stands first.
  const networks = new Map<string, Set<Waiter>>();
  let size = 0;

  function remove(network: string, waiter: Waiter): void {
    const own = networks.get(network);
    if (!own?.delete(waiter)) return;
    size -= 1;
    if (own.size === 0) networks.delete(network);
  }

  return {
    size: () => size,
    add(network: string, waiter: Waiter): void {
      networks.set(network, (networks.get(network) ?? new Set()).add(waiter));
      size += 1;
    },
    delete: remove,
    /** Takes the longest waiting of the network whose turn it is, which then goes to the end. */
    next(): Waiter | undefined {
      const [network, own] = networks.entries().next().value ?? [];
      const [waiter] = own ?? [];
      if (network === undefined || own === undefined || waiter === undefined) return undefined;
      networks.delete(network);
      networks.set(network, own);
      remove(network, waiter);
      return waiter;
    },
    /** The one who came last from the network with the most waiting; of equals, from the one whose turn is latest. */
    lastOfMost(): Waiter | undefined {
      const [most] = [...networks.values()].reverse().sort((one, other) => other.size - one.size);
      return most && [...most].at(-1);
    },
  };
}
