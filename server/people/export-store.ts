import type { Connection } from "../database/connection.ts";
import { verdictInWords } from "../languages/decision-text.ts";
import type { Messages } from "../languages/languages.ts";
import { readableTitles } from "../moderation/record-titles.ts";
import { skillNamesJson } from "../skills/skill-sql.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { type ExportedKinds, exportQueries } from "./export-queries.ts";

/** The field of each list that contains mentions, which are exported with names. */
const mentioning: Record<string, string> = {
  questions: "description",
  questionVersions: "description",
  comments: "text",
  bin: "text",
  commentVersions: "text",
  deletions: "title",
};

/** The field of each list that an automatic decision fills. */
const automatic: Record<string, string> = { decisions: "text", deletions: "reason" };
/** The lists whose titles may be of things of several kinds. */
const titled = ["reports", "decisions"];

type Verdicts = Pick<Messages, "decisionReasons">;

/**
 * Everything that a member gave the board, and nothing of others, as the parts of one JSON text: rows as stored, pictures in
 * base64. Hidden things of their own are included; titles of others' posts only while they are visible. Automatic decisions are
 * put into words. A list is read when the part before it was taken, so that only one at a time is in memory.
 */
export async function* everythingOf(
  database: Connection,
  userId: number,
  { kinds, messages }: { kinds: ExportedKinds; messages: Verdicts },
): AsyncGenerator<string> {
  yield `{"profile":${JSON.stringify(await profileOf(database, userId))}`;
  for (const [name, rows] of Object.entries<PromiseLike<Row[]>>(exportQueries(database, userId, kinds))) {
    yield `,"${name}":${JSON.stringify(await readableRows(database, name, await rows, messages))}`;
  }
  let separator = `,"pictures":[`;
  for await (const pictures of ownPictures(database, userId)) {
    yield separator + JSON.stringify(pictures).slice(1, -1);
    separator = ",";
  }
  yield separator === "," ? "]}" : `${separator}]}`;
}

/** The rows of a list with mentions and titles as names, and automatic decisions in words. */
async function readableRows(
  database: Connection,
  name: string,
  rows: Row[],
  messages: Verdicts,
): Promise<readonly object[]> {
  const field = mentioning[name];
  const read = field ? await withReadableTexts(database, field, rows) : rows;
  const verdict = automatic[name];
  const worded = verdict
    ? read.map((row) => ({ ...row, [verdict]: row[verdict] && verdictInWords(messages, row[verdict]) }))
    : read;
  return titled.includes(name) ? readableTitles(database, worded as Named[]) : worded;
}

/** The row of a member, with their company and skills by name. */
async function profileOf(database: Connection, userId: number) {
  const [profile] = await database`
    select users.id, first_name, last_name, email,
      (select new_email from account_tokens where user_id = users.id and purpose = 'email' and expires_at > now())
        as pending_email,
      (select coalesce(json_agg(distinct email), '[]') from address_returns
       where user_id = users.id and expires_at > now()) as former_emails, role, company.title as company, users.created_at, users.updated_at,
      last_seen_at, email_proven_at, invited_at, locale, used_locale, headline, location, about, links, languages, open_to, company_since, company_confirmed_at,
      array(select posts.title from former_companies join shown_companies posts on posts.id = former_companies.company_id
        where user_id = users.id order by posts.title) as former_companies, visibility, requests_from,
      json_build_object('ownCompany', hides_work_from_own, 'companies', array(
        select posts.title from shown_companies posts where posts.id = any(work_hidden_from) order by posts.title)) as work_hidden_from,
      introduction, confirmation_asked_at,
      ${skillNamesJson(database, "users")} as skills
    from users left join shown_companies company on company.id = company_id where users.id = ${userId}`;
  return profile;
}

type Row = Record<string, string | null>;
type Named = { parent: string; title: string | null };

/** How many pictures are in memory at once. */
const atOnce = 4;

type Picture = { name: string; content: string };

/** A member's pictures in base64, some at a time: of their profile, companies and texts, and those that decisions removed. Of pictures that others sent only those that can be seen. */
async function* ownPictures(database: Connection, userId: number): AsyncGenerator<Picture[]> {
  const hashes = await ownHashes(database, userId);
  for (let from = 0; from < hashes.length; from += atOnce) {
    const pictures = await database<Picture[]>`
      select hash || '.webp' as name, encode(content, 'base64') as content from images
      where hash = any(${hashes.slice(from, from + atOnce)}) order by hash`;
    if (pictures.length > 0) yield pictures;
  }
}

async function ownHashes(database: Connection, userId: number): Promise<string[]> {
  const rows = await database<{ hash: string }[]>`
    with taken as (
      select cleared from decisions where author_id = ${userId} and concerns_author and cleared is not null
    ), words as (
      select description as text from (
        select post_id, description from jobs union all select post_id, description from projects
        union all select post_id, description from questions union all select post_id, about from companies
      ) texts join posts on posts.id = post_id where owner_id = ${userId}
      union all select description from question_versions where user_id = ${userId}
      union all select text from comments where owner_id = ${userId}
      union all select text from comment_versions where user_id = ${userId}
      union all select about from users where id = ${userId}
      union all select cleared ->> 'about' from taken
    )
    select hash from images
    where hash in (
      select avatar from users where id = ${userId}
      union select logo from companies join posts on posts.id = post_id where owner_id = ${userId}
      union select cleared ->> 'picture' from taken
      union select named[1] from words cross join regexp_matches(text, '/api/images/([0-9a-f]{64})\\.webp', 'g') named
      where not is_kept_back(named[1]) or exists (
        select from image_senders where image_hash = named[1] and user_id = ${userId}))
    order by hash`;
  return rows.map(({ hash }) => hash);
}
