import { z } from "zod";
import { facetsAsked, onlyWhereTrue, repeatable } from "../interface/facets.ts";
import { optionalText, positive } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";
import { headlineMax, opening } from "./profiles.ts";

export const userSorts = ["name", "newest", "fit"] as const;

export const userQuery = listQuery().extend({
  /** Members who have all of these skills, implied ones included. */
  skill: repeatable(positive),
  company: repeatable(positive),
  formerCompany: repeatable(positive),
  /** Members who are verified in one of these cohorts. */
  cohort: repeatable(positive),
  openTo: repeatable(opening),
  /** Each word must begin a word of the location. */
  location: optionalText(headlineMax),
  verified: onlyWhereTrue,
  sort: z.enum(userSorts).optional(),
  ...facetsAsked,
});
export type UserQuery = z.output<typeof userQuery>;

export const userFacetNames = ["skill", "company", "cohort", "openTo", "verified"] as const;
export type UserFacetName = (typeof userFacetNames)[number];

/** All filters that have counts: not places and former companies. */
export const userFilterNames = [...userFacetNames, "formerCompany", "location"] as const;
export type UserFilterName = (typeof userFilterNames)[number];
