import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, limitedArray, moment, optionalText } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { email } from "../people/accounts.ts";
import { person } from "../people/people.ts";

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
