import { z } from "zod";
import { facetsAsked, onlyWhereTrue, repeatable } from "../interface/facets.ts";
import { positive } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { currency, jobTypes, languageCode, payMax, seniorities, workplaces } from "./job-facts.ts";
import { jobStatuses } from "./job-status.ts";

export const jobSorts = ["newest", "salary", "fit"] as const;
export const currencyDefault = "EUR";
const mostDays = 365;

const upTo = (most: number) => positive.refine((number) => number <= most, says("numberUpTo", most));

export const jobQuery = listQuery().extend({
  workplace: repeatable(z.enum(workplaces)),
  type: repeatable(z.enum(jobTypes)),
  seniority: repeatable(z.enum(seniorities)),
  /** Jobs that name all of these skills themselves. */
  skill: repeatable(positive),
  company: repeatable(positive),
  /** Jobs that name languages, and only languages among these. */
  language: repeatable(languageCode),
  /** Jobs paid in `currency` whose upper end, by the year, reaches this amount. */
  salaryFrom: upTo(payMax).optional(),
  currency: currency.optional(),
  /** In days. */
  postedWithin: upTo(mostDays).optional(),
  fits: onlyWhereTrue,
  saved: onlyWhereTrue,
  mine: onlyWhereTrue,
  /** If omitted: open jobs, with `mine` jobs of any status. */
  status: z.enum([...jobStatuses, "any"]).optional(),
  sort: z.enum(jobSorts).optional(),
  ...facetsAsked,
});
export type JobQuery = z.output<typeof jobQuery>;

export const jobFacetNames = [
  ...(["workplace", "type", "seniority", "skill", "company", "language"] as const),
  ...(["currency", "postedWithin", "fits", "saved"] as const),
] as const;
export type JobFacetName = (typeof jobFacetNames)[number];

/** In days: the values that facets count. */
export const postedWithinShown = [1, 7, 30];
