import { z } from "zod";
import { facetsAsked, onlyWhereTrue, severalOf } from "../interface/facets.ts";
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
  workplace: severalOf(z.enum(workplaces)),
  type: severalOf(z.enum(jobTypes)),
  seniority: severalOf(z.enum(seniorities)),
  /** All of them, named by the job itself. */
  skill: severalOf(positive),
  company: severalOf(positive),
  /** The job names languages, and none but these. */
  language: severalOf(languageCode),
  /** Paid in the currency, with an upper end a year that reaches this. */
  salaryFrom: upTo(payMax).optional(),
  currency: currency.optional(),
  /** Days. */
  postedWithin: upTo(mostDays).optional(),
  fits: onlyWhereTrue,
  saved: onlyWhereTrue,
  mine: onlyWhereTrue,
  /** Left out: open ones, of one's own any. */
  status: z.enum([...jobStatuses, "any"]).optional(),
  sort: z.enum(jobSorts).optional(),
  ...facetsAsked,
});
export type JobQuery = z.output<typeof jobQuery>;

/** What is one's own or compared with it, and what the clock changes. */
export const isAnsweredAnew = ({ fits, saved, mine, sort, facets, postedWithin }: JobQuery) =>
  fits || saved || mine || facets || sort === "fit" || postedWithin !== undefined;

export const jobFacetNames = [
  ...(["workplace", "type", "seniority", "skill", "company", "language"] as const),
  ...(["currency", "postedWithin", "fits", "saved"] as const),
] as const;
export type JobFacetName = (typeof jobFacetNames)[number];

/** How long ago in days, of those that are counted. */
export const postedWithinShown = [1, 7, 30];
