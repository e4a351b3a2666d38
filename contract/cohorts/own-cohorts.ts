import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { moment } from "../interface/fields.ts";
import { person } from "../people/people.ts";

export const newcomersMax = 6;
export const newcomerDays = 30;

/** A cohort that one is verified in: who came to it lately, the last first, and how many wait to be known. */
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
