import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { person } from "../people/people.ts";
import { type ModeratedParent, moderatedRecordFields, rules } from "./moderated-records.ts";

/**
 * Outcomes that people decide: nothing wrong; hidden until its owner fixes it; removed; parts cleared; its member suspended.
 */
export const decidedOutcomes = ["kept", "hidden", "removed", "cleared", "suspended"] as const;
export const decidedOutcome = z.enum(decidedOutcomes, { error: says("chooseOutcome") });
export type DecidedOutcome = (typeof decidedOutcomes)[number];

/** `held` is what the board itself does until a person has decided. */
export const outcomes = [...decidedOutcomes, "held"] as const;
export const outcome = z.enum(outcomes);
export type Outcome = (typeof outcomes)[number];

/** What a decision is based on: what waited in the case, or staff's `own` initiative. */
export const bases = ["report", "held", "look", "appeal", "own"] as const;
export type Basis = (typeof bases)[number];

/** The parts that can be cleared from a profile or a company. */
export const profileParts = ["picture", "headline", "about", "location", "links"] as const;
export const companyParts = ["picture", "about"] as const;
export type Part = (typeof profileParts)[number];

export const removableParts = (parent: ModeratedParent): readonly Part[] => {
  if (parent === "users") return profileParts;
  return parent === "companies" ? companyParts : [];
};

/** The outcomes that are possible for a kind of record. */
export function outcomesFor(parent: ModeratedParent): readonly DecidedOutcome[] {
  if (parent === "users") return ["kept", "cleared", "suspended"];
  if (parent === "messages") return ["kept", "removed"];
  return parent === "companies" ? ["kept", "hidden", "cleared"] : ["kept", "hidden", "removed"];
}

export const decisionTextMax = 1000;
/** How long a decision can be appealed. */
export const appealDays = 184;

export const appealStates = ["asked", "stands", "overturned"] as const;

/** The caller's own appeal; `answer` is the decision on it. */
const ownAppeal = z.object({
  state: z.enum(appealStates),
  text: z.string(),
  at: moment,
  answer: z.object({ id: z.int(), outcome, text: z.string(), at: moment }).nullable(),
});

/** A moderation decision. `User`, who decided, is for staff only. */
export const decision = z.object({
  id: z.int(),
  ...moderatedRecordFields,
  outcome,
  reason: z.enum(rules).nullable(),
  text: z.string(),
  parts: z.array(z.enum(profileParts)),
  /** When a suspension ends; null if it has no end, or there is none. */
  until: moment.nullable(),
  basis: z.enum(bases),
  automatic: z.boolean(),
  at: moment,
  appealUntil: moment.nullable(),
  /** Whether the caller may appeal. */
  appealable: z.boolean(),
  appeal: ownAppeal.nullable(),
  caseId: z.int().optional(),
  User: person.nullable().optional(),
});
export type Decision = z.infer<typeof decision>;

/** Why something is hidden from others, for its owner and staff; `lookAsked`: the owner has edited it since. */
const notice = decision.extend({ lookAsked: z.boolean() });
export type Notice = z.infer<typeof notice>;
/** For a post, company or comment. */
export const noticeField = { notice: notice.optional() };

export const listDecisions = endpoint({
  method: "GET",
  path: "/decisions",
  access: "member",
  summary: "What the team, or the board itself, decided on what is one's own, newest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(decision),
  worded: true,
});

export const getDecision = endpoint({
  method: "GET",
  path: "/decisions/:id",
  access: "member",
  summary: "One decision, for whose thing it is about, who reported that, and staff.",
  input: z.object({ id }),
  output: decision,
  worded: true,
});
