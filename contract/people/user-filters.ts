import { z } from "zod";
import { facetsAsked, onlyWhereTrue, severalOf } from "../interface/facets.ts";
import { optionalText, positive } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";
import { headlineMax, opening } from "./profiles.ts";

export const userSorts = ["name", "newest", "fit"] as const;

export const userQuery = listQuery().extend({
  /** All of them, by implication too. */
  skill: severalOf(positive),
  company: severalOf(positive),
  formerCompany: severalOf(positive),
  /** Verified there. */
  cohort: severalOf(positive),
  openTo: severalOf(opening),
  /** Each word begins one of the place. */
  location: optionalText(headlineMax),
  verified: onlyWhereTrue,
  sort: z.enum(userSorts).optional(),
  ...facetsAsked,
});
export type UserQuery = z.output<typeof userQuery>;

/** What is compared with one's own. */
export const isComparedWithOwn = ({ sort }: UserQuery) => sort === "fit";

export const userFacetNames = ["skill", "company", "cohort", "openTo", "verified"] as const;
export type UserFacetName = (typeof userFacetNames)[number];
