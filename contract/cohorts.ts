import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { day, id, limitedArray, moment, oneLine, optionalDay, optionalText, orOmitted } from "./interface/fields.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { email } from "./people/accounts.ts";
import { person } from "./people/people.ts";

export const rosterMax = 500;
export const cohortsClaimedMax = 5;
export const vouchesNeeded = 2;
export const takenOutReasonMax = 500;

/** How a membership was verified: by the school's list, by the team, or by vouches of two verified members. */
export const verificationMethods = ["roster", "staff", "vouches"] as const;
export type VerificationMethod = (typeof verificationMethods)[number];
export const cohortState = z.enum(["pending", "verified"]);
export const verifiedBy = z.enum(verificationMethods).nullable();

/** The caller's own membership; `vouches` are those that count. */
export const cohortMembership = z.object({ state: cohortState, by: verifiedBy, vouches: z.int(), needed: z.int() });
export type CohortMembership = z.infer<typeof cohortMembership>;

export const claimCohort = endpoint({
  method: "PUT",
  path: "/cohorts/:id/membership",
  access: "member",
  summary: "Say that one was in this cohort: verified at once by the school's list, else once two of it vouch.",
  input: z.object({ id }),
  output: cohortMembership,
});

export const leaveCohort = endpoint({
  method: "DELETE",
  path: "/cohorts/:id/membership",
  access: "member",
  summary: "Leave a cohort; the vouches that one gave there go along.",
  input: z.object({ id }),
});

/** Someone who says that they were in a cohort. `vouches` are those that count; `vouched`: the caller is one of them. */
export const pendingMember = person.extend({ createdAt: moment, vouches: z.int(), vouched: z.boolean() });
export type PendingMember = z.infer<typeof pendingMember>;

export const listPending = endpoint({
  method: "GET",
  path: "/cohorts/:id/pending",
  access: "member",
  summary: "Who waits to be verified in a cohort, the longest first. For its verified people and staff.",
  input: listQuery().omit({ search: true }).extend({ id }),
  output: listOf(pendingMember),
});

const oneOfCohort = z.object({ id, userId: id });

export const vouch = endpoint({
  method: "PUT",
  path: "/cohorts/:id/vouches/:userId",
  access: "member",
  summary: "Vouch that someone was in the cohort that one is verified in.",
  input: oneOfCohort,
});

export const takeBackVouch = endpoint({
  method: "DELETE",
  path: "/cohorts/:id/vouches/:userId",
  access: "member",
  summary: "Take a vouch back. Nothing happens where there is none.",
  input: oneOfCohort,
});

export const confirmMember = endpoint({
  method: "PUT",
  path: "/cohorts/:id/members/:userId",
  access: "staff",
  summary: "Confirm that someone was in a cohort, whether they said so or not.",
  input: oneOfCohort,
});

export const takeOutMember = endpoint({
  method: "DELETE",
  path: "/cohorts/:id/members/:userId",
  access: "staff",
  summary: "Take someone out of a cohort; they can't rejoin by themselves.",
  input: oneOfCohort.extend({ reason: optionalText(takenOutReasonMax) }),
});

const emails = limitedArray(rosterMax, email, {
  not: says("enterEmail"),
  more: says("tooManyAddresses", rosterMax),
}).refine((addresses) => addresses.length > 0, says("enterEmail"));

export const addToRoster = endpoint({
  method: "POST",
  path: "/cohorts/:id/roster",
  access: "staff",
  summary:
    "Add addresses to the school's list of a cohort; nobody can read them again. `verified` are verified by that at once.",
  input: z.object({ id, emails }),
  output: z.object({ rosterCount: z.int(), verified: z.int() }),
});

export const emptyRoster = endpoint({
  method: "DELETE",
  path: "/cohorts/:id/roster",
  access: "staff",
  needsProof: true,
  summary: "Forget the school's list of a cohort. Who is verified by it stays so.",
  input: z.object({ id }),
});

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
