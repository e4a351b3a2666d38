import type { ChangeFeed, News } from "../../database/change-feed.ts";
import type { Database } from "../../database/connection.ts";
import type { Limited } from "../../http/limits/concurrency-limit.ts";
import { unavailable } from "../../http/problems.ts";
import type { Authenticate, Session } from "../../http/session.ts";
import { hashOf } from "../../http/tokens.ts";
import { isAlive, renewSession, sessionJson } from "./session-store.ts";

type Waiting = { hash: string; resolve: (session: Session | null) => void; reject: (error: unknown) => void };
type Known = Session & { hash: string; idle: boolean };

const mostWaiting = 200;

/** Without what only this place knows them by. */
const sessionOf = ({ hash: _, idle: __, ...session }: Known): Session => session;

/**
 * Asks the database about every request, because a session can end and a role can change in any process, and in the same
 * statement what was written since the last; those that come before it is asked share the question. Throws 503 where too
 * many wait for it, or too long. Sessions and members are looked up one by one (`limit 1`): joined at once, the planner, which
 * knows old numbers of a table that always changes, came to read all members for them. Their hashes are sent as one text: an
 * array of a length not known before is planned anew.
 */
export function authentication(database: Database, feed: ChangeFeed, limited: Limited): Authenticate {
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
      // Whose last use is written down waits for that, nobody else; on a full disk it fails, and reading goes on.
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
      if (waiting.length >= mostWaiting) throw unavailable;
      waiting.push({ hash: hashOf(token).toString("hex"), resolve, reject });
      if (waiting.length === 1) setImmediate(askWithinLimit);
    });
}
