import { createHash } from "node:crypto";
import type { Message } from "../../../contract/interface/messages.ts";
import type { Connection, Database, Fragment } from "../../database/connection.ts";
import { type HttpProblem, says, tooMany } from "../problems.ts";

const minutes = 60;
const hours = 60 * minutes;
const largest = 2 ** 31 - 1;

const aDayOf = (countedAs: string, points: number) => ({ points, duration: 24 * hours, countedAs });

/** How often, in how many seconds. Generous; RATE_LIMIT_SCALE multiplies them. */
const limits = {
  /** Failed log-ins for an account, from whatever address; from a network; and wrong current passwords of a member. */
  logInFailures: { points: 10, duration: 15 * minutes, refusal: ({ seconds }) => says("tooManyLogIns", seconds) },
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
  /** What a member writes and uploads in a day. */
  posts: { points: 20, duration: 24 * hours, refusal: ({ most }) => says("tooManyPosts", most) },
  comments: { points: 200, duration: 24 * hours, refusal: ({ most }) => says("tooManyComments", most) },
  /** The same of new members. */
  newPosts: { ...aDayOf("posts", 5), refusal: ({ most }) => says("tooManyNewPosts", most) },
  newComments: { ...aDayOf("comments", 20), refusal: ({ most }) => says("tooManyNewComments", most) },
  reports: { points: 20, duration: 24 * hours, refusal: ({ most }) => says("tooManyReports", most) },
  pictures: { points: 60, duration: 24 * hours, refusal: ({ most }) => says("tooManyPictures", most) },
  /** Whom a member vouches for in a week, writes to for the first time in a day, and what they write in an hour. */
  vouches: { points: 20, duration: 7 * 24 * hours },
  contacts: { points: 10, duration: 24 * hours },
  messages: { points: 200, duration: hours },
  /** Mails that a member asks for to confirm their address. */
  confirmations: { points: 5, duration: hours },
  /** A member's question under way; given back when it is answered. Longer than an answer may take. */
  promptsAtOnce: { points: 1, duration: 30, isFixed: true },
} satisfies Record<string, Bound>;

type Bound = {
  points: number;
  duration: number;
  isFixed?: true;
  /** The limit that it is counted with, by another measure. */
  countedAs?: string;
  refusal?: (reached: { most: number; seconds: number }) => Message;
};
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
  /** Takes back one that was counted. */
  giveBack(limit: Limit, whose: string): Promise<void>;
  /**
   * Counts one in the transaction that does what is counted: both happen or neither, and of many at once exactly as many as
   * are allowed. Throws 429 with Retry-After.
   */
  spend(transaction: Connection, limit: Limit, whose: string): Promise<void>;
  /** The same as part of another statement: gives a row where there was one left. */
  spending(limit: Limit, whose: string): Fragment;
  /** Throws that 429, where `spending` gave no row. */
  refuse(database: Connection, limit: Limit, whose: string): Promise<never>;
};

/** Limits that all processes on one database share, that survive restarts, and that go by the database's clock. */
export function rateLimits(database: Database, scale: number): RateLimits {
  const mostOf = (limit: Limit) => {
    const { points, isFixed }: Bound = limits[limit];
    return isFixed ? points : Math.min(Math.max(1, Math.round(points * scale)), largest);
  };
  const now = database`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const secondsLeft = database`ceil((expire - ${now}) / 1000.0)::int as seconds_left`;

  const counting = (limit: Limit, whose: string) => {
    const ends = database`${now} + ${limits[limit].duration * 1000}`;
    return database`
      insert into rate_limits as known (key, points, expire) values (${keyOf(limit, whose)}, 1, ${ends})
      on conflict (key) do update set
        points = case when known.expire <= ${now} then 1 else known.points + 1 end,
        expire = case when known.expire <= ${now} then excluded.expire else known.expire end`;
  };
  const count = async (limit: Limit, whose: string): Promise<Counted> => {
    const [counted] = await database<[Counted]>`${counting(limit, whose)} returning points, ${secondsLeft}`;
    return counted;
  };
  const spending = (limit: Limit, whose: string) => database`
    ${counting(limit, whose)} where known.expire <= ${now} or known.points < ${mostOf(limit)} returning points`;
  const refuse = async (connection: Connection, limit: Limit, whose: string): Promise<never> => {
    const [counted] = await connection<Counted[]>`
      select points, ${secondsLeft} from rate_limits where key = ${keyOf(limit, whose)}`;
    throw problemAt(limit, mostOf(limit), counted?.secondsLeft ?? 0);
  };

  return {
    allows: async (limit, whose) => (await count(limit, whose)).points <= mostOf(limit),
    enforce: async (limit, whose) => {
      const { points, secondsLeft } = await count(limit, whose);
      if (points > mostOf(limit)) throw problemAt(limit, mostOf(limit), secondsLeft);
    },
    check: async (limit, whose) => {
      const [counted] = await database<Counted[]>`
        select points, ${secondsLeft} from rate_limits where key = ${keyOf(limit, whose)} and expire > ${now}`;
      if (counted && counted.points >= mostOf(limit)) throw problemAt(limit, mostOf(limit), counted.secondsLeft);
    },
    forgive: async (limit, whose) => {
      await database`delete from rate_limits where key = ${keyOf(limit, whose)}`;
    },
    giveBack: async (limit, whose) => {
      await database`update rate_limits set points = points - 1 where key = ${keyOf(limit, whose)} and points > 0`;
    },
    spend: async (transaction, limit, whose) => {
      const spent = await transaction`${spending(limit, whose)}`;
      if (spent.count === 0) await refuse(transaction, limit, whose);
    },
    spending,
    refuse,
  };
}

type Counted = { points: number; secondsLeft: number };

/** What is counted, and of whom, so that no address or name is kept. */
const keyOf = (limit: Limit, whose: string) =>
  `${(limits[limit] as Bound).countedAs ?? limit}:${createHash("sha256").update(whose.trim().toLowerCase()).digest("base64url")}`;

function problemAt(limit: Limit, most: number, secondsLeft: number): HttpProblem {
  const seconds = Math.max(1, secondsLeft);
  const { refusal }: Bound = limits[limit];
  return tooMany(refusal?.({ most, seconds }) ?? says("tooManyAttempts", seconds), seconds);
}
