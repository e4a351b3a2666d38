import { type FacetValue, facetRowsMax } from "../../contract/interface/facets.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { QuestionFacetName, QuestionQuery } from "../../contract/questions.ts";
import type { Connection } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { countedBy, countedNames, countFacets, fixedFacet, namedFacet } from "../lists/facets.ts";
import type { ListSearch } from "../search-index/search.ts";
import { chosenFilters, isInScope, questionsFound } from "./question-filters.ts";

/** For each state, how many questions would match if it were chosen instead; for each skill, if it were chosen too. */
export async function questionFacets(
  database: Connection,
  query: QuestionQuery,
  { reader, searched }: { reader: Account; searched: ListSearch },
  { questionFacts: labels }: Messages,
): Promise<Record<QuestionFacetName, FacetValue[]>> {
  const counts = await countFacets(database, {
    chosen: chosenFilters(database, query),
    holdingAll: ["skill"],
    rowsWhere: (condition) => database`
      select post_id, state from ${questionsFound(database, searched)}
      where ${isInScope(database, query, reader)} and ${condition}
      ${query.search === "" ? database`order by asked_at desc, post_id desc` : database``} limit ${facetRowsMax + 1}`,
    facets: {
      state: (rows) => countedBy(database, database`state`, rows),
      skill: (rows) =>
        countedNames(database, "skills", {
          rows: database`select skill_id as named_id from ${rows} rows join post_skills using (post_id)`,
          chosen: query.skill,
        }),
    },
  });
  return { state: fixedFacet(counts, "state", labels.names), skill: namedFacet(counts, "skill", query.skill) };
}
