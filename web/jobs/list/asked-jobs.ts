import type { InputOf } from "../../../contract/interface/endpoint.ts";
import { currencies, jobTypes, payMax, seniorities, workplaces } from "../../../contract/jobs/job-facts.ts";
import { jobSorts } from "../../../contract/jobs/job-filters.ts";
import { jobStatuses } from "../../../contract/jobs/job-status.ts";
import type { listJobs } from "../../../contract/jobs/jobs.ts";
import { filterIn } from "../../ui/filters/use-filters.ts";
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
  language: (value: string) => /^[a-z]{2}$/.test(value),
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

/** What narrows the list in its panel. */
export const panelNames = [...Object.keys(several), ...Object.keys(single)];

/** What an address asks of the list of jobs; nonsense asks for nothing. */
export function askedJobs(parameters: URLSearchParams): AskedJobs {
  const valued = Object.entries(several).map(([name, isValue]) => [name, filterIn(parameters, name).filter(isValue)]);
  const chosen = Object.entries({ ...single, ...others }).flatMap(([name, isValue]) => {
    const value = parameters.get(name) ?? "";
    return isValue(value) ? [[name, value]] : [];
  });
  return { ...listLocation(parameters), ...Object.fromEntries([...valued, ...chosen]) };
}
