import { z } from "zod";
import { companyCard } from "../companies.ts";
import { deletionOfPost } from "../interface/deletion-fields.ts";
import { endpoint } from "../interface/endpoint.ts";
import { facetsAsked, facetsOf, onlyWhereTrue, repeatable } from "../interface/facets.ts";
import { id, moment, optionalId, optionalText, positive, storableText, text } from "../interface/fields.ts";
import { idempotencyHeaders } from "../interface/idempotency.ts";
import { link } from "../interface/links.ts";
import { listQuery, postListOf } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { noticeField } from "../moderation/decisions.ts";
import { person } from "../people/people.ts";
import { userCard } from "../people/users.ts";
import { descriptionMax, titleMax } from "../posts.ts";
import { skillIds, skillName } from "../skills.ts";
import {
  currency,
  jobFacts,
  jobTypes,
  languageCode,
  newJobFacts,
  payMax,
  seniorities,
  workplaces,
} from "./job-facts.ts";

export const jobStatuses = ["open", "filled", "expired", "withdrawn"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The statuses that a member can set; `expired` comes by time alone. */
export const chosenStatuses = ["open", "filled", "withdrawn"] as const satisfies JobStatus[];

/** In days from now. */
export const daysMin = 7;
export const daysMax = 120;
export const daysDefault = 60;

const notThatLong = says("chooseDays", daysMin, daysMax);
export const daysListed = z.int({ error: notThatLong }).min(daysMin, notThatLong).max(daysMax, notThatLong);

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

export const locationMax = 200;
/** How many jobs visitors see, and how many code points of each description. */
export const previewLimit = 2;
export const previewExcerptMax = 50;

export const jobFields = z.object({
  title: text(titleMax),
  description: text(descriptionMax),
  location: optionalText(locationMax),
  link,
  companyId: optionalId,
  skills: skillIds.default([]),
  ...newJobFacts,
  days: daysListed.optional(),
});
export const newJob = jobFields.refine(
  ({ skills, required }) => required?.every((skill) => skills.includes(skill)) ?? true,
  {
    error: says("requiredAmongSkills"),
    path: ["required"],
  },
);
export type NewJob = z.output<typeof newJob>;

/** When the caller saved a job, with their private notes on it. */
export const savedJob = z.object({ at: moment, note: z.string().nullable(), appliedAt: z.iso.date().nullable() });
export type SavedJob = z.infer<typeof savedJob>;

export const job = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  location: z.string().nullable(),
  link: z.string(),
  companyId: z.int().nullable(),
  ownerId: z.int().nullable(),
  User: person.nullable(),
  Company: companyCard.nullable(),
  Skills: z.array(skillName),
  ...jobFacts,
  status: z.enum(jobStatuses),
  expiresAt: moment,
  filledAt: moment.nullable(),
  /** The caller's own. */
  saved: savedJob.nullable(),
  /** How many others saved it; for the poster alone. */
  savedCount: z.int().optional(),
  /** How many members are at its company; visible to everyone. */
  insiders: z.int(),
  ...noticeField,
  createdAt: moment,
  updatedAt: moment,
});
export type Job = z.infer<typeof job>;

/** What a visitor sees of a job. */
export const jobPreview = job.pick({ id: true, title: true, location: true, description: true });
export type JobPreview = z.infer<typeof jobPreview>;

/** `score`, 0–1, says how well the job fits the caller, if the list is sorted by that. */
const listedJob = job.extend({ score: z.number().optional() });

export const listJobs = endpoint({
  method: "GET",
  path: "/jobs",
  access: "member",
  worded: ({ facets, mine }) => facets || mine,
  summary:
    "Open jobs, newest first; with `search`, best match first. What is chosen of one filter may hold in any way (all skills must, and all languages of the job), different filters must all hold. Descriptions are cut.",
  input: jobQuery,
  output: postListOf(listedJob).extend(facetsOf(jobFacetNames)),
});

const nothingElse = Object.fromEntries(
  Object.keys(jobQuery.shape)
    .filter((name) => name !== "limit")
    .map((name) => [name, z.undefined().optional()]),
);

/** The same path without a token: the newest two, without filters. */
export const previewJobs = endpoint({
  method: "GET",
  path: "/jobs",
  access: "visitor",
  summary: "At most two previews of the newest jobs.",
  input: z.object({
    limit: positive.refine((limit) => limit <= previewLimit).default(previewLimit),
    ...nothingElse,
  }),
  output: postListOf(jobPreview),
});

export const getJob = endpoint({
  method: "GET",
  path: "/jobs/:id",
  access: "member",
  summary: "One job, whole.",
  input: z.object({ id }),
  output: job,
  worded: true,
});

export const addJob = endpoint({
  method: "POST",
  path: "/jobs",
  access: "member",
  summary: `Post a job. It belongs to who posts it, and is listed for \`days\`, or ${daysDefault}.`,
  headers: idempotencyHeaders,
  input: newJob,
  output: job,
  worded: true,
  status: 201,
});

export const editJob = endpoint({
  method: "PUT",
  path: "/jobs/:id",
  access: "member",
  summary:
    "Replace a job: what is left out is gone, but facts, must-haves that are still skills, and the day of its end. Owner, moderator or admin.",
  input: newJob.safeExtend({ id }),
  output: job,
  worded: true,
});

export const deleteJob = endpoint({
  method: "DELETE",
  path: "/jobs/:id",
  access: "member",
  summary:
    "Delete a job and its comments. Owner, moderator or admin. Where staff delete what is another's, that is a decision: its author is mailed the rule, `reason`, and why, `text`, and may appeal.",
  input: deletionOfPost,
});

export const setJobStatus = endpoint({
  method: "PUT",
  path: "/jobs/:id/status",
  access: "member",
  summary: `Say that a job is filled, withdrawn or open, then for \`days\` from now, or ${daysDefault}. Owner, moderator or admin.`,
  input: z.object({ id, status: z.enum(chosenStatuses), days: daysListed.default(daysDefault) }),
  output: job,
  worded: true,
});

/** A job that was posted with the same link earlier. */
const jobDuplicate = job.pick({ id: true, title: true, Company: true, status: true, createdAt: true });
export type JobDuplicate = z.infer<typeof jobDuplicate>;

export const findDuplicates = endpoint({
  method: "GET",
  path: "/jobs/duplicates",
  access: "member",
  summary: "At most three jobs of the last 90 days, of any status, with the same link, newest first.",
  input: z.object({ link: storableText(says("required")).trim(), except: optionalId }),
  output: z.object({ results: z.array(jobDuplicate) }),
});

export const insidersShown = 10;
/**
 * The days after a request to an insider in which the member can't ask another about the job, even if the request was withdrawn.
 */
export const insiderDays = 7;

export const listInsiders = endpoint({
  method: "GET",
  path: "/jobs/:id/insiders",
  access: "member",
  summary:
    "Who of a job's company can be asked, least asked first, and whom one has asked about it without an answer yet.",
  input: z.object({ id }),
  output: z.object({
    count: z.int(),
    results: z.array(userCard),
    asked: z.object({ User: person.nullable(), createdAt: moment }).nullable(),
  }),
});

export const stillOpenAnswers = ["open", "filled"] as const;
export type StillOpenAnswer = (typeof stillOpenAnswers)[number];

export const askedJob = job.pick({ id: true, title: true, Company: true, status: true, expiresAt: true });
export type StillOpenJob = z.infer<typeof askedJob>;

export const answerStillOpen = endpoint({
  method: "POST",
  path: "/still-open",
  access: "anyone",
  summary:
    "Say by a mailed token whether a job is still open: `open` lists it for 60 days from now. Without `answer` it is only said how the job stands, and the token stays good.",
  input: z.object({ token: z.string({ error: says("deadLink") }), answer: z.enum(stillOpenAnswers).optional() }),
  output: askedJob,
});
