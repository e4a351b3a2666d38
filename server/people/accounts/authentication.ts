import type { ChangeFeed, News } from "../../database/change-feed.ts";
import type { Database } from "../../database/connection.ts";
import type { RunLimited } from "../../http/concurrency-limit.ts";
import { unavailable } from "../../http/problems.ts";
import type { Authenticate, Session } from "../../http/session.ts";
import { hashOf } from "../../http/tokens.ts";
import { isAlive, renewSession, sessionJson } from "./session-store.ts";

type Waiting = { hash: string; resolve: (session: Session | null) => void; reject: (error: unknown) => void };
type Known = Session & { hash: string; idle: boolean };

const maxPending = 200;

/** A session without the columns that only authentication uses. */
const sessionOf = ({ hash: _, idle: __, ...session }: Known): Session => session;

/**
 * Looks up the session of every request in the database, because a session can end and a role can change in any process; the same
 * statement reads what changed since the last one. Requests that arrive before it is sent share it. Throws 503 if too many
 * wait, or too long. `limit 1` forces a look-up of each session and member: with a plain join and the stale statistics of a table
 * that changes all the time, the planner read all members. The hashes are one text, because an array of varying length would be
 * planned anew each time.
 */
export function authentication(database: Database, feed: ChangeFeed, limited: RunLimited): Authenticate {
  let waiting: Waiting[] = [];

  async function ask(group: Waiting[]): Promise<void> {
    const hashes = [...new Set(group.map(({ hash }) => hash))].join();
    const [answer] = await database<[{ news: News; sessions: Known[] | null }]>`
      select ${feed.news()} as news,
        (select json_agg(${sessionJson(database)}) from string_to_table(${hashes}, ',') hash
          cross join lateral (select * from sessions where token_hash = decode(hash, 'hex') and ${isAlive(database)} limit 1) sessions
          cross join lateral (select * from users where users.id = sessions.user_id limit 1) users) as sessions`;
    feed.learn(answer.news);
    const known = new Map(answer.sessions?.map((session) => [session.hash, session]));
    const renewals = new Map<string, Promise<void>>();
    for (const [hash, session] of known) if (session.idle) renewals.set(hash, renewSession(database, session));
    for (const { hash, resolve } of group) {
      const session = known.get(hash);
      const letIn = () => resolve(session ? sessionOf(session) : null);
      const renewal = renewals.get(hash);
      // Only sessions whose last use is written wait for that. On a full disk it fails, and the requests go on.
      if (renewal) renewal.then(letIn, letIn);
      else letIn();
    }
  }

  function takeGroup(): Waiting[] {
    const group = waiting;
    waiting = [];
    return group;
  }

  async function askWithinLimit(): Promise<void> {
    let group: Waiting[] | undefined;
    try {
      await limited(() => {
        group = takeGroup();
        return ask(group);
      });
    } catch (error) {
      for (const { reject } of group ?? takeGroup()) reject(error);
    }
  }

  return (token) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxPending) throw unavailable;
      waiting.push({ hash: hashOf(token).toString("hex"), resolve, reject });
      if (waiting.length === 1) setImmediate(askWithinLimit);
    });
}
