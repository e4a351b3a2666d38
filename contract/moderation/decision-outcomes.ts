import { z } from "zod";
import { says } from "../interface/messages.ts";
import type { ModeratedParent } from "./moderated-records.ts";

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
