import type { ListKind } from "../../contract/interface/lists.ts";
import { type PostedKind, postedKinds, postKinds } from "../../contract/posts.ts";
import type { Hit } from "../../contract/search/search.ts";
import { joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { avatarUrl, logoUrl } from "../images/image-url.ts";
import { tableOf } from "../lists/list-order.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { everyMember, isFieldSeen, seenField } from "../visibility/field-sql.ts";
import { namedSkill } from "../visibility/name-sql.ts";
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

/** By what hits are explained besides names and texts, in SQL: the rows that name their skills, what they say, and answers. */
type Explanations = Partial<Record<"skilled" | "said" | "answers", Fragment>>;
/** What hits of a kind of post show instead of their owner's name, and by what they are explained, in SQL. */
type PostHit = Partial<Record<"subtitle" | "image" | "from", Fragment>> & Explanations;
export type HitsOfKinds = Record<PostedKind, { hit: (database: Connection) => PostHit }>;

/** The found records of each kind in order. `at` is when a post was created; null for companies, members, skills and cohorts. */
export async function foundRecords(
  database: Connection,
  pages: readonly Page[],
  kinds: HitsOfKinds,
): Promise<ReadonlyMap<ListKind, FoundRecord[]>> {
  if (pages.every(({ ids }) => ids.length === 0)) return new Map();
  // Kinds without hits stay in the statement, because PostgreSQL plans each different text, which takes longer than running it.
  const selects = pages.map(({ kind, ids }) => {
    const { columns, from } = shownOf(database, kind, kinds);
    const table = database(tableOf(kind));
    return database`
      select ${kind} as list_kind, place, ${columns}, ${explainedBy(database, kind, kinds)}
      from unnest(${[...ids]}::int[]) with ordinality page (record_id, place) join ${table} on ${table}.id = record_id ${from}`;
  });
  const union = selects.reduce((all, select) => database`${all} union all ${select}`);
  const records = await database<FoundRecord[]>`select * from (${union}) found order by place`;
  return Map.groupBy(await withReadableTexts(database, "text", records), ({ listKind }) => listKind);
}

type Shown = Record<"path" | "id" | "title" | "subtitle" | "text" | "at" | "image" | "aliases", Fragment>;

function shownOf(database: Connection, kind: ListKind, kinds: HitsOfKinds): { columns: Fragment; from: Fragment } {
  const { from, ...shown } = shownOfKind(database, kind, kinds);
  const none = { at: database`null::timestamptz`, image: database`null::text`, aliases: database`'{}'::text[]` };
  const { path, id, title, subtitle, text, at, image, aliases } = { ...none, ...shown };
  const columns = database`
    ${path} as kind, ${id} as id, ${title} as title, ${subtitle} as subtitle, ${text} as text, ${at} as at, ${image} as image,
    ${aliases} as aliases`;
  return { columns, from };
}

type ShownOfKind = Omit<Shown, "at" | "image" | "aliases"> & Partial<Shown> & { from: Fragment };

function shownOfKind(database: Connection, kind: ListKind, kinds: HitsOfKinds): ShownOfKind {
  const name = database`users.first_name || ' ' || users.last_name`;
  const post = { id: database`posts.number`, title: database`posts.title`, text: database`description` };
  const isCompanyVisible = isVisible(database, "company");
  switch (kind) {
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
        ...kinds[kind].hit(database),
      };
    }
  }
}

const aliasesOf = (database: Connection) => database`
  array(select alias from skill_aliases where skill_id = skills.id order by alias)`;

/** What explains hits of a kind: skills, what members and projects say, and answers, in SQL. */
function explainedBy(database: Connection, kind: ListKind, kinds: HitsOfKinds): Fragment {
  const none = database`'[]'::json`;
  const { skilled, said = none, answers = none } = explanations(database, kind, kinds);
  const skills = skilled ? skillsOf(database, skilled, kind === "user" ? "user_id" : "post_id") : none;
  return database`${skills} as skills, ${said} as said, ${answers} as answers`;
}

const isPosted = (kind: ListKind): kind is PostedKind => postedKinds.some((posted) => posted === kind);

function explanations(database: Connection, kind: ListKind, kinds: HitsOfKinds): Explanations {
  if (kind === "user") return { skilled: database`user_skills`, said: saidOf(database) };
  if (!isPosted(kind)) return {};
  return { skilled: database`post_skills`, ...kinds[kind].hit(database) };
}

const skillsOf = (database: Connection, skilled: Fragment, holder: string): Fragment => database`(
  select coalesce(json_agg(json_build_object('name', name, 'aliases', ${aliasesOf(database)}, 'implied', (
      select coalesce(json_agg(json_build_object('name', skills.name, 'aliases', ${aliasesOf(database)})), '[]')
      from implied_skills ${namedSkill(database, "implied_id")} where implied_skills.skill_id = named.skill_id
    )) order by sort_key, name collate "C"), '[]')
  from ${skilled} named ${namedSkill(database, "skill_id")} where named.${database(holder)} = record_id)`;

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
