import type { FacetValue } from "../../../contract/interface/facets.ts";
import {
  type QuestionFacetName,
  type QuestionQuery,
  questionStates,
} from "../../../contract/questions/question-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { countOne } from "../../lists/columns.ts";
import { skillsNamed, valuesOf } from "../../lists/facet-names.ts";
import { fixedValues, mostNamed, namedValues } from "../../lists/facets.ts";
import { chosenStates, type QuestionColumns } from "./question-columns.ts";
import { isOf, isOnlyChosen } from "./question-order.ts";
import { namesAll } from "./question-selection.ts";

type Chosen = { scope: Fragment; query: QuestionQuery };

/** For each state, how many questions would match if it were chosen instead; for each skill, if it were chosen too. */
export async function facetsOf(
  database: Connection,
  currentQuestions: () => Promise<QuestionColumns>,
  chosen: Chosen,
  { questionStates: labels }: Messages,
): Promise<Record<QuestionFacetName, FacetValue[]>> {
  const [ofStates, ofSkills] = isOnlyChosen(chosen.query)
    ? await countsOfAll(database, await currentQuestions(), chosen.query)
    : await Promise.all([countsOfStates(database, chosen), countsOfSkills(database, chosen)]);
  const skills = chosen.query.skill.map(String);
  return { state: fixedValues(labels.names, ofStates), skill: namedValues(ofSkills, skills) };
}

const skillsShown = 20;

async function countsOfAll(
  database: Connection,
  columns: QuestionColumns,
  query: QuestionQuery,
): Promise<[Map<string, number>, FacetValue[]]> {
  const { ofState, ofSkill } = evaluate(columns, query);
  const skills = await skillsNamed(database, mostNamed(ofSkill, skillsShown, query.skill));
  return [new Map(questionStates.map((state, place) => [state, ofState[place + 1] ?? 0])), valuesOf(skills, ofSkill)];
}

/** Synchronous, because the columns change in place. */
function evaluate({ state, skills }: QuestionColumns, query: QuestionQuery) {
  const ofState = new Int32Array(questionStates.length + 1);
  const ofSkill = new Int32Array(skills.highest + 1);
  const isChosen = chosenStates(query.state);
  for (let id = 1; id < state.length; id += 1) {
    const its = state[id] as number;
    if (its === 0 || !skills.namesAll(id, query.skill)) continue;
    countOne(ofState, its);
    if (isChosen[its]) skills.count(id, ofSkill);
  }
  return { ofState, ofSkill };
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
