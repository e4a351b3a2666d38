import { currencyDefault, type JobQuery } from "../../../contract/jobs/job-filters.ts";
import type { Connection } from "../../database/connection.ts";
import { JobColumns } from "../../jobs/list/job-columns.ts";
import { fitOf } from "../../jobs/list/job-fit.ts";
import { packedJobs, unpackedJobs } from "../../jobs/list/job-loading.ts";
import { selectedJobs } from "../../jobs/list/job-selection.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { isVisible } from "../../visibility/visibility.ts";
import type { TextFinds } from "./text-finds.ts";

type Asking = { memberId: number; asked: JobQuery };

/**
 * The jobs that each search finds among some: the list's own filters, on columns of these jobs only, where a job's id is its
 * position.
 */
export async function jobFinder(
  transaction: Connection,
  ids: readonly number[],
  { texts, skills }: { texts: TextFinds; skills: CurrentSkills },
  searches: readonly Asking[],
): Promise<(search: Asking) => number[]> {
  const [[{ packed }], savedBy, companies, index] = await Promise.all([
    transaction<
      [{ packed: Buffer | null }]
    >`${packedJobs(transaction, transaction`posts.id = any(${[...ids]}::int[])`)}`,
    savers(transaction, ids),
    companiesOf(transaction, ids),
    searches.some(({ asked }) => asked.fits) ? skills() : null,
  ]);
  const jobs = unpackedJobs(packed).filter(({ isShown }) => isShown);
  const columns = new JobColumns();
  for (const [place, job] of jobs.entries()) columns.put({ ...job, id: place + 1 });
  const places = (keys: ReadonlySet<number>) =>
    new Set(jobs.flatMap(({ id }, place) => (keys.has(id) ? [place + 1] : [])));
  const none = new Set<number>();

  return ({ memberId, asked }) => {
    const found = asked.search === "" ? null : places(texts.get(asked.search) ?? none);
    const selected = selectedJobs(columns, {
      query: asked,
      memberId,
      companies: asked.company.flatMap((number) => companies.get(number) ?? []),
      saved: asked.saved ? places(savedBy.get(memberId) ?? none) : none,
      fitting: index && asked.fits ? fitOf(columns, index, memberId) : neverAsked,
      currency: columns.currencies.names.indexOf(asked.currency ?? currencyDefault),
      steps: found && Uint8Array.from({ length: jobs.length + 1 }, (_, place) => (found.has(place) ? 1 : 0)),
    });
    return [...selected].map((place) => (jobs[place - 1] as { id: number }).id);
  };
}

function neverAsked(): never {
  throw new Error("How a job fits is computed only for searches that ask for fitting jobs.");
}

async function savers(transaction: Connection, ids: readonly number[]): Promise<Map<number, Set<number>>> {
  const rows = await transaction<{ userId: number; jobs: number[] }[]>`
    select user_id, array_agg(post_id) as jobs from saved_jobs where post_id = any(${[...ids]}::int[]) group by user_id`;
  return new Map(rows.map(({ userId, jobs }) => [userId, new Set(jobs)]));
}

/** The keys of these jobs' visible companies, by their numbers. */
async function companiesOf(transaction: Connection, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await transaction<{ id: number; number: number }[]>`
    select id, number from posts where ${isVisible(transaction, "posts")} and id in (select company_id from jobs where post_id = any(${[...ids]}::int[]))`;
  return new Map(rows.map(({ id, number }) => [number, id]));
}
