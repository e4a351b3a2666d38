import type { Job } from "../../contract/jobs/jobs.ts";
import { pages, paths, recordPaths } from "../../contract/pages.ts";
import { postPaths } from "../../contract/posts.ts";
import { truncated } from "../../contract/texts/truncation.ts";
import type { Connection } from "../database/connection.ts";
import type { FeedPage, PostPage } from "../grants/feed-pages.ts";
import type { Session } from "../http/session.ts";
import { hashOf } from "../http/tokens.ts";
import type { Language, Messages } from "../languages/languages.ts";
import { memberOfSession } from "../people/accounts/session-store.ts";

/** One record in a feed: an address on the board, and at most 300 code points of text. Nobody is named. */
export type FeedItem = {
  path: string;
  title: string;
  facts: string[];
  text: string;
  skills: string[];
  createdAt: string;
  updatedAt: string;
};

const textMax = 300;

/** What a list of some kind may say of a record. */
type Listed = Partial<Pick<Job, "location" | "Company" | "workplace" | "type">> & {
  dateFrom?: string | null;
  dateTo?: string | null;
  id: number;
  title?: string;
  name?: string;
  jobCount?: number;
  Skills?: { name: string }[];
  createdAt: string;
  updatedAt: string;
};
export type ListedPage = { results: Listed[]; excerpts?: Record<string, string> };

const pathOf: Record<FeedPage, (id: number) => string> = {
  ...(Object.fromEntries(postPaths.map((path) => [pages[path], recordPaths[path]])) as Record<
    PostPage,
    typeof paths.job
  >),
  [pages.savedJobs]: paths.job,
};

/** The records of a list's reply as a feed shows them, the newest first. */
export function feedItems(page: FeedPage, { results, excerpts = {} }: ListedPage, { jobFacts }: Messages): FeedItem[] {
  const items = results.map((record) => ({
    path: pathOf[page](record.id),
    title: record.title ?? record.name ?? "",
    facts: [
      record.Company?.name,
      record.location,
      record.workplace && jobFacts.workplaces[record.workplace],
      record.type && jobFacts.types[record.type],
      [record.dateFrom, record.dateTo].filter(Boolean).join(" – "),
    ].filter((fact): fact is string => Boolean(fact)),
    text: truncated(excerpts[record.id] ?? "", textMax - 1),
    skills: (record.Skills ?? []).map(({ name }) => name),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  }));
  return items.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

type KeptFeed = { id: number; name: string; of: string; language: Language | null; session: Session };

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
