import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database.ts";
import { HttpProblem } from "../problems.ts";

const minutes = 60;
const hours = 60 * minutes;

/** How often, in how many seconds. Generous; RATE_LIMIT_SCALE multiplies them. */
const limits = {
  /** Failed log-ins for an account, from whatever address; and wrong current passwords of a member. */
  logInFailures: { points: 10, duration: 15 * minutes },
  wrongPasswords: { points: 10, duration: 15 * minutes },
  /** Sign-ups from an address. */
  signUps: { points: 30, duration: 10 * minutes },
  /** Mails to recover an account, and requests for them from an address. */
  recoveries: { points: 5, duration: 30 * minutes },
  recoveryRequests: { points: 60, duration: 30 * minutes },
  /** New addresses of a member, each of which is mailed. */
  emailChanges: { points: 5, duration: hours },
  /** Invitations that a moderator or an admin sends. */
  invitations: { points: 100, duration: hours },
  /** Requests to the team from an address, and from everyone. */
  requests: { points: 5, duration: hours },
  allRequests: { points: 100, duration: 24 * hours },
  /** Questions to the assistant of a member, in an hour and a day, and of everyone. */
  prompts: { points: 10, duration: hours },
  dailyPrompts: { points: 30, duration: 24 * hours },
  allPrompts: { points: 500, duration: 24 * hours },
  /** A member's question under way; given back when it is answered. Longer than an answer may take. */
  promptsAtOnce: { points: 1, duration: 30, isFixed: true },
} satisfies Record<string, { points: number; duration: number; isFixed?: true }>;

type Limit = keyof typeof limits;

export type RateLimits = {
  /** Counts one; false where there were too many. */
  allows(limit: Limit, whose: string): Promise<boolean>;
  /** Counts one. Throws 429 with Retry-After where there were too many. */
  enforce(limit: Limit, whose: string): Promise<void>;
  /** Counts nothing. Throws 429 with Retry-After where as many as allowed were counted. */
  check(limit: Limit, whose: string): Promise<void>;
  /** Forgets what was counted. */
  forgive(limit: Limit, whose: string): Promise<void>;
};

/** Limits that all processes on one database share and that survive restarts. */
export function rateLimits(database: Database, scale: number): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
      const rows = await database.unsafe(text, values);
      return { rows, rowCount: rows.count };
    },
  };
  const limiterOf = (name: Limit) => {
    const { points, duration, isFixed }: { points: number; duration: number; isFixed?: true } = limits[name];
    return new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points: isFixed ? points : Math.max(1, Math.round(points * scale)),
      duration,
    });
  };
  const limiters = new Map((Object.keys(limits) as Limit[]).map((name) => [name, limiterOf(name)]));
  const limiter = (name: Limit) => limiters.get(name) as RateLimiterPostgres;

  /** Null where it is allowed, else the seconds to wait. */
  const consume = async (limit: Limit, whose: string): Promise<number | null> => {
    try {
      await limiter(limit).consume(keyOf(whose));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };

  return {
    allows: async (limit, whose) => (await consume(limit, whose)) === null,
    enforce: async (limit, whose) => {
      const wait = await consume(limit, whose);
      if (wait !== null) throw tooMany(wait);
    },
    check: async (limit, whose) => {
      const counted = await limiter(limit).get(keyOf(whose));
      if (counted && counted.remainingPoints <= 0) throw tooMany(Math.max(1, Math.ceil(counted.msBeforeNext / 1000)));
    },
    forgive: async (limit, whose) => {
      await limiter(limit).delete(keyOf(whose));
    },
  };
}

/** Who or what is counted, so that no address or name is kept. */
const keyOf = (whose: string) => createHash("sha256").update(whose.trim().toLowerCase()).digest("base64url");

function tooMany(seconds: number): HttpProblem {
  const wait = seconds < 90 ? "in a minute" : `in ${Math.ceil(seconds / 60)} minutes`;
  const body = { error: `Too many attempts. Please try again ${wait}.`, code: "too-many" };
  return new HttpProblem(429, body, { "Retry-After": String(seconds) });
}
