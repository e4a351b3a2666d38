import type { InputOf } from "../../../contract/interface/endpoint.ts";
import { filterValuesMax } from "../../../contract/interface/facets.ts";
import { currencies, jobTypes, payMax, seniorities, workplaces } from "../../../contract/jobs/job-facts.ts";
import { jobSorts } from "../../../contract/jobs/job-filters.ts";
import { jobStatuses } from "../../../contract/jobs/job-status.ts";
import type { listJobs } from "../../../contract/jobs/jobs.ts";
import { isLanguageCode } from "../../../contract/languages/language-codes.ts";
import { type ChosenFilters, filterIn } from "../../ui/filters/use-filters.ts";
import { listLocation } from "../../ui/lists/use-list-location.ts";

export type AskedJobs = InputOf<typeof listJobs>;

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const upTo = (most: number) => (value: string) => /^[1-9]\d*$/.test(value) && Number(value) <= most;
const isId = upTo(2 ** 31 - 1);

/** Of which several values count at once. */
const several = {
  workplace: oneOf(workplaces),
  type: oneOf(jobTypes),
  seniority: oneOf(seniorities),
  skill: isId,
  company: isId,
  language: isLanguageCode,
};
const single = {
  salaryFrom: upTo(payMax),
  currency: oneOf(currencies),
  postedWithin: upTo(365),
  fits: oneOf(["true"]),
  saved: oneOf(["true"]),
  mine: oneOf(["true"]),
};
const others = { status: oneOf([...jobStatuses, "any"]), sort: oneOf(jobSorts) };

const checks: Record<string, (value: string) => boolean> = { ...several, ...single, ...others };

/** What narrows the list in its panel. */
export const panelNames = [...Object.keys(several), ...Object.keys(single)];

/** Of a filter's values those that a job may have; nonsense asks for nothing. */
const meant = (name: string, values: readonly string[]) =>
  values.filter((value) => checks[name]?.(value)).slice(0, name in several ? filterValuesMax : 1);

export const onlyMeant = (chosen: ChosenFilters): ChosenFilters => ({
  ...chosen,
  of: (name) => meant(name, chosen.of(name)),
});

/** What an address asks of the list of jobs. */
export function askedJobs(parameters: URLSearchParams): AskedJobs {
  const chosen = Object.keys(checks).flatMap((name) => {
    const values = meant(name, filterIn(parameters, name));
    if (name in several) return [[name, values]];
    return values.map((value) => [name, value]);
  });
  return { ...listLocation(parameters), ...Object.fromEntries(chosen) };
}
