import type { Connection } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { verdictInWords } from "../../languages/verdict-words.ts";
import { titlesAsRead } from "../../moderation/things/thing-titles.ts";
import { skillNamesJson } from "../../skills/skill-sql.ts";
import { asRead } from "../../texts/text-store.ts";
import { rowsOf } from "./export-rows.ts";

/** The field of each list that contains mentions, which are exported with names. */
const mentioning: Record<string, string> = {
  questions: "description",
  questionVersions: "description",
  comments: "text",
  bin: "text",
  commentVersions: "text",
  deletions: "title",
};

/**
 * Everything that a member gave the board, and nothing of others: rows as stored, pictures in base64. Hidden things of their
 * own are included; titles of others' posts only while they are visible. Automatic decisions are put into words.
 */
export async function everythingOf(
  database: Connection,
  userId: number,
  messages: Pick<Messages, "verdicts">,
): Promise<Record<string, unknown>> {
  const [profile] = await database`
    select users.id, first_name, last_name, email,
      (select new_email from account_tokens where user_id = users.id and purpose = 'email' and expires_at > now())
        as pending_email,
      (select coalesce(json_agg(distinct email), '[]') from address_returns
       where user_id = users.id and expires_at > now()) as former_emails, role, company.title as company, users.created_at, users.updated_at,
      last_seen_at, email_proven_at, invited_at, locale, used_locale, headline, location, about, links, languages, open_to,
      array(select posts.title from former_companies join shown_companies posts on posts.id = former_companies.company_id
        where user_id = users.id order by posts.title) as former_companies, visibility, requests_from,
      json_build_object('ownCompany', hides_work_from_own, 'companies', array(
        select posts.title from shown_companies posts where posts.id = any(work_hidden_from) order by posts.title)) as work_hidden_from,
      introduction, confirmation_asked_at,
      ${skillNamesJson(database, "users")} as skills
    from users left join shown_companies company on company.id = company_id where users.id = ${userId}`;
  const queries = rowsOf(database, userId);
  const lists = await Promise.all(
    Object.entries<PromiseLike<Row[]>>(queries).map(async ([name, rows]) => {
      const field = mentioning[name];
      return [name, field ? await asRead(database, field, await rows) : await rows];
    }),
  );
  const { reports, decisions, deletions, ...others } = Object.fromEntries(lists) as Record<keyof typeof queries, Row[]>;
  const inWords = (rows: readonly Row[], field: "text" | "reason") =>
    rows.map((row) => ({ ...row, [field]: row[field] && verdictInWords(messages, row[field]) }));
  const judged = {
    reports: await titlesAsRead(database, reports as Named[]),
    decisions: await titlesAsRead(database, inWords(decisions, "text") as Named[]),
    deletions: inWords(deletions, "reason"),
  };
  return { profile, ...others, ...judged };
}

type Row = Record<string, string | null>;
type Named = { parent: string; title: string | null };
