import type { Connection } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { hashOf } from "../http/tokens.ts";
import type { Language } from "../languages/languages.ts";
import { memberOfSession } from "../people/accounts/session-store.ts";

export type KeptFeed = { id: number; name: string; of: string; language: Language | null; session: Session };

/** The feed of a key, with its member's current rights; null if it has ended. Records its use at most once an hour. */
export async function feedByKey(database: Connection, key: string): Promise<KeptFeed | null> {
  const [feed] = await database<KeptFeed[]>`
    with kept as (
      select * from grants where token_hash = ${hashOf(key)} and kind = 'feed'
    ), used as (
      update grants set last_used_at = now() from kept
      where grants.id = kept.id and (kept.last_used_at is null or kept.last_used_at < now() - interval '1 hour')
    )
    select kept.id, name, "of", coalesce(nullif(users.locale, 'auto'), users.used_locale) as language,
      json_build_object('id', 0, 'isProven', false, 'lacksFactor', false, 'grant', null, ${memberOfSession(database)}) as session
    from kept join users on users.id = kept.user_id`;
  // Feeds show what ordinary members see.
  return feed ? { ...feed, session: { ...feed.session, user: { ...feed.session.user, role: "user" } } } : null;
}
