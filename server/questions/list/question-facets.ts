import type { FacetValue } from "../../../contract/interface/facets.ts";
import {
  type QuestionFacetName,
  type QuestionQuery,
  questionStates,
} from "../../../contract/questions/question-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { fixedValues, namedValues } from "../../lists/facets.ts";
import type { Totals } from "../../lists/totals.ts";
import { isOf, isOnlySorted } from "./question-order.ts";
import { namesAll } from "./question-selection.ts";

type Chosen = { scope: Fragment; query: QuestionQuery };

/** How long the list of a scope would be with each state in place of the chosen ones, and with each skill beside them. */
export async function facetsOf(
  database: Connection,
  totals: Totals,
  chosen: Chosen,
  { questionStates: labels }: Messages,
): Promise<Record<QuestionFacetName, FacetValue[]>> {
  const [ofStates, ofSkills] = await Promise.all([
    isOnlySorted(chosen.query) ? totalsOfStates(totals) : countsOfStates(database, chosen),
    countsOfSkills(database, chosen),
  ]);
  const skills = chosen.query.skill.map(String);
  return { state: fixedValues(labels.names, ofStates), skill: namedValues(ofSkills, skills) };
}

async function totalsOfStates(totals: Totals): Promise<Map<string, number>> {
  const counts = await totals();
  return new Map(questionStates.map((state) => [state, counts[`${state}_question`]]));
}

async function countsOfStates(database: Connection, { scope, query }: Chosen): Promise<Map<string, number>> {
  const rows = await database<{ state: string; count: number }[]>`
    select state, count(*)::int from ${scope} where ${namesAll(database, query.skill)} group by state`;
  return new Map(rows.map(({ state, count }) => [state, count]));
}

function countsOfSkills(database: Connection, { scope, query }: Chosen): PromiseLike<FacetValue[]> {
  const states = query.state.length > 0 ? query.state : questionStates;
  return database<FacetValue[]>`
    select id::text as value, name as label, coalesce(count, 0) as count
    from skills left join (
      select skill_id, count(*)::int as count
      from (select post_id from ${scope} where ${isOf(database, states)} and ${namesAll(database, query.skill)}) chosen
        join post_skills using (post_id) group by skill_id
    ) counted on skill_id = id
    where count > 0 or id = any(${query.skill}::int[]) order by sort_key, name collate "C"`;
}
