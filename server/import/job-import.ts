import { companyNameMax } from "../../contract/companies.ts";
import { codePointCount, optionalText } from "../../contract/interface/fields.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { jobFields, locationMax } from "../../contract/jobs/jobs.ts";
import type { Transaction } from "../database/connection.ts";
import { linkKey } from "../jobs/job-link-key.ts";
import { watchOwnPosts } from "../notifications/watch-store.ts";
import { addPosts, updateImportedPosts } from "../posts/post-bulk-store.ts";
import { hideOrShowGiven } from "../suspensions/suspension-hiding-store.ts";
import { companiesByKey } from "./company-import.ts";
import { setSkills } from "./held-skill-import.ts";
import { isJobOfRow } from "./import-duplicates.ts";
import type { Lookups } from "./import-lookups.ts";
import type { ImportedCounts } from "./import-records.ts";
import type { RowReader } from "./import-row.ts";
import { cell, line, nameIn, namesIn, pastMomentIn } from "./import-values.ts";
import { factsIn, type JobFacts, writeFacts } from "./job-fact-import.ts";
import { relistImported } from "./job-status-import.ts";
import { factsInTitle, type TitleFacts } from "./job-title-facts.ts";

export type JobRecord = {
  title: string;
  link: string;
  location: string | null;
  company: string | null;
  /** Null if the cell is empty. */
  description: string | null;
  skills: string[] | null;
  owner: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  facts: JobFacts;
  /**
   * What a new job gets where the file has no value: a description; the company's skills if the title mentions none; facts from
   * the title and location.
   */
  fallback: { description: string; skills: string[]; facts: TitleFacts };
  /** Whether the list of places was too long and was shortened. */
  shortened: boolean;
};

const importedJob = jobFields.pick({ title: true, location: true, link: true }).extend({
  description: jobFields.shape.description.nullable(),
  company: optionalText(companyNameMax),
  owner: optionalText(1000),
});

/** Reads jobs. `skillsOf` has the skills of the companies in the same import, by `nameKey`. */
export const jobReader = (skillsOf: ReadonlyMap<string, readonly string[]>) => ({
  read(reader: RowReader): JobRecord {
    const { values } = reader.row;
    const location = line(values.location);
    const { description, ...job } = reader.accepted(importedJob, {
      title: line(values.title),
      link: line(values.link),
      location: shortPlaces(location),
      company: nameIn(values.company),
      owner: line(values.owner),
      description: cell(values.description),
    });
    const facts = factsIn(reader);
    const required = facts.required ?? [];
    const named = reader.optional("skills", namesIn);
    return {
      ...job,
      facts,
      description,
      skills: named && [...new Set([...named, ...required])],
      createdAt: reader.optional("createdAt", pastMomentIn),
      updatedAt: reader.optional("updatedAt", pastMomentIn),
      fallback: {
        description: whatIsKnown(job),
        skills: [...(skillsOf.get(nameKey(job.company ?? "")) ?? [])],
        facts: { ...factsInTitle(job.title), ...(isRemote(job.location) && { workplace: "remote" }) },
      },
      shortened: job.location !== location && job.location !== null,
    };
  },
  // Postings may share title, company and even link; their place tells them apart.
  identity: ({ title, link, location, company }: JobRecord) =>
    JSON.stringify([link, title, nameKey(company ?? ""), location]),
});

function whatIsKnown({ title, company, location }: Pick<JobRecord, "title" | "company" | "location">): string {
  const post = `${title}${company ? ` at ${company}` : ""}${location ? ` (${location})` : ""}`;
  return `${post}. The full description is behind the application link.`;
}

/** Whether every place is "Remote …". */
const isRemote = (location: string | null) =>
  location?.split(";").every((place) => /^\s*remote\b/i.test(place)) ?? false;

/** A list of places cut to the maximal length: "Leeds, UK; York, UK and 13 more". */
function shortPlaces(location: unknown): unknown {
  if (typeof location !== "string" || codePointCount(location) <= locationMax) return location;
  const places = location.split(";").map((place) => place.trim());
  // A place has at least one letter, so that more than `locationMax` of them never fit.
  const shortened = places
    .slice(0, locationMax)
    .map((_, count) => `${places.slice(0, count).join("; ")} and ${places.length - count} more`);
  return shortened.slice(1).findLast((text) => codePointCount(text) <= locationMax) ?? location;
}

/** Adds jobs, or updates them to the file's values; empty cells change nothing. */
export async function writeJobs(
  sql: Transaction,
  jobs: readonly JobRecord[],
  lookups: Lookups,
): Promise<ImportedCounts> {
  const rows = jobs.map(
    ({ title, link, location, company, description, fallback, owner, createdAt, updatedAt }, n) => ({
      ...{
        n,
        title,
        link,
        link_key_hex: linkKey(link)?.toString("hex"),
        location,
        company,
        description,
        fallback: fallback.description,
      },
      owner_id: lookups.memberId(owner),
      created_at: createdAt,
      updated_at: updatedAt,
    }),
  );
  const given = () => sql`(
    select given.*, decode(link_key_hex, 'hex') as link_key, company.id as company_id
    from jsonb_to_recordset(${sql.json(rows)}) as given (n int, title text, link text, link_key_hex text, location text, company text,
      description text, fallback text, owner_id int, created_at timestamptz, updated_at timestamptz)
    left join ${companiesByKey(sql)} company on company.key = name_key(given.company)
  ) given`;
  // The link alone uses the index; the row comparison then decides among the jobs with this link.
  const isGiven = sql`jobs.link = given.link and ${isJobOfRow(sql)}`;
  const known = sql`posts join jobs on post_id = posts.id`;
  const unknown = sql`(
    select n, title, coalesce(description, fallback) as description, location, link, link_key, company_id,
      coalesce(owner_id, ${lookups.defaultOwner}::int) as owner_id, created_at, updated_at
    from ${given()} where not exists (select from ${known} where ${isGiven})) given`;
  const facts = sql`description, location, link, link_key, company_id`;
  const added = await addPosts(sql, { kind: "job", given: unknown, facts });
  const found = await sql<{ n: number; id: number }[]>`
    select distinct on (n) n, posts.id from ${known} join ${given()} on ${isGiven}
    order by n, jobs.company_id is not distinct from given.company_id desc, posts.id`;
  const isNew = new Set(added.map(({ id }) => id));
  const wanted = found.flatMap(({ n, id }) => {
    const job = jobs[n];
    if (!job) return [];
    const inTitle = lookups.skillsInTitle(job.title);
    const implied = inTitle.length > 0 ? inTitle : lookups.skillIds(job.fallback.skills);
    const required = lookups.skillIds(job.facts.required ?? []);
    const fallback = isNew.has(id) ? [...implied, ...required] : required;
    return [{ id, skills: job.skills && lookups.skillIds(job.skills), fallback }];
  });
  const reskilled = await setSkills(sql, "post", wanted);
  const stated = found.flatMap(({ n, id }) => {
    const job = jobs[n];
    if (!job) return [];
    const { workplace, type, level } = job.facts;
    const known = isNew.has(id) ? job.fallback.facts : null;
    const facts = {
      ...job.facts,
      workplace: workplace ?? known?.workplace ?? null,
      type: type ?? known?.type ?? null,
      level: level ?? known?.level ?? null,
    };
    const requiredIds = job.facts.required && lookups.skillIds(job.facts.required);
    return [{ id, facts, isNew: isNew.has(id), requiredIds }];
  });
  const restated = [...reskilled, ...(await writeFacts(sql, stated)), ...(await relistImported(sql, stated))];
  const before = found.map(({ id }) => id).filter((id) => !isNew.has(id));
  const updated = await sql<{ id: number }[]>`
    with changed as (
      select posts.id, coalesce(given.description, jobs.description) as description,
        coalesce(given.owner_id, posts.owner_id) as owner_id, coalesce(given.created_at, posts.created_at) as created_at,
        coalesce(given.updated_at, now()) as updated_at
      from ${known} join ${given()} on ${isGiven}
      where posts.id = any(${before}::int[]) and (posts.id = any(${restated}::int[])
        or (jobs.description, posts.owner_id, posts.created_at) is distinct from (coalesce(given.description, jobs.description),
          coalesce(given.owner_id, posts.owner_id), coalesce(given.created_at, posts.created_at)))
    ), described as (
      update jobs set description = changed.description from changed where post_id = changed.id
    )
    update posts set owner_id = changed.owner_id, created_at = changed.created_at, updated_at = changed.updated_at
    from changed where posts.id = changed.id returning posts.id`;
  const updatedIds = updated.map(({ id }) => id);
  await watchOwnPosts(sql, updatedIds);
  await hideOrShowGiven(sql, updatedIds);
  await updateImportedPosts(sql, { added, updated });
  return { added: added.length, updated: updated.length };
}
