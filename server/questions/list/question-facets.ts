import type { FacetValue } from "../../../contract/interface/facets.ts";
import {
  type QuestionFacetName,
  type QuestionQuery,
  questionStates,
} from "../../../contract/questions/question-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { fixedValues, namedValues } from "../../lists/facets.ts";
import { isOf } from "./question-order.ts";
import { namesAll } from "./question-selection.ts";

type Counted = { states: { state: string; count: number }[]; skills: FacetValue[] };

/** How long the list of a scope would be with each state in place of the chosen ones, and with each skill beside them. */
export async function facetsOf(
  database: Connection,
  scope: Fragment,
  { state, skill }: QuestionQuery,
  { questionStates: labels }: Messages,
): Promise<Record<QuestionFacetName, FacetValue[]>> {
  const states = state.length > 0 ? state : questionStates;
  const [{ states: counted, skills }] = await database<[Counted]>`
    with scope as materialized (select post_id, state from ${scope} where ${namesAll(database, skill)}),
    counted as (
      select skill_id, count(*)::int as count from scope join post_skills using (post_id)
      where ${isOf(database, states)} group by skill_id
    )
    select (
      select coalesce(json_agg(json_build_object('state', state, 'count', count)), '[]')
      from (select state, count(*)::int from scope group by state) counted
    ) as states, (
      select coalesce(json_agg(json_build_object('value', id::text, 'label', name, 'count', coalesce(count, 0))
        order by sort_key, name collate "C"), '[]')
      from skills left join counted on skill_id = id where count > 0 or id = any(${skill}::int[])
    ) as skills`;
  const counts = new Map(counted.map((each) => [each.state, each.count]));
  return { state: fixedValues(labels.names, counts), skill: namedValues(skills, skill.map(String)) };
}
