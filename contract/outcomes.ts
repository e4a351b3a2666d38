import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { optionalDay, positive } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";
import { skillName } from "./skills.ts";

/** The fewest people of which a figure is shown. */
export const smallestGroup = 5;
/** `inField`: in their field within so many days after the end of their cohort. */
export const inFieldWithin = 180;

/** The figures of a cohort, from all graduates to those who didn't answer. */
export const outcomeFigures = [
  "graduates",
  "here",
  "answered",
  "inField",
  "otherField",
  "studying",
  "ownBusiness",
  "looking",
  "notAnswered",
] as const;
export type OutcomeFigure = (typeof outcomeFigures)[number];
/** The figures that split up `answered`. */
export const outcomeCells = ["inField", "otherField", "studying", "ownBusiness", "looking"] as const;

/** Null: too few people, unknown, or hidden because other hidden figures could be calculated from it. */
export type Figures = Record<OutcomeFigure, number | null>;

const figure = z.int().nullable();
const figures = Object.fromEntries(outcomeFigures.map((name) => [name, figure])) as Record<
  OutcomeFigure,
  typeof figure
>;
const outcome = z.object({ cohort: z.object({ id: z.int(), name: z.string() }), ...figures });
export type Outcome = z.infer<typeof outcome>;

export const quarter = z.string({ error: says("enterQuarter") }).regex(/^(?:19|20)\d\d-Q[1-4]$/, says("enterQuarter"));

export const listOutcomes = endpoint({
  method: "GET",
  path: "/admin/outcomes",
  access: "admin",
  summary:
    "What became of the graduates of each cohort, by the last closed quarter: of one cohort, or of those that ended from a day to another. Figures of fewer than five people are null, and those that would tell them.",
  input: z.object({ cohort: positive.optional(), from: optionalDay, to: optionalDay }),
  output: z.object({ quarter: z.string(), results: z.array(outcome) }),
});

const wantedSkill = skillName.extend({ jobs: z.int(), members: z.int() });
export type WantedSkill = z.infer<typeof wantedSkill>;

export const listWantedSkills = endpoint({
  method: "GET",
  path: "/skills/wanted",
  access: "member",
  summary:
    "The skills that the jobs of a quarter asked for, the most wanted first, and how many members had each at its end, by implication too; by default of the last closed quarter. `mine` is the skill that would make the most open jobs fit the caller, and how many.",
  input: z.object({ quarter: quarter.optional() }),
  output: z.object({
    quarter: z.string(),
    results: z.array(wantedSkill),
    mine: skillName.extend({ jobs: z.int() }).nullable(),
  }),
});
