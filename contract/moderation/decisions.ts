import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { person } from "../people/people.ts";
import { bases, outcome, profileParts } from "./decision-outcomes.ts";
import { moderatedRecordFields, rules } from "./moderated-records.ts";

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
