import { isAnythingSince, type Moment, thisMoment, tooLong } from "../../database/change-feed.ts";
import type { Database } from "../../database/connection.ts";
import type { InTurn } from "../../http/concurrency-limit.ts";
import { unavailable } from "../../http/problems.ts";
import { isAlive, renewSession, type Session, sessionJson } from "./session-store.ts";
import { hashOf } from "./token-store.ts";

/**
 * Who asks, and the edition of the board: as long as it is the same number, nothing that `changes` knows of was written.
 * `session` is null where the token is unknown or expired.
 */
export type Arrival = { session: Session | null; edition: number };

export type Arrivals = {
  (token: string): Promise<Arrival>;
  /** As it was last found. */
  edition(): number;
};

type Waiting = { hash: string; resolve: (arrival: Arrival) => void; reject: (error: unknown) => void };
type Known = Session & { hash: string; idle: boolean };

const mostWaiting = 200;

/**
 * Asks the database about every request, because a session can end and a role can change in any process; those that come
 * before the next turn share the question. Throws 503 where too many wait for it, or too long. Sessions and members are
 * looked up one by one (`limit 1`): joined at once, the planner, which knows old numbers of a table that always changes, came
 * to read all members for them. Their hashes are sent as one text: an array of a length not known before is planned anew.
 */
export function arrivals(database: Database, inTurn: InTurn): Arrivals {
  let waiting: Waiting[] = [];
  let edition = 0;
  let seen: { moment: Moment; comparedAt: number } | undefined;

  async function ask(group: Waiting[]): Promise<void> {
    const asked = edition;
    // After a quiet day what was written in it may be forgotten already.
    const since = seen && Date.now() - seen.comparedAt < tooLong ? seen.moment : undefined;
    const hashes = [...new Set(group.map(({ hash }) => hash))].join();
    const [answer] = await database<[{ moment: Moment; changed: boolean; sessions: Known[] | null }]>`
      select ${thisMoment(database)} as moment,
        ${since ? isAnythingSince(database, since) : database`true`} as changed,
        (select json_agg(${sessionJson(database)}) from string_to_table(${hashes}, ',') hash
          cross join lateral (select * from sessions where token_hash = decode(hash, 'hex') and ${isAlive(database)} limit 1) sessions
          cross join lateral (select * from users where users.id = sessions.user_id limit 1) users) as sessions`;
    if (answer.changed) edition += 1;
    // Where others saw a change meanwhile, theirs is the later moment.
    if (answer.changed || asked === edition) seen = { moment: answer.moment, comparedAt: Date.now() };
    const known = new Map(answer.sessions?.map((session) => [session.hash, session]));
    const renewals = new Map<string, Promise<void>>();
    for (const [hash, session] of known) if (session.idle) renewals.set(hash, renewSession(database, session));
    for (const { hash, resolve } of group) {
      const session = known.get(hash);
      const arrival = { session: session ? { id: session.id, user: session.user } : null, edition };
      const letIn = () => resolve(arrival);
      const renewal = renewals.get(hash);
      // Nobody waits for another's note, and on a full disk there is none: reading goes on.
      if (renewal) renewal.then(letIn, letIn);
      else letIn();
    }
  }

  function takeGroup(): Waiting[] {
    const group = waiting;
    waiting = [];
    return group;
  }

  async function askInTurn(): Promise<void> {
    let group: Waiting[] | undefined;
    try {
      await inTurn(() => {
        group = takeGroup();
        return ask(group);
      });
    } catch (error) {
      for (const { reject } of group ?? takeGroup()) reject(error);
    }
  }

  const arrive = (token: string) =>
    new Promise<Arrival>((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw unavailable;
      waiting.push({ hash: hashOf(token).toString("hex"), resolve, reject });
      if (waiting.length === 1) setImmediate(askInTurn);
    });
  return Object.assign(arrive, { edition: () => edition });
}
