import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { decidedOutcomes } from "./decision-outcomes.ts";
import { rules } from "./moderated-records.ts";

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
