import type { Scope } from "../../../contract/grants.ts";
import type { ChangeFeed, News } from "../../database/change-feed.ts";
import type { Database } from "../../database/connection.ts";
import { problemAt } from "../../http/rate-limits.ts";
import type { Services } from "../../http/services.ts";
import type { Authenticate, Session } from "../../http/session.ts";
import { hashOf } from "../../http/tokens.ts";
import { memberOfSession } from "./session-store.ts";

type Counted = { points: number; secondsLeft: number };
type Known = {
  news: News;
  session: Omit<Session, "grant">;
  id: number;
  scopes: Scope[];
  minute: Counted;
  day: Counted;
};

const counted = (database: Database, name: string) => database`
  json_build_object('points', ${database(name)}.points, 'secondsLeft', ${database(name)}.seconds_left) as ${database(name)}`;

/**
 * Looks a token up, counts the call and reads what changed, in one statement that doesn't wait for the disk. Throws 429 if the
 * token's calls are used up.
 */
export function grantAuthentication(
  { database, limits }: Pick<Services, "database" | "limits">,
  feed: ChangeFeed,
): Authenticate {
  return async (token) => {
    const hash = hashOf(token);
    const whose = hash.toString("hex");
    const from = database`from held`;
    const [known] = await database<Known[]>`
      with held as materialized (
        select grants.*, set_config('synchronous_commit', 'off', true)
        from grants where token_hash = ${hash} and kind = 'token' and expires_at > now()
      ), minute as (${limits.counting("tokenCalls", whose, from)}),
      day as (${limits.counting("dailyTokenCalls", whose, from)}),
      used as (
        update grants set last_used_at = now() from held
        where grants.id = held.id and (held.last_used_at is null or held.last_used_at < now() - interval '10 minutes')
      )
      select ${feed.news()} as news, held.id, held.scopes, ${counted(database, "minute")}, ${counted(database, "day")},
        json_build_object('id', 0, 'isProven', false, 'lacksFactor', false, ${memberOfSession(database)}) as session
      from held join users on users.id = held.user_id, minute, day`;
    if (!known) return null;
    feed.learn(known.news);
    const bounds = [
      { name: "minute", limit: "tokenCalls", window: 60, ...known.minute },
      { name: "day", limit: "dailyTokenCalls", window: 86_400, ...known.day },
    ] as const;
    for (const { limit, points, secondsLeft } of bounds) {
      if (points > limits.mostOf(limit)) throw problemAt(limit, limits.mostOf(limit), secondsLeft);
    }
    const headers = {
      "RateLimit-Policy": bounds
        .map(({ name, limit, window }) => `"${name}";q=${limits.mostOf(limit)};w=${window}`)
        .join(", "),
      RateLimit: bounds
        .map(({ name, limit, points, secondsLeft }) => `"${name}";r=${limits.mostOf(limit) - points};t=${secondsLeft}`)
        .join(", "),
    };
    const { session, id, scopes } = known;
    const grant = { id, memberId: session.user.id, scopes, headers };
    return { ...session, user: { ...session.user, role: "user" }, grant };
  };
}
