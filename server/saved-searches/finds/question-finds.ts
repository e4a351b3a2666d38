import type { QuestionQuery, QuestionState } from "../../../contract/questions/question-filters.ts";
import type { Connection } from "../../database/connection.ts";
import type { TextFinds } from "./text-finds.ts";

type Question = { id: number; state: QuestionState; skills: number[] };

/** The questions that each search finds among some, by the list's filters. */
export async function questionFinder(
  transaction: Connection,
  ids: readonly number[],
  texts: TextFinds,
): Promise<(search: { asked: QuestionQuery }) => number[]> {
  const questions = await transaction<Question[]>`
    select post_id as id, state, array(select skill_id from post_skills where post_skills.post_id = question_states.post_id) as skills
    from question_states where listed and post_id = any(${[...ids]}::int[])`;
  return ({ asked: { search, state, skill, mine } }) => {
    const found = search === "" ? null : (texts.get(search) ?? new Set<number>());
    const isAskedFor = ({ id, ...question }: Question) =>
      (!found || found.has(id)) &&
      (state.length === 0 || state.includes(question.state)) &&
      skill.every((wanted) => question.skills.includes(wanted));
    // Nobody is notified of their own questions.
    return mine ? [] : questions.filter(isAskedFor).map(({ id }) => id);
  };
}
