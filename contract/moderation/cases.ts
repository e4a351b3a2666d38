import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { day, id, limitedArray, moment, text } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { person } from "../people/people.ts";
import { decidedOutcome, decidedOutcomes, decision, decisionTextMax, profileParts } from "./decisions.ts";
import { moderatedRecordFields, rule, rules } from "./moderated-records.ts";
import { reportStates } from "./reports.ts";

const caseStates = ["open", "decided"] as const;
export type CaseState = (typeof caseStates)[number];

/** What waits for staff: reports, a held text, another look that the owner asked for by editing, appeals. */
export const waitsFor = ["report", "held", "look", "appeal"] as const;
export type WaitsFor = (typeof waitsFor)[number];

/** How long a claim keeps other staff from deciding, unless it is renewed. */
export const claimMinutes = 5;

/**
 * A case: one post, comment, profile or message with everything that waits about it. `User` is its author, `since` when the
 * first part came in.
 */
export const caseRow = z.object({
  id: z.int(),
  ...moderatedRecordFields,
  User: person.nullable(),
  state: z.enum(caseStates),
  waits: z.array(z.enum(waitsFor)),
  reports: z.int(),
  reasons: z.array(z.enum(rules)),
  urgent: z.boolean(),
  since: moment,
  claim: z.object({ User: person, at: moment }).nullable(),
  /** Whether the caller may decide it. */
  mayDecide: z.boolean(),
  version: z.int(),
});
export type CaseRow = z.infer<typeof caseRow>;

/** The current or an earlier content; `pictures` are addresses that only staff can load. */
export const content = z.object({
  title: z.string().nullable(),
  text: z.string().nullable(),
  link: z.string().nullable(),
  pictures: z.array(z.string()),
});
export type Content = z.infer<typeof content>;

const reportForStaff = z.object({
  id: z.int(),
  User: person.nullable(),
  reason: z.enum(rules),
  text: z.string().nullable(),
  state: z.enum(reportStates),
  createdAt: moment,
});

/**
 * The context of a comment: its post, and the comments around it in chronological order; of a long thread only the nearest.
 */
const thread = z.object({
  title: z.string(),
  path: z.string(),
  comments: z.array(z.object({ id: z.int(), User: person.nullable(), text: z.string(), createdAt: moment })),
});
export type Thread = z.infer<typeof thread>;

/**
 * A case in full: the content as first reported and as it is now, the operator's word by which it was held, a comment's
 * thread as long as it is readable, and the author's latest other decisions and open cases.
 */
export const wholeCase = caseRow.extend({
  Reports: z.array(reportForStaff),
  before: content.nullable(),
  now: content.nullable(),
  holdWord: z.string().nullable(),
  thread: thread.nullable(),
  decisions: z.array(decision),
  Appeals: z.array(z.object({ User: person.nullable(), text: z.string(), at: moment })),
  record: z.array(decision),
  others: z.array(caseRow),
});
export type WholeCase = z.infer<typeof wholeCase>;

export const listCases = endpoint({
  method: "GET",
  path: "/admin/reports",
  access: "staff",
  summary: "Cases: what is urgent first, then what three reported, then what waits longest; decided ones latest first.",
  input: listQuery()
    .omit({ search: true })
    .extend({ state: z.enum(caseStates).default("open"), waits: z.enum(waitsFor).optional() }),
  output: listOf(caseRow),
});

export const getCase = endpoint({
  method: "GET",
  path: "/admin/reports/:id",
  access: "staff",
  summary:
    "One case, with its reports, what stood there and what stands there now, decisions, appeals and its author's other cases.",
  input: z.object({ id }),
  output: wholeCase,
  worded: true,
});

export const claimCase = endpoint({
  method: "PUT",
  path: "/admin/reports/:id/claim",
  access: "staff",
  summary: "Say for five minutes that one looks at a case; with `takeOver` also where somebody else does.",
  input: z.object({ id, takeOver: z.boolean(says("yesOrNo")).default(false) }),
  output: wholeCase,
  worded: true,
});

export const leaveCase = endpoint({
  method: "DELETE",
  path: "/admin/reports/:id/claim",
  access: "staff",
  summary: "Say that one looks at a case no more.",
  input: z.object({ id }),
});

const suspension = z.object({ endsOn: day.nullable().default(null) });

/** The form of a decision. `outcomesFor` and `removableParts` say what is allowed for what. */
export const newDecision = z
  .object({
    version: z.int(says("enterWholeNumber")),
    outcome: decidedOutcome,
    reason: rule.nullable().default(null),
    text: text(decisionTextMax),
    parts: limitedArray(20, z.enum(profileParts), { not: says("chooseParts"), more: says("chooseParts") })
      .transform((parts) => [...new Set(parts)])
      .default([]),
    suspension: suspension.nullable().default(null),
  })
  .superRefine(({ outcome, reason, parts, suspension }, context) => {
    const refuse = (field: string, message: ReturnType<typeof says>) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (outcome !== "kept" && reason === null) refuse("reason", says("chooseReason"));
    if ((outcome === "cleared") !== parts.length > 0) refuse("parts", says("chooseParts"));
    if (outcome === "suspended" && suspension === null) refuse("suspension", says("required"));
    if (outcome === "kept" && suspension !== null) refuse("suspension", says("notWithKept"));
  });
export type NewDecision = z.output<typeof newDecision>;

export const decideCase = endpoint({
  method: "POST",
  path: "/admin/reports/:id/decisions",
  access: "staff",
  summary:
    "Decide a case as one saw it, by its `version`: its author and the reporters are told `text`. With 409 nothing happens.",
  input: newDecision.safeExtend({ id }),
  output: decision,
  worded: true,
  status: 201,
});

const countOfEach = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

/**
 * The cases and decisions of a month (`2026-11`); `medianHours` from opening to decision, `byOutcome` counts decisions by
 * people.
 */
export const monthOfCases = z.object({
  month: z.string(),
  received: z.int(),
  byReason: countOfEach(rules),
  held: z.int(),
  automatic: z.int(),
  byOutcome: countOfEach(decidedOutcomes),
  medianHours: z.number().nullable(),
  appeals: z.int(),
  overturned: z.int(),
});
export type MonthOfCases = z.infer<typeof monthOfCases>;

export const getFigures = endpoint({
  method: "GET",
  path: "/admin/reports/figures",
  access: "staff",
  summary: "How much came to the team and what was decided, in each of twelve months, newest first.",
  output: z.object({ months: z.array(monthOfCases) }),
});
