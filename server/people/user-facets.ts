import { type FacetValue, facetRowsMax } from "../../contract/interface/facets.ts";
import type { UserFacetName, UserFilterName, UserQuery } from "../../contract/people/users.ts";
import type { Circle } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { countedBy, countedCompanies, countedNames, countFacets, fixedFacet, namedFacet } from "../lists/facets.ts";
import { listOrder } from "../lists/list-order.ts";
import type { ListSearch } from "../search-index/search.ts";
import { isFieldSeen, seenOpenings } from "../visibility/field-sql.ts";
import { usersFound } from "./user-filters.ts";

type Counted = {
  query: UserQuery;
  searched: ListSearch;
  /** The condition before the filters apply. */
  scope: Fragment;
  chosen: ReadonlyMap<UserFilterName, Fragment>;
};

/** The values of the filters, each with the number of members if it were chosen, counted by what a circle sees of them. */
export async function userFacets(
  database: Connection,
  { query, searched, scope, chosen }: Counted,
  circle: Circle,
  { profiles }: Messages,
): Promise<Record<UserFacetName, FacetValue[]>> {
  const counts = await countFacets(database, {
    chosen,
    holdingAll: ["skill"],
    rowsWhere: (condition) => database`
      select users.id as user_id, verified, ${seenOpenings(database, circle)} as open_to,
        case when ${isFieldSeen(database, "company", circle)} then users.company_id end as company_id,
        ${isFieldSeen(database, "cohort", circle)} as shows_cohorts
      from ${usersFound(database, searched)} where ${scope} and ${condition}
      ${query.search === "" ? database`order by ${listOrder(database, "user")}` : database``} limit ${facetRowsMax + 1}`,
    facets: {
      skill: (rows) =>
        countedNames(database, "skills", {
          rows: database`
            select distinct user_id, implied_id as named_id from ${rows} rows join user_skills using (user_id)
              join implied_skills using (skill_id)`,
          chosen: query.skill,
        }),
      company: (rows) =>
        countedCompanies(database, {
          rows: database`select company_id as named_id from ${rows} rows`,
          chosen: query.company,
        }),
      cohort: (rows) =>
        countedNames(database, "cohorts", {
          rows: database`
            select cohort_id as named_id from ${rows} rows join cohort_members using (user_id)
            where shows_cohorts and verified_by is not null`,
          chosen: query.cohort,
        }),
      openTo: (rows) => countedBy(database, database`opening`, database`${rows} rows, unnest(open_to) opening`),
      verified: (rows) => countedBy(database, database`verified`, rows),
    },
  });
  return {
    skill: namedFacet(counts, "skill", query.skill),
    company: namedFacet(counts, "company", query.company),
    cohort: namedFacet(counts, "cohort", query.cohort),
    openTo: fixedFacet(counts, "openTo", profiles.openings),
    verified: fixedFacet(counts, "verified", { true: profiles.verifiedGraduates }),
  };
}
