import { createHash } from "node:crypto";
import { tokenCalls } from "../../contract/grants.ts";
import type { Message } from "../../contract/interface/messages.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { type HttpProblem, says, tooMany } from "./problems.ts";

const minutes = 60;
const hours = 60 * minutes;
const largest = 2 ** 31 - 1;

const aDayOf = (countedAs: string, points: number) => ({ points, duration: 24 * hours, countedAs });

/** Points within seconds, generous for real use; multiplied by RATE_LIMIT_SCALE. */
const limits = {
  /** Log-ins that succeed, for an account from any address, and from a network. */
  logIns: { points: 30, duration: 15 * minutes },
  networkLogIns: { points: 300, duration: 15 * minutes },
  /** Failed log-ins for an account from any address, and from a network; and wrong current passwords of a member. */
  logInFailures: { points: 10, duration: 15 * minutes, refusal: ({ seconds }) => says("tooManyLogIns", seconds) },
  networkLogInFailures: { points: 150, duration: 15 * minutes },
  wrongPasswords: { points: 10, duration: 15 * minutes },
  /** Codes of a member's second factor, reset by a correct one; and the mail about too many. */
  wrongCodes: { points: 5, duration: 15 * minutes, isFixed: true },
  lockedMails: { points: 1, duration: 15 * minutes, isFixed: true },
  /** Networks that a staff member logged in from: the first log-in within this period counts as new. */
  knownNetworks: { points: 1, duration: 30 * 24 * hours, isFixed: true },
  /** Attempts that a network begins, at a provider or with a passkey. */
  attempts: { points: 300, duration: 15 * minutes },
  /** Sign-ups from an address. */
  signUps: { points: 30, duration: 10 * minutes },
  /** Recovery mails for an account, and requests for them from an address. */
  recoveries: { points: 5, duration: 30 * minutes },
  recoveryRequests: { points: 60, duration: 30 * minutes },
  /** Changes of a member's address, each of which sends a mail. */
  emailChanges: { points: 5, duration: hours },
  /** Invitations that a moderator or an admin sends. */
  invitations: { points: 100, duration: hours },
  /** Contact requests from an address, in an hour and in a day, and from everyone. */
  requests: { points: 5, duration: hours },
  dailyRequests: { points: 20, duration: 24 * hours },
  allRequests: { points: 100, duration: 24 * hours },
  /**
   * Questions to the assistant: of a member in an hour and in a day; of everyone to providers, and to the board's own summary.
   */
  prompts: { points: 10, duration: hours },
  dailyPrompts: { points: 30, duration: 24 * hours },
  allPrompts: { points: 500, duration: 24 * hours },
  allOwnAnswers: { points: 500, duration: 24 * hours },
  /** What a member posts, reports and uploads in a day. */
  posts: { points: 20, duration: 24 * hours, refusal: ({ most }) => says("tooManyPosts", most) },
  comments: { points: 200, duration: 24 * hours, refusal: ({ most }) => says("tooManyComments", most) },
  /** Stricter limits for new members, counted together with the ordinary ones. */
  newPosts: { ...aDayOf("posts", 5), refusal: ({ most }) => says("tooManyNewPosts", most) },
  newComments: { ...aDayOf("comments", 20), refusal: ({ most }) => says("tooManyNewComments", most) },
  /** Changes of posts, comments and profiles in an hour, and members newly mentioned in a day. */
  edits: { points: 60, duration: hours, refusal: ({ most, seconds }) => says("tooManyEdits", most, seconds) },
  newEdits: {
    ...{ points: 20, duration: hours, countedAs: "edits" },
    refusal: ({ most, seconds }) => says("tooManyNewEdits", most, seconds),
  },
  mentions: { points: 50, duration: 24 * hours, refusal: ({ most }) => says("tooManyMentionsToday", most) },
  newMentions: { ...aDayOf("mentions", 10), refusal: ({ most }) => says("tooManyNewMentions", most) },
  /** Companies that a member newly names. */
  companyChanges: { points: 3, duration: 30 * 24 * hours, refusal: ({ most }) => says("tooManyCompanyChanges", most) },
  /** Answers to "where are you now?" that nobody asked for. */
  checkIns: { points: 20, duration: 24 * hours },
  /** Changes of a member's list of repositories, each of which fetches from their addresses. */
  repositories: { points: 30, duration: hours },
  reports: { points: 20, duration: 24 * hours, refusal: ({ most }) => says("tooManyReports", most) },
  pictures: { points: 60, duration: 24 * hours, refusal: ({ most }) => says("tooManyPictures", most) },
  newPictures: { ...aDayOf("pictures", 5), refusal: ({ most }) => says("tooManyNewPictures", most) },
  /** A member's claims of cohorts in a day, each of which hashes their address. */
  claims: { points: 20, duration: 24 * hours },
  /** Vouches in a week, first messages to members in a day, and messages in an hour. */
  vouches: { points: 20, duration: 7 * 24 * hours },
  contacts: { points: 10, duration: 24 * hours },
  messages: { points: 200, duration: hours },
  /** Confirmation mails that a member requests. */
  confirmations: { points: 5, duration: hours },
  /** Calls with a token, in a minute and in a day. */
  tokenCalls: { points: tokenCalls.minute, duration: minutes },
  dailyTokenCalls: aDayOf("dailyTokenCalls", tokenCalls.day),
  /** A member's exports in a day, and the running one; uncounted afterwards. */
  exports: { points: 5, duration: 24 * hours, refusal: ({ most }) => says("tooManyExports", most) },
  exportsAtOnce: { points: 1, duration: 15 * minutes, isFixed: true },
  /** A member's question that is being answered; uncounted afterwards. The duration exceeds the longest answer. */
  promptsAtOnce: { points: 1, duration: 30, isFixed: true },
} satisfies Record<string, Bound>;

type Bound = {
  points: number;
  duration: number;
  isFixed?: true;
  /** The limit whose counter this one shares. */
  countedAs?: string;
  refusal?: (reached: { most: number; seconds: number }) => Message;
};
type Limit = keyof typeof limits;

export type RateLimits = {
  /** Counts one action; returns false if that exceeds the limit. */
  allows(limit: Limit, whose: string): Promise<boolean>;
  /** Counts one action. Throws 429 with Retry-After where that exceeds the limit. */
  enforce(limit: Limit, whose: string): Promise<void>;
  /** Counts nothing. Throws 429 with Retry-After where the limit is reached. */
  check(limit: Limit, whose: string): Promise<void>;
  /** Resets the counter. */
  forgive(limit: Limit, whose: string): Promise<void>;
  /** Takes one counted action back. */
  giveBack(limit: Limit, whose: string): Promise<void>;
  /**
   * Counts one action, or `points`, in the transaction of the counted action, so that both are committed or neither, and concurrent
   * ones never exceed the limit. Throws 429 with Retry-After.
   */
  spend(transaction: Connection, limit: Limit, whose: string, points?: number): Promise<void>;
  /**
   * As `spend`, as a part of another statement, in SQL: gives a row unless the limit is reached. Counts nothing if `from` gives
   * no row.
   */
  spending(limit: Limit, whose: string, from: Fragment): Fragment;
  /** Counts one action as a part of another statement, in SQL: gives the `points` counted and the `seconds_left`. */
  counting(limit: Limit, whose: string, from: Fragment): Fragment;
  mostOf(limit: Limit): number;
  /** Throws the 429 for a `spending` that gave no row. */
  refuse(database: Connection, limit: Limit, whose: string): Promise<never>;
};

/** Rate limits in the database: shared by all processes, kept across restarts, and timed by the database's clock. */
export function rateLimits(database: Database, scale: number): RateLimits {
  const mostOf = (limit: Limit) => {
    const { points, isFixed }: Bound = limits[limit];
    return isFixed ? points : Math.min(Math.max(1, Math.round(points * scale)), largest);
  };
  const now = database`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const secondsLeft = database`ceil((expire - ${now}) / 1000.0)::int as seconds_left`;

  const counting = (limit: Limit, whose: string, { points = 1, from = database`` }: Counting = {}) => {
    const ends = database`${now} + ${limits[limit].duration * 1000}`;
    return database`
      insert into rate_limits as known (key, points, expire)
      select ${keyOf(limit, whose)}, ${points}::int, ${ends} ${from}
      on conflict (key) do update set
        points = case when known.expire <= ${now} then excluded.points else known.points + excluded.points end,
        expire = case when known.expire <= ${now} then excluded.expire else known.expire end`;
  };
  const count = async (limit: Limit, whose: string): Promise<Counted> => {
    const [counted] = await database<[Counted]>`${counting(limit, whose)} returning points, ${secondsLeft}`;
    return counted;
  };
  const spending = (limit: Limit, whose: string, spent?: Counting) => database`
    ${counting(limit, whose, spent)}
    where known.expire <= ${now} or known.points + excluded.points <= ${mostOf(limit)} returning points`;
  const refuse = async (connection: Connection, limit: Limit, whose: string): Promise<never> => {
    const [counted] = await connection<Counted[]>`
      select points, ${secondsLeft} from rate_limits where key = ${keyOf(limit, whose)}`;
    throw problemAt(limit, mostOf(limit), counted?.secondsLeft ?? limits[limit].duration);
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
    spend: async (transaction, limit, whose, points = 1) => {
      const spent = points <= mostOf(limit) && (await transaction`${spending(limit, whose, { points })}`);
      if (!spent || spent.count === 0) await refuse(transaction, limit, whose);
    },
    spending: (limit, whose, from) => spending(limit, whose, { from }),
    counting: (limit, whose, from) => database`${counting(limit, whose, { from })} returning points, ${secondsLeft}`,
    mostOf,
    refuse,
  };
}

type Counting = { points?: number; from?: Fragment };
type Counted = { points: number; secondsLeft: number };

/** Hashed, so that no address or name is stored. */
const keyOf = (limit: Limit, whose: string) =>
  `${(limits[limit] as Bound).countedAs ?? limit}:${createHash("sha256").update(whose.trim().toLowerCase()).digest("base64url")}`;

export function problemAt(limit: Limit, most: number, secondsLeft: number): HttpProblem {
  const seconds = Math.max(1, secondsLeft);
  const { refusal }: Bound = limits[limit];
  return tooMany(refusal?.({ most, seconds }) ?? says("tooManyAttempts", seconds), seconds);
}
