import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { day, id, moment, oneLine, optionalDay, optionalText, orOmitted } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { person } from "../people/people.ts";
import { cohortMembership } from "./cohort-members.ts";

export const cohortNameMax = 100;
export const cohortSizeMax = 10_000;

const optionalLine = z.preprocess((value) => value ?? null, optionalText(cohortNameMax));
const count = z
  .int(says("numberUpTo", cohortSizeMax))
  .min(1, says("numberUpTo", cohortSizeMax))
  .max(cohortSizeMax, says("numberUpTo", cohortSizeMax));
const size = z.preprocess((value) => (value === "" || value === undefined ? null : value), count.nullable());

/** The form for a cohort; `size` is how many people were in it, members of the board or not. */
export const newCohort = z
  .object({
    name: oneLine(cohortNameMax),
    course: optionalLine,
    city: optionalLine,
    startsOn: optionalDay,
    endsOn: optionalDay,
    size,
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    error: says("endBeforeStart"),
    path: ["endsOn"],
  });
export type NewCohort = z.output<typeof newCohort>;

/** A change to a cohort: omitted fields stay as they are, `''` clears. */
const changedCohort = z.object({
  name: oneLine(cohortNameMax).optional(),
  course: orOmitted(optionalText(cohortNameMax)),
  city: orOmitted(optionalText(cohortNameMax)),
  startsOn: orOmitted(day),
  endsOn: orOmitted(day),
  size: orOmitted(count),
});
export type ChangedCohort = z.output<typeof changedCohort>;

/** `memberCount` counts its verified members and is visible to everyone. */
export const cohort = z.object({
  id: z.int(),
  name: z.string(),
  course: z.string().nullable(),
  city: z.string().nullable(),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  size: z.int().nullable(),
  memberCount: z.int(),
});
export type Cohort = z.infer<typeof cohort>;

/** A company or skill that several of its people name, with how many of them do. */
const named = z.object({ id: z.int(), name: z.string(), count: z.int() });

export const cohortDetail = cohort.extend({
  Companies: z.array(named),
  Skills: z.array(named),
  membership: cohortMembership.nullable(),
  /** For verified members of the cohort and staff. */
  pendingCount: z.int().optional(),
  /** For staff only. */
  rosterCount: z.int().optional(),
});
export type CohortDetail = z.infer<typeof cohortDetail>;

export const listCohorts = endpoint({
  method: "GET",
  path: "/cohorts",
  access: "member",
  summary: "Cohorts, the latest first; with `search`, best match first.",
  input: listQuery(),
  output: listOf(cohort),
});

export const getCohort = endpoint({
  method: "GET",
  path: "/cohorts/:id",
  access: "member",
  summary: "One cohort with where its people work, what they know, and one's own membership.",
  input: z.object({ id }),
  output: cohortDetail,
});

export const addCohort = endpoint({
  method: "POST",
  path: "/cohorts",
  access: "staff",
  summary: "Add a cohort.",
  input: newCohort,
  output: cohort,
  status: 201,
});

export const editCohort = endpoint({
  method: "PUT",
  path: "/cohorts/:id",
  access: "staff",
  summary: "Change what a cohort says of itself; what is left out stays.",
  input: changedCohort.extend({ id }),
  output: cohort,
});

export const deleteCohort = endpoint({
  method: "DELETE",
  path: "/cohorts/:id",
  access: "staff",
  needsProof: true,
  summary: "Delete a cohort that nobody is a member of, with its roster.",
  input: z.object({ id }),
});

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
