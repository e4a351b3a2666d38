import { z } from "zod";
import { companyCard } from "./companies.ts";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, positive } from "./interface/fields.ts";
import { jobFacts } from "./jobs/job-facts.ts";
import { person } from "./people/people.ts";
import { namedSeat } from "./projects/project-seats.ts";
import { heldSkill, skillName } from "./skills.ts";

export const matchLimit = 10;
export const matchLimitMax = 50;

/** The least score of a post that fits someone. */
export const leastScore = 0.6;

/** How well someone fits a post: 0–1, 1 = has every skill; the skills they have of it, and those they lack. */
const fit = z.object({
  score: z.number(),
  matched: z.array(heldSkill),
  missing: z.array(skillName),
  /** The job's must-haves, and those of them that are missing. */
  required: z.array(z.int()),
  missingRequired: z.array(skillName),
});
export type Fit = z.infer<typeof fit>;

export const matchingUser = person.extend({
  Company: z.object({ id: z.int(), name: z.string() }).nullable(),
  ...fit.shape,
  /** For a project: the open seat that they fit best, which the fit is about; null if none is open. */
  seat: namedSeat.nullable().optional(),
});
export type MatchingUser = z.infer<typeof matchingUser>;

export const matchParents = ["jobs", "projects"] as const;
export type MatchParent = (typeof matchParents)[number];

const limit = positive.transform((count) => Math.min(count, matchLimitMax)).default(matchLimit);

export const matchUsers = endpoint({
  method: "GET",
  path: "/match/users/:parent/:id",
  access: "member",
  summary: "Who fits a job or project, best first, with what they have and what they lack.",
  input: z.object({ parent: z.enum(matchParents), id, limit }),
  output: z.object({ results: z.array(matchingUser) }),
});

/** A job or project that fits the caller. */
const matchingPost = z.object({ id: z.int(), title: z.string(), createdAt: moment, ...fit.shape });
/** `seat`: the open seat that fits best, which the fit is about; null if none is open. */
export const matchingProject = matchingPost.extend({ seat: namedSeat.nullable() });
export type MatchingProject = z.infer<typeof matchingProject>;
export const matchingJob = matchingPost.extend({
  location: z.string().nullable(),
  Company: companyCard.nullable(),
  workplace: jobFacts.workplace,
  type: jobFacts.type,
  salary: jobFacts.salary,
});
export type MatchingJob = z.infer<typeof matchingJob>;

/** A question without an answer that the caller could answer. */
export const matchingQuestion = fit
  .pick({ score: true, matched: true, missing: true })
  .extend({ id: z.int(), title: z.string(), votes: z.int(), createdAt: moment });
export type MatchingQuestion = z.infer<typeof matchingQuestion>;

export const matchJobs = endpoint({
  method: "GET",
  path: "/match/jobs",
  access: "member",
  summary: "The jobs that fit oneself, best first. Own ones are not among them.",
  input: z.object({ limit }),
  output: z.object({ results: z.array(matchingJob) }),
});

export const matchProjects = endpoint({
  method: "GET",
  path: "/match/projects",
  access: "member",
  summary: "The projects that fit oneself, best first. Own ones are not among them.",
  input: z.object({ limit }),
  output: z.object({ results: z.array(matchingProject) }),
});

export const matchQuestions = endpoint({
  method: "GET",
  path: "/match/questions",
  access: "member",
  summary: "Others' questions without an answer that fit oneself, best first.",
  input: z.object({ limit }),
  output: z.object({ results: z.array(matchingQuestion) }),
});
