import type { InputOf } from "../../contract/interface/endpoint.ts";
import { currencies, jobTypes, payMax, seniorities, workplaces } from "../../contract/jobs/job-facts.ts";
import { jobSorts, jobStatuses, type listJobs } from "../../contract/jobs/jobs.ts";
import { isLanguageCode } from "../../contract/languages/language-codes.ts";
import { isId, meantFilters, oneOf, upTo } from "../ui/lists/filter-parsing.ts";

export type AskedJobs = InputOf<typeof listJobs>;

export const jobFilters = meantFilters({
  several: {
    workplace: oneOf(workplaces),
    type: oneOf(jobTypes),
    seniority: oneOf(seniorities),
    skill: isId,
    company: isId,
    language: isLanguageCode,
  },
  single: {
    salaryFrom: upTo(payMax),
    currency: oneOf(currencies),
    postedWithin: upTo(365),
    fits: oneOf(["true"]),
    saved: oneOf(["true"]),
    mine: oneOf(["true"]),
  },
  others: { status: oneOf([...jobStatuses, "any"]), sort: oneOf(jobSorts) },
});

/** The query of the list of jobs that an address stands for. */
export const askedJobs = (parameters: URLSearchParams): AskedJobs => jobFilters.asked(parameters);
