import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment, optionalText } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { outcome } from "./decisions.ts";
import { moderatedParent, moderatedRecordFields, type Rule, rule, rules } from "./moderated-records.ts";

export const reportTextMax = 2000;
export const reportStates = ["open", "decided", "gone"] as const;

/** Reasons that need an explanation. */
export const rulesThatNeedText: readonly Rule[] = ["illegal", "privacy", "other"];

/** The decision on what was reported. */
const answer = z.object({ id: z.int(), outcome, text: z.string(), at: moment, appealable: z.boolean() });

/** A report as its reporter sees it; `title` is the title at the time of reporting. */
export const report = z.object({
  id: z.int(),
  ...moderatedRecordFields,
  reason: z.enum(rules),
  text: z.string().nullable(),
  state: z.enum(reportStates),
  createdAt: moment,
  Decision: answer.nullable(),
});
export type Report = z.infer<typeof report>;

export const newReport = z
  .object({ parent: moderatedParent, id, reason: rule, text: optionalText(reportTextMax) })
  .superRefine(({ reason, text }, context) => {
    if (text === null && rulesThatNeedText.includes(reason)) {
      context.addIssue({ code: "custom", path: ["text"], message: says("required") });
    }
  });
export type NewReport = z.output<typeof newReport>;

export const makeReport = endpoint({
  method: "POST",
  path: "/reports",
  access: "member",
  summary: "Report something to the team; nobody else learns of it. `illegal`, `privacy` and `other` need a text.",
  input: newReport,
  output: report,
  worded: true,
  status: 201,
});

export const listOwnReports = endpoint({
  method: "GET",
  path: "/reports/mine",
  access: "member",
  summary: "What one reported, and what was decided, newest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(report),
  worded: true,
});
