import { createHash } from "node:crypto";
import type { Database } from "../database.ts";
import { HttpProblem } from "../problems.ts";

const minutes = 60;
const hours = 60 * minutes;

/** How often, in how many seconds. Generous; RATE_LIMIT_SCALE multiplies them. */
const limits = {
  /** Failed log-ins for an account, from whatever address; from a network; and wrong current passwords of a member. */
  logInFailures: {
    points: 10,
    duration: 15 * minutes,
    wayPast: "Or reset your password: after that you can log in at once.",
  },
  networkLogInFailures: { points: 150, duration: 15 * minutes },
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
  /** Requests to the team from an address, in an hour and a day, and from everyone. */
  requests: { points: 5, duration: hours },
  dailyRequests: { points: 20, duration: 24 * hours },
  allRequests: { points: 100, duration: 24 * hours },
  /** Questions to the assistant of a member, in an hour and a day, and of everyone: to a provider, and to the board itself. */
  prompts: { points: 10, duration: hours },
  dailyPrompts: { points: 30, duration: 24 * hours },
  allPrompts: { points: 500, duration: 24 * hours },
  allOwnAnswers: { points: 500, duration: 24 * hours },
  /** A member's question under way; given back when it is answered. Longer than an answer may take. */
  promptsAtOnce: { points: 1, duration: 30, isFixed: true },
} satisfies Record<string, Bound>;

type Bound = { points: number; duration: number; isFixed?: true; wayPast?: string };
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

/** Limits that all processes on one database share, that survive restarts, and that go by the database's clock. */
export function rateLimits(database: Database, scale: number): RateLimits {
  const mostOf = (limit: Limit) => {
    const { points, isFixed }: Bound = limits[limit];
    return isFixed ? points : Math.max(1, Math.round(points * scale));
  };
  const now = database`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const secondsLeft = database`ceil((expire - ${now}) / 1000.0)::int as seconds_left`;

  const count = async (limit: Limit, whose: string): Promise<Counted> => {
    const ends = database`${now} + ${limits[limit].duration * 1000}`;
    const [counted] = await database<[Counted]>`
      insert into rate_limits as known (key, points, expire) values (${keyOf(limit, whose)}, 1, ${ends})
      on conflict (key) do update set
        points = case when known.expire <= ${now} then 1 else known.points + 1 end,
        expire = case when known.expire <= ${now} then excluded.expire else known.expire end
      returning points, ${secondsLeft}`;
    return counted;
  };

  return {
    allows: async (limit, whose) => (await count(limit, whose)).points <= mostOf(limit),
    enforce: async (limit, whose) => {
      const { points, secondsLeft } = await count(limit, whose);
      if (points > mostOf(limit)) throw tooMany(limit, secondsLeft);
    },
    check: async (limit, whose) => {
      const [counted] = await database<Counted[]>`
        select points, ${secondsLeft} from rate_limits where key = ${keyOf(limit, whose)} and expire > ${now}`;
      if (counted && counted.points >= mostOf(limit)) throw tooMany(limit, counted.secondsLeft);
    },
    forgive: async (limit, whose) => {
      await database`delete from rate_limits where key = ${keyOf(limit, whose)}`;
    },
  };
}

type Counted = { points: number; secondsLeft: number };

/** What is counted, and of whom, so that no address or name is kept. */
const keyOf = (limit: Limit, whose: string) =>
  `${limit}:${createHash("sha256").update(whose.trim().toLowerCase()).digest("base64url")}`;

function tooMany(limit: Limit, secondsLeft: number): HttpProblem {
  const { wayPast }: Bound = limits[limit];
  const seconds = Math.max(1, secondsLeft);
  const wait = seconds < 90 ? "in a minute" : `in ${Math.ceil(seconds / 60)} minutes`;
  const sentences = [`Too many attempts. Please try again ${wait}.`, ...(wayPast ? [wayPast] : [])];
  const body = { error: sentences.join(" "), code: "too-many" };
  return new HttpProblem(429, body, { "Retry-After": String(seconds) });
}
