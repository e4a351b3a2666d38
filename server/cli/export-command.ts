import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { Argument, type Command } from "commander";
import { stringify } from "csv-stringify/sync";
import type { MonthOfCases } from "../../contract/moderation/cases.ts";
import { addToTrail, auditNote } from "../audit/audit-store.ts";
import type { Database, Fragment } from "../database/connection.ts";
import { type Kind, kinds } from "../import/import-kinds.ts";
import { escapedFormula } from "../import/import-table.ts";
import { lineIn } from "../import/import-text.ts";
import { invitationTitle } from "../import/invitation-import.ts";
import { languagesInWords } from "../import/language-import.ts";
import { monthsOfCases } from "../moderation/case-figure-store.ts";
import { isVisible } from "../visibility/visibility.ts";
import { operator, withBoard } from "./board-session.ts";

/** Monthly figures of the team's decisions; import doesn't read them. */
const figures = "figures";
type Exported = Kind | typeof figures;

export function addExportCommand(board: Command): void {
  board
    .command("export")
    .description(
      "writes members, jobs or other records into a spreadsheet (CSV) that import can read, or figures of the team's decisions",
    )
    .addArgument(new Argument("<kind>", "what to write").choices([...kinds, figures]))
    .argument("<file>", "a new file")
    .action((kind: Exported, file: string) =>
      withBoard(async ({ database }) => {
        const count = await exportFile(database, kind, file);
        console.log(`${file}: ${count} ${kind === figures ? "months" : kind}.`);
      }),
    );
}

/**
 * Writes the records of a kind into a CSV file; returns how many.
 * @throws Error if the file exists
 */
export async function exportFile(database: Database, kind: Exported, file: string): Promise<number> {
  const { rows, columns } = await tableOf(database, kind);
  const cast = { string: escapedFormula, object: inWords };
  const text = stringify([...rows], { header: true, columns, bom: true, cast });
  if (existsSync(file))
    throw new Error(`${file} already exists. An export never overwrites a file: choose another name.`);
  await writeNew(file, text);
  const note = auditNote("exported", rows.length, kind);
  await addToTrail(database, { by: operator, action: "exported", subject: "files", note });
  return rows.length;
}

/** Writes a new file; if that fails, no part of it is left. */
async function writeNew(file: string, text: string): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(text).finally(() => handle.close());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function tableOf(database: Database, kind: Exported) {
  if (kind === figures) {
    const rows = await figureRows(database);
    return { rows, columns: Object.keys(rows[0] ?? {}) };
  }
  const rows = await database`${rowsOf[kind](database)}`;
  return { rows, columns: rows.columns.map(({ name }) => name) };
}

/** The only values that aren't text or numbers are a job's languages. */
const inWords = (value: object) => (Array.isArray(value) ? languagesInWords(value) : JSON.stringify(value));

const day = (sql: Database, column: string) => sql`to_char(${sql(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The names of rows in one cell; one that holds a separator stands in quotes. */
const listed = (sql: Database, name: Fragment, separators: string, order: Fragment) => sql`string_agg(
  case when ${name} ~ ${`[${separators}"]`} then '"' || replace(${name}, '"', '""') || '"' else ${name} end,
  ' | ' order by ${order})`;

const skillNames = (sql: Database) =>
  listed(sql, sql`skills.name`, ",;|", sql`skills.sort_key, skills.name collate "C"`);

const skillsOf = (
  sql: Database,
  table: "user_skills" | "post_skills",
  holder: "user_id" | "post_id",
  id: string,
) => sql`(
  select ${skillNames(sql)} from ${sql(table)} named
  join skills on skills.id = skill_id where named.${sql(holder)} = ${sql(id)})`;

const skillsOfPost = (sql: Database) => skillsOf(sql, "post_skills", "post_id", "posts.id");

/** The seats of a row of `posts` that aren't closed, as import reads them: `Frontend (6 h): React, CSS | Words`. */
const seatsOf = (sql: Database) => sql`(
  select ${listed(sql, sql`seat`, "|", sql`place`)} from (
    select place, name || coalesce(' (' || hours || ' h)', '')
      || coalesce(': ' || wished, case when name like '%:%' then ':' else '' end) as seat
    from project_seats cross join lateral (
      select string_agg(case when skills.name ~ '[,;|"]' then '"' || replace(skills.name, '"', '""') || '"' else skills.name end, ', '
        order by skills.sort_key, skills.name collate "C") as wished
      from project_seat_skills named join skills on skills.id = skill_id
      where named.post_id = project_seats.post_id and named.number = project_seats.number) wishes
    where project_seats.post_id = posts.id and state <> 'closed'
  ) seats)`;

/**
 * The open job that stands for a company's careers page. Its place is a region and a remote policy, unless its workplace was
 * changed since.
 */
const invitationOf = (sql: Database) => sql`
  select posted.id, link, description, case when agrees then place[1] else location end as region,
    case when agrees then replace(place[2], ' ', '-') when workplace = 'onsite' then 'onsite' end as policy
  from jobs join posts posted on posted.id = jobs.post_id and posted.status = 'open' and ${isVisible(sql, "posted")}
    cross join regexp_match(location, '^(?:(.+), )?(fully remote|remote first|remote friendly|hybrid)$') place
    cross join lateral (select case place[2] when 'remote friendly' then true when 'hybrid' then workplace = 'hybrid'
      else place[2] is not null and workplace = 'remote' end as agrees) compared
  where company_id = posts.id and ${lineIn(sql, sql`posted.title`)} = ${invitationTitle("")} || ${lineIn(sql, sql`posts.title`)}
  order by posted.number limit 1`;

/** The columns that import knows, under readable names. Of names that look the same, the first stands for all. */
const rowsOf: Record<Kind, (sql: Database) => Fragment> = {
  // Only what every member may see, and the address: spreadsheets get passed on.
  members: (sql) => sql`
    select first_name as "First name", last_name as "Last name", email as "Email", company.title as "Company",
      ${skillsOf(sql, "user_skills", "user_id", "users.id")} as "Skills", ${day(sql, "users.created_at")} as "Joined",
      nullif(users.locale, 'auto') as "Locale", shown_profiles.headline as "Headline",
      shown_profiles.location as "Location", case when not visibility ? 'links' then (
        select string_agg(link, ' | ') from jsonb_array_elements_text(links) link) end as "Links",
      case when shows_cohorts then (
        select ${listed(sql, sql`name`, "|", sql`name`)} from cohort_members join cohorts on cohorts.id = cohort_id
        where user_id = users.id and verified_by is not null) end as "Cohort"
    from users join shown_profiles using (id) left join shown_companies company on company.id = shown_profiles.company_id
    where ${isVisible(sql, "users")} order by users.id`,
  cohorts: (sql) => sql`
    select name as "Cohort", course as "Course", city as "City", starts_on as "Starts", ends_on as "Ends", size as "Size"
    from cohorts where not is_double order by id`,
  // Of the open job that an import made of the careers page, as import reads it back; else of the company's own page.
  companies: (sql) => sql`
    select posts.title as "Company", invitation.link as "Careers", coalesce(invitation.description, about) as "Description",
      case when invitation.id is null then companies.location else region end as "Region", policy as "Remote",
      ${skillsOf(sql, "post_skills", "post_id", "invitation.id")} as "Skills"
    from posts join companies on companies.post_id = posts.id
      left join lateral (${invitationOf(sql)}) invitation on region is null or region !~ '^[[:lower:]]'
    where posts.kind = 'company' and not posts.is_double and ${isVisible(sql, "posts")} order by posts.number`,
  skills: (sql) => sql`
    select name as "Skill",
      (select ${listed(sql, sql`alias`, ",;|", sql`alias`)} from skill_aliases
        where skill_id = skill.id and not exists (
          select from skills named where name_key(named.name) = name_key(alias))) as "Aliases",
      (select ${skillNames(sql)} from skill_implications
        join skills on skills.id = implied_id where skill_id = skill.id) as "Implies"
    from skills skill where not is_double order by sort_key, name collate "C"`,
  jobs: (sql) => sql`
    select posts.title as "Job title", link as "Link", company.title as "Company", jobs.location as "Location",
      description as "Description", ${skillsOfPost(sql)} as "Skills", (
        select ${skillNames(sql)} from post_skills named
        join skills on skills.id = skill_id where named.post_id = posts.id and required) as "Required",
      workplace as "Workplace", jobs.type as "Type", seniority as "Level", salary_min as "Salary from",
      salary_max as "Salary to", salary_currency as "Currency", salary_per as "Per",
      jobs.languages as "Languages", posts.status as "Status", ${day(sql, "jobs.expires_at")} as "Expires at", users.email as "Owner",
      ${day(sql, "posts.created_at")} as "Posted at", ${day(sql, "posts.updated_at")} as "Updated at"
    from jobs join posts on posts.id = post_id and ${isVisible(sql, "posts")}
      left join shown_companies company on company.id = jobs.company_id left join users on users.id = posts.owner_id
    order by posts.number`,
  projects: (sql) => sql`
    select title as "Project", description as "Description", date_from as "Date from", date_to as "Date to",
      stage as "Stage", repository as "Repository", ${seatsOf(sql)} as "Seats", ${skillsOfPost(sql)} as "Skills",
      users.email as "Owner", ${day(sql, "posts.created_at")} as "Created at",
      ${day(sql, "posts.updated_at")} as "Updated at"
    from projects join posts on posts.id = post_id and ${isVisible(sql, "posts")}
      left join users on users.id = owner_id order by number`,
};

/** A row per month, newest first, with a column for each reason and outcome. */
async function figureRows(database: Database): Promise<Record<string, string | number | null>[]> {
  return (await monthsOfCases(database)).map(rowOf);
}

const rowOf = ({ month, received, byReason, held, automatic, byOutcome, medianHours, ...appealed }: MonthOfCases) => ({
  month,
  received,
  ...byReason,
  held,
  automatic,
  ...byOutcome,
  medianHours,
  ...appealed,
});
