import { currencyDefault, type JobQuery } from "../../contract/jobs/jobs.ts";
import type { Connection } from "../database/connection.ts";
import { filterValuesBySearch, passesFilter, skillsBySearch } from "../lists/saved-search-filters.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { doesFit } from "../matches/post-fits.ts";
import { type TextFinds, withText } from "../search-index/saved-search-texts.ts";
import { jobFilters } from "./job-filters.ts";
import { statusOf } from "./job-list-sql.ts";

type Asking = { id: number; memberId: number; asked: JobQuery };

/** The jobs that each search finds among some: by the list's own filters, for all searches in one statement. */
export async function jobFinder(
  transaction: Connection,
  ids: readonly number[],
  { texts, skills }: { texts: TextFinds; skills: CurrentSkills | undefined },
  searches: readonly Asking[],
): Promise<(search: Asking) => number[]> {
  // New jobs are open, and nobody is notified of their own.
  const possible = searches.filter(({ asked }) => !asked.mine && ["open", "any"].includes(statusOf(asked)));
  const [rows, index] = await Promise.all([
    foundByFilters(transaction, ids, possible),
    possible.some(({ asked }) => asked.fits) ? skills?.() : undefined,
  ]);
  const found = withText(rows, texts);
  return (search) => {
    if (!search.asked.fits) return found(search);
    return found(search).filter((job) => index && doesFit(index, index.posts.job.post(job), search.memberId));
  };
}

function foundByFilters(transaction: Connection, ids: readonly number[], searches: readonly Asking[]) {
  const asked = searches.map(({ id, memberId, asked: query }) => ({
    id,
    reader_id: memberId,
    ...filterValuesBySearch(query, ["workplace", "type", "seniority", "skill", "company", "language"]),
    salary_from: query.salaryFrom ?? null,
    currency: query.currency ?? currencyDefault,
    posted_within: query.postedWithin ?? null,
    saved: query.saved || null,
  }));
  const column = (name: string) => transaction`asked.${transaction(name)}`;
  const { fits: _, ...filters } = jobFilters(transaction, {
    workplace: column("workplace"),
    type: column("type"),
    seniority: column("seniority"),
    everySkill: skillsBySearch(transaction),
    company: column("company"),
    language: column("language"),
    salaryFrom: column("salary_from"),
    currency: column("currency"),
    postedWithin: column("posted_within"),
    readerId: column("reader_id"),
    fitting: transaction`null`,
  });
  const passes = passesFilter(transaction, filters, { currency: "salary_from", postedWithin: "posted_within" });
  return transaction<{ id: number; found: number[] }[]>`
    select asked.id, array_agg(jobs.post_id) as found
    from jobs, jsonb_to_recordset(${transaction.json(asked)}) as asked (id int, reader_id int, workplace text[],
      type text[], seniority text[], skill bigint[], company bigint[], language text[], salary_from numeric, currency text,
      posted_within int, saved boolean)
    where jobs.listed and jobs.post_id = any(${[...ids]}::int[]) and ${passes} group by asked.id`;
}
