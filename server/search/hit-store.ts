import type { ListKind } from "../../contract/interface/record-kinds.ts";
import { postKinds } from "../../contract/posts.ts";
import type { Hit } from "../../contract/search/search.ts";
import { joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { searchedKinds } from "../finding/search-kinds.ts";
import { avatarUrl, logoUrl } from "../images/image-url.ts";
import { tableOf } from "../lists/list-order.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { everyMember, isFieldSeen, seenField } from "../visibility/field-sql.ts";
import { namedSkill } from "../visibility/named-record.ts";
import { isVisible } from "../visibility/visibility.ts";
import type { NamedSkill, SaidFact } from "./match-reasons.ts";

/** What a hit shows and is explained by. */
export type FoundRecord = Pick<Hit, "kind" | "id" | "title" | "subtitle" | "image" | "at"> & {
  listKind: ListKind;
  text: string | null;
  aliases: string[];
  /** By name, each with the skills that it implies. */
  skills: NamedSkill[];
  /** What members show everyone besides names and texts. */
  said: SaidFact[];
  /** Of a question, the accepted answer first, then the oldest. */
  answers: { id: number; text: string }[];
};

type Page = { kind: ListKind; ids: readonly number[] };

/** The found records of each kind in order. `at` is when a post was created; null for companies, members, skills and cohorts. */
export async function foundRecords(
  database: Connection,
  pages: readonly Page[],
): Promise<ReadonlyMap<ListKind, FoundRecord[]>> {
  const filled = pages.filter(({ ids }) => ids.length > 0);
  if (filled.length === 0) return new Map();
  const selects = filled.map(({ kind, ids }) => {
    const { columns, from } = shownOf(database, kind);
    const table = database(tableOf(kind));
    return database`
      select ${kind} as list_kind, place, ${columns}, ${explainedBy(database, kind)}
      from unnest(${[...ids]}::int[]) with ordinality page (record_id, place) join ${table} on ${table}.id = record_id ${from}`;
  });
  const union = selects.reduce((all, select) => database`${all} union all ${select}`);
  const records = await database<FoundRecord[]>`select * from (${union}) found order by place`;
  return Map.groupBy(await withReadableTexts(database, "text", records), ({ listKind }) => listKind);
}

type Shown = Record<"path" | "id" | "title" | "subtitle" | "text" | "at" | "image" | "aliases", Fragment>;

function shownOf(database: Connection, kind: ListKind): { columns: Fragment; from: Fragment } {
  const { from, ...shown } = shownOfKind(database, kind);
  const none = { at: database`null::timestamptz`, image: database`null::text`, aliases: database`'{}'::text[]` };
  const { path, id, title, subtitle, text, at, image, aliases } = { ...none, ...shown };
  const columns = database`
    ${path} as kind, ${id} as id, ${title} as title, ${subtitle} as subtitle, ${text} as text, ${at} as at, ${image} as image,
    ${aliases} as aliases`;
  return { columns, from };
}

type ShownOfKind = Omit<Shown, "at" | "image" | "aliases"> & Partial<Shown> & { from: Fragment };

function shownOfKind(database: Connection, kind: ListKind): ShownOfKind {
  const name = database`users.first_name || ' ' || users.last_name`;
  const post = { id: database`posts.number`, title: database`posts.title`, text: database`description` };
  const isCompanyVisible = isVisible(database, "company");
  switch (kind) {
    case "job":
      return {
        ...post,
        path: database`'jobs'`,
        subtitle: database`
          nullif(concat_ws(' · ', case when ${isCompanyVisible} then company.title end, jobs.location), '')`,
        at: database`posts.created_at`,
        image: database`case when ${isCompanyVisible} then ${logoUrl(database)} end`,
        from: database`join jobs on jobs.post_id = posts.id ${joinedCompany(database, "jobs.company_id")}`,
      };
    case "company":
      return {
        ...post,
        path: database`'companies'`,
        subtitle: database`companies.location`,
        text: database`companies.about`,
        image: logoUrl(database),
        from: database`join companies on companies.post_id = posts.id`,
      };
    case "user":
      return {
        path: database`'users'`,
        id: database`users.id`,
        title: name,
        subtitle: database`coalesce(headline,
          case when ${isCompanyVisible} and ${isFieldSeen(database, "company", everyMember)} then company.title end)`,
        text: seenField(database, "about", everyMember),
        image: avatarUrl(database),
        from: joinedCompany(database, "users.company_id"),
      };
    case "cohort":
      return {
        path: database`'cohorts'`,
        id: database`cohorts.id`,
        title: database`name`,
        subtitle: database`city`,
        text: database`course`,
        from: database``,
      };
    case "skill":
      return {
        path: database`'skills'`,
        id: database`skills.id`,
        title: database`name`,
        subtitle: database`null`,
        text: database`null`,
        aliases: aliasesOf(database),
        from: database``,
      };
    default: {
      const table = database(postKinds[kind].path);
      return {
        ...post,
        path: database`${postKinds[kind].path}`,
        subtitle: name,
        at: database`posts.created_at`,
        from: database`join ${table} on ${table}.post_id = posts.id left join users on users.id = posts.owner_id`,
      };
    }
  }
}

const aliasesOf = (database: Connection) => database`
  array(select alias from skill_aliases where skill_id = skills.id order by alias)`;

/** What explains hits of a kind: skills, what members and projects say, and answers, in SQL. */
function explainedBy(database: Connection, kind: ListKind): Fragment {
  const skills = searchedKinds[kind].names.includes("skill") ? skillsOf(database, kind) : database`'[]'::json`;
  const says: Partial<Record<ListKind, Fragment>> = { user: saidOf(database), project: seatsOf(database) };
  const said = says[kind] ?? database`'[]'::json`;
  const answers = kind === "question" ? answersOf(database) : database`'[]'::json`;
  return database`${skills} as skills, ${said} as said, ${answers} as answers`;
}

const skillsOf = (database: Connection, kind: ListKind): Fragment => database`(
  select coalesce(json_agg(json_build_object('name', name, 'aliases', ${aliasesOf(database)}, 'implied', (
      select coalesce(json_agg(json_build_object('name', skills.name, 'aliases', ${aliasesOf(database)})), '[]')
      from implied_skills ${namedSkill(database, "implied_id")} where implied_skills.skill_id = named.skill_id
    )) order by sort_key, name collate "C"), '[]')
  from ${skilled(database, kind)} named ${namedSkill(database, "skill_id")}
  where named.${kind === "user" ? database`user_id` : database`post_id`} = record_id)`;

/** The rows that name a kind's skills; a project's seats name some too. */
function skilled(database: Connection, kind: ListKind): Fragment {
  if (kind === "user") return database`user_skills`;
  if (kind !== "project") return database`post_skills`;
  return database`(
    select post_id, skill_id from post_skills union select post_id, skill_id from project_seat_skills)`;
}

const seatsOf = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('says', 'looksFor', 'name', name) order by place), '[]')
  from project_seats where post_id = record_id)`;

const saidOf = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('says', says, 'name', name) order by said.place, name), '[]')
  from shown_profiles cross join lateral (
    select 1 as place, 'at' as says, title as name from shown_companies where shown_companies.id = company_id
    union all select 2, 'livesIn', location where location is not null
    union all select 3, 'of', name from cohort_members join cohorts on cohorts.id = cohort_id
      where user_id = shown_profiles.id and shows_cohorts and verified_by is not null
    union all select 4, 'workedAt', title
      from former_companies join shown_companies on shown_companies.id = former_companies.company_id
      where user_id = shown_profiles.id and shows_companies
  ) said where shown_profiles.id = record_id)`;

const answersOf = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', answers.id, 'text', answers.text)
    order by answers.id is not distinct from questions.accepted_id desc, answers.id), '[]')
  from answers_to_find(record_id) answers)`;
