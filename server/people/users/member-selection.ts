import { openings } from "../../../contract/people/profiles.ts";
import type { UserFacetName, UserQuery } from "../../../contract/people/user-filters.ts";
import { IdSet } from "../../matches/id-set.ts";
import { formsOf } from "./location-names.ts";
import type { MemberColumns } from "./member-columns.ts";

export type UserFilterName = UserFacetName | "formerCompany" | "location";

/** A query with the data that its evaluation needs. */
export type Asked = {
  query: UserQuery;
  /** The members who have a skill, also by implication. */
  holders: (skill: number) => IdSet;
  /** The keys of the chosen current and former companies. */
  companies: readonly number[];
  formerCompanies: readonly number[];
  /** The relevance step of each found member by id, 0 for the others. Null without a search. */
  steps: Uint8Array | null;
  /** The reader and their skills, for the order by shared skills. */
  sharing: { memberId: number; skills: readonly number[] } | null;
};

/** The members before the filters apply: all, or those that a search finds. */
export function withinSearch({ everyone }: MemberColumns, { steps }: Pick<Asked, "steps">): IdSet {
  if (!steps) return everyone;
  return everyone.and(thoseWho(steps.length, (id) => steps[id] !== 0));
}

/** Of these, the members who share a skill with the reader, if the order asks for that. */
export function whoShare(among: IdSet, { sharing, holders }: Pick<Asked, "sharing" | "holders">): IdSet {
  if (!sharing) return among;
  const others = among.and(anyOf(sharing.skills.map(holders)));
  others.delete(sharing.memberId);
  return others;
}

export const passingAll = (among: IdSet, filters: Iterable<IdSet>): IdSet =>
  [...filters].reduce((left, filter) => left.and(filter), among);

/** The chosen filters, each with the members that pass it. */
export function chosenFilters(columns: MemberColumns, asked: Omit<Asked, "sharing">): Map<UserFilterName, IdSet> {
  const { skill, company, formerCompany, cohort, openTo, location, verified } = asked.query;
  const { length } = columns.company;
  const filters = new Map<UserFilterName, IdSet>();
  if (skill.length > 0) filters.set("skill", passingAll(columns.everyone, skill.map(asked.holders)));
  if (company.length > 0) {
    const chosen = new Set(asked.companies);
    filters.set(
      "company",
      thoseWho(length, (id) => chosen.has(columns.company[id] as number)),
    );
  }
  /** Evaluates a predicate once per interned value instead of once per member. */
  const saying = <Said>(all: readonly Said[], column: Uint32Array, isMeant: (said: Said) => boolean) => {
    const meant = all.map((said, number) => number > 0 && isMeant(said));
    return thoseWho(length, (id) => meant[column[id] as number] as boolean);
  };
  const naming = (keys: readonly number[]) => (said: string) =>
    said.split(",").some((key) => keys.includes(Number(key)));
  if (formerCompany.length > 0)
    filters.set(
      "formerCompany",
      saying(columns.formerSets.names, columns.formerCompanies, naming(asked.formerCompanies)),
    );
  if (cohort.length > 0) filters.set("cohort", saying(columns.cohortSets.names, columns.cohorts, naming(cohort)));
  if (openTo.length > 0)
    filters.set("openTo", anyOf(openTo.map((one) => columns.openTo[openings.indexOf(one)] as IdSet)));
  if (location !== null) {
    const wanted = formsOf(location);
    const isThere = (forms: readonly string[]) => wanted.every((word) => forms.some((form) => form.startsWith(word)));
    filters.set("location", saying(columns.locations.forms, columns.location, isThere));
  }
  if (verified) filters.set("verified", columns.verified);
  return filters;
}

function thoseWho(length: number, are: (id: number) => boolean): IdSet {
  const those = new IdSet();
  for (let id = 1; id < length; id += 1) if (are(id)) those.add(id);
  return those;
}

const anyOf = (sets: readonly IdSet[]): IdSet => sets.reduce((any, those) => any.or(those), new IdSet());
