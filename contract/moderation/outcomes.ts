import { z } from "zod";
import { says } from "../interface/messages.ts";
import type { ThingParent } from "./things.ts";

/** What people decide: nothing wrong; its owner may mend it; gone; parts of it are gone; its member may not come in. */
export const decidedOutcomes = ["kept", "hidden", "removed", "cleared", "suspended"] as const;
export const decidedOutcome = z.enum(decidedOutcomes, { error: says("chooseOutcome") });
export type DecidedOutcome = (typeof decidedOutcomes)[number];

/** Also what the board itself does until a person has looked. */
export const outcomes = [...decidedOutcomes, "held"] as const;
export const outcome = z.enum(outcomes);
export type Outcome = (typeof outcomes)[number];

/** What a decision goes by: what waited for it, or staff's own accord. */
export const bases = ["report", "held", "look", "appeal", "own"] as const;
export type Basis = (typeof bases)[number];

/** What can be taken from a profile or a company without the rest. */
export const profileParts = ["picture", "headline", "about", "location", "links"] as const;
export const companyParts = ["picture", "about"] as const;
export type Part = (typeof profileParts)[number];

export const partsOf = (parent: ThingParent): readonly Part[] => {
  if (parent === "users") return profileParts;
  return parent === "companies" ? companyParts : [];
};

/** What can be decided on something of a kind. */
export function outcomesFor(parent: ThingParent): readonly DecidedOutcome[] {
  if (parent === "users") return ["kept", "cleared", "suspended"];
  if (parent === "messages") return ["kept", "removed"];
  return parent === "companies" ? ["kept", "hidden", "cleared"] : ["kept", "hidden", "removed"];
}
