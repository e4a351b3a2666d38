import type { FacetValue } from "../../../contract/interface/facets.ts";
import { openings } from "../../../contract/people/profiles.ts";
import type { UserFacetName } from "../../../contract/people/user-filters.ts";
import type { Connection } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { countOne } from "../../lists/columns.ts";
import { mostCompanies, type Named, skillsNamed, valuesOf } from "../../lists/facet-names.ts";
import { fixedValues, mostNamed, namedValues } from "../../lists/facets.ts";
import type { IdSet } from "../../matches/id-set.ts";
import type { MemberColumns } from "./member-columns.ts";
import { type Asked, passingAll, type UserFilterName } from "./member-selection.ts";

type Facets = Record<UserFacetName, FacetValue[]>;

type Among = Pick<Asked, "holders"> & { scope: IdSet; filters: ReadonlyMap<UserFilterName, IdSet> };

/** The most values of a facet that can be shown, besides the chosen ones. */
const most = 20;

/** The counts of each facet's values: under all filters but the facet's own, except for skills, all of which must hold. */
export function facetCounts(columns: MemberColumns, { scope, filters, holders }: Among, skills: Iterable<number>) {
  const others = (name: UserFacetName) =>
    passingAll(
      scope,
      [...filters].flatMap(([other, those]) => (other === name && name !== "skill" ? [] : [those])),
    );
  const ofCompany = new Int32Array(columns.highestCompany + 1);
  others("company").each((id) => countOne(ofCompany, columns.company[id] as number));
  const withSkills = others("skill");
  return {
    ofCompany,
    ofCohort: countedCohorts(columns, others("cohort")),
    ofSkill: countedBy(skills, (skill) => holders(skill).countWith(withSkills)),
    ofOpening: new Map(
      openings.map((opening, place) => [opening, columns.openTo[place]?.countWith(others("openTo")) ?? 0]),
    ),
    verified: columns.verified.countWith(others("verified")),
  };
}

function countedCohorts({ cohorts, cohortSets }: MemberColumns, those: IdSet): Int32Array {
  const ofSet = new Int32Array(cohortSets.names.length);
  those.each((id) => countOne(ofSet, cohorts[id] as number));
  const ofCohort = new Map<number, number>();
  for (const [set, named] of cohortSets.names.entries()) {
    const count = ofSet[set] as number;
    if (named === "" || count === 0) continue;
    for (const id of named.split(",").map(Number)) ofCohort.set(id, (ofCohort.get(id) ?? 0) + count);
  }
  return countedBy(ofCohort.keys(), (id) => ofCohort.get(id) ?? 0);
}

function countedBy(keys: Iterable<number>, countOf: (key: number) => number): Int32Array {
  const all = [...keys];
  const counts = new Int32Array(all.reduce((highest, key) => Math.max(highest, key), 0) + 1);
  for (const key of all) counts[key] = countOf(key);
  return counts;
}

/** The counted values with their labels in a language. */
export async function facetsInWords(
  database: Connection,
  { query, companies }: Asked,
  counts: ReturnType<typeof facetCounts>,
  { profiles }: Messages,
): Promise<Facets> {
  const [skills, firms, cohorts] = await Promise.all([
    skillsNamed(database, mostNamed(counts.ofSkill, most, query.skill)),
    mostCompanies(database, counts.ofCompany, most, companies),
    database<Named[]>`
      select id as key, id, name from cohorts where id = any(${mostNamed(counts.ofCohort, most, query.cohort)})
      order by sort_key, name collate "C"`,
  ]);
  const valued = (named: readonly Named[], of: Int32Array, chosen: readonly number[]) =>
    namedValues(valuesOf(named, of), chosen.map(String), most);
  return {
    skill: valued(skills, counts.ofSkill, query.skill),
    company: valued(firms, counts.ofCompany, query.company),
    cohort: valued(cohorts, counts.ofCohort, query.cohort),
    openTo: fixedValues(profiles.openings, counts.ofOpening),
    verified: [{ value: "true", label: profiles.verifiedGraduates, count: counts.verified }],
  };
}
