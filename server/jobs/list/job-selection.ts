import { jobTypes, seniorities, workplaces } from "../../../contract/jobs/job-facts.ts";
import type { JobFacetName, JobQuery } from "../../../contract/jobs/job-filters.ts";
import { jobStatuses } from "../../../contract/jobs/job-status.ts";
import { fits } from "../../matches/fits.ts";
import type { JobColumns } from "./job-columns.ts";
import type { fitOf } from "./job-fit.ts";

/** A query with the data that its evaluation needs. */
export type Asked = {
  query: JobQuery;
  memberId: number;
  fitting: ReturnType<typeof fitOf>;
  currency: number;
  /** The keys of `query.company`. */
  companies: readonly number[];
  saved: ReadonlySet<number>;
  /** The relevance step of each found job by its key, 0 for the others. Null without a search. */
  steps: Uint8Array | null;
};

type Filter = { name: JobFacetName; passes: (id: number) => boolean };

export const microsecondsNow = () => (Date.now() - Date.UTC(2000)) * 1000;
export const microsecondsOf = (days: number) => days * 24 * 3600 * 1_000_000;

/**
 * The keys of the matching jobs, newest first. `count` is called for each of these, and for each job that a single filter
 * excludes, with that filter.
 */
export function selectedJobs(
  columns: JobColumns,
  asked: Asked,
  count?: (id: number, leftOutBy: JobFacetName | undefined) => void,
): Int32Array {
  const { order } = columns;
  const isAskedFor = withinScope(columns, asked);
  const filters = chosenFilters(columns, asked);
  const selected = new Int32Array(order.length);
  let total = 0;
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const id = order[place] as number;
    if (!isAskedFor(id)) continue;
    let leftOutBy: JobFacetName | undefined;
    let isLeftOut = false;
    for (const { name, passes } of filters) {
      if (passes(id)) continue;
      isLeftOut = leftOutBy !== undefined || !count;
      if (isLeftOut) break;
      leftOutBy = name;
    }
    if (isLeftOut) continue;
    if (leftOutBy === undefined) {
      selected[total] = id;
      total += 1;
    }
    count?.(id, leftOutBy);
  }
  return selected.subarray(0, total);
}

/** Whether there is any job before the filters apply, of any owner: decides whether the search forgives a typo. */
export function isAnyInScope(columns: JobColumns, asked: Asked): boolean {
  const query = { ...asked.query, status: statusOf(asked.query), mine: false };
  const [isForAll, isAskedFor] = [withinScope(columns, { ...asked, query }), withinScope(columns, asked)];
  return columns.order.some((id) => isForAll(id) || isAskedFor(id));
}

const statusOf = ({ status, mine }: JobQuery) => status ?? (mine ? "any" : "open");

/** The conditions that have no counts: status, search, owner. Hidden jobs appear in their owner's own list only. */
function withinScope({ status, shown, owner }: JobColumns, { query, memberId, steps }: Asked): (id: number) => boolean {
  const wanted = statusOf(query);
  const number = wanted === "any" ? 0 : jobStatuses.indexOf(wanted) + 1;
  return (id) =>
    (number === 0 ? status[id] !== 0 : status[id] === number) &&
    (steps === null || (steps[id] as number) > 0) &&
    (query.mine ? owner[id] === memberId : shown[id] === 1);
}

function chosenFilters(columns: JobColumns, asked: Asked): Filter[] {
  const { query, fitting, saved } = asked;
  const filters: Filter[] = [];
  /** A filter on a column of positions in the contract's list. */
  const oneOf = <Value>(name: JobFacetName, column: Uint8Array, values: readonly Value[], chosen: readonly Value[]) => {
    const isChosen = [false, ...values.map((value) => chosen.includes(value))];
    if (chosen.length > 0) filters.push({ name, passes: (id) => isChosen[column[id] as number] as boolean });
  };
  oneOf("workplace", columns.workplace, workplaces, query.workplace);
  oneOf("type", columns.type, jobTypes, query.type);
  oneOf("seniority", columns.seniority, seniorities, query.seniority);
  if (query.company.length > 0) {
    const among = new Set(asked.companies);
    filters.push({ name: "company", passes: (id) => among.has(columns.company[id] as number) });
  }
  if (query.skill.length > 0) filters.push({ name: "skill", passes: (id) => columns.skills.namesAll(id, query.skill) });
  if (query.language.length > 0) {
    const isEnough = columns.languageSets.names.map(
      (codes) => codes !== "" && lacking(codes, query.language).length === 0,
    );
    filters.push({ name: "language", passes: (id) => isEnough[columns.languages[id] as number] as boolean });
  }
  const { salaryFrom, postedWithin } = query;
  if (salaryFrom !== undefined) {
    const { pay, currency } = columns;
    const passes = (id: number) => currency[id] === asked.currency && (pay[id] as number) >= salaryFrom;
    filters.push({ name: "currency", passes });
  }
  if (postedWithin !== undefined) {
    const since = microsecondsNow() - microsecondsOf(postedWithin);
    filters.push({ name: "postedWithin", passes: (id) => (columns.createdAt[id] as number) >= since });
  }
  if (query.saved) filters.push({ name: "saved", passes: (id) => saved.has(id) });
  if (query.fits) filters.push({ name: "fits", passes: (id) => fits(fitting(id)) });
  return filters;
}

/** The languages of a job (two-letter codes concatenated) that aren't among `spoken`. */
export const lacking = (codes: string, spoken: readonly string[]): string[] =>
  (codes.match(/../g) ?? []).filter((code) => !spoken.includes(code));
