import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { moment } from "../interface/fields.ts";
import { person } from "../people/people.ts";

export const newcomersMax = 6;
export const newcomerDays = 30;

/** A cohort in which the caller is verified: who joined it lately, newest first, and how many wait for verification. */
const ownCohort = z.object({
  id: z.int(),
  name: z.string(),
  pendingCount: z.int(),
  Newcomers: z.array(person.extend({ createdAt: moment })),
});
export type OwnCohort = z.infer<typeof ownCohort>;

export const listOwnCohorts = endpoint({
  method: "GET",
  path: "/account/cohorts",
  access: "member",
  summary: "The cohorts that one is verified in, each with who came to it in the last 30 days and how many wait.",
  output: z.object({ results: z.array(ownCohort) }),
});
