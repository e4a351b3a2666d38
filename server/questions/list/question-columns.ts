import { type QuestionQuery, questionStates } from "../../../contract/questions/question-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { PackedReader } from "../../database/packed.ts";
import { grown } from "../../lists/columns.ts";
import { SkillColumn } from "../../lists/skill-column.ts";

/** `state` is the position in the contract's list, from 1. */
export type ListedQuestion = { id: number; state: number; skills: number[] };

/** The columns of all listed questions, for counting facets. Changes in place, so that readers must be synchronous. */
export class QuestionColumns {
  /** 0 where no question with this id is listed. */
  state = new Uint8Array(1024);
  readonly skills = new SkillColumn();

  remove(id: number): void {
    if (id < this.state.length) this.state[id] = 0;
  }

  put({ id, state, skills }: ListedQuestion): void {
    if (id >= this.state.length) this.state = grown(this.state, Math.max(id + 1, this.state.length * 1.5));
    this.state[id] = state;
    this.skills.put(id, skills);
  }

  /** The keys of questions in one of the chosen states with all chosen skills, and `among` how many in these states. */
  chosenBy({ state, skill }: Pick<QuestionQuery, "state" | "skill">): { ids: number[]; among: number } {
    const isChosen = chosenStates(state);
    const ids: number[] = [];
    let among = 0;
    for (let id = 1; id < this.state.length; id += 1) {
      if (!isChosen[this.state[id] as number]) continue;
      among += 1;
      if (this.skills.namesAll(id, skill)) ids.push(id);
    }
    return { ids, among };
  }
}

/** For each state, by its position, whether it is chosen; without a choice all are. */
export const chosenStates = (chosen: QuestionQuery["state"]): boolean[] => [
  false,
  ...questionStates.map((state) => chosen.length === 0 || chosen.includes(state)),
];

/** The chosen questions packed into one binary value, in SQL. */
export const packedQuestions = (database: Connection, chosen: Fragment): Fragment => database`
  select string_agg(int4send(id) || int2send(array_position(${[...questionStates]}::text[], state)::int2) || coalesce((
    select int2send(count(*)::int2) || string_agg(int4send(skill_id), '')
    from post_skills where post_id = posts.id having count(*) > 0), int2send(0::int2)), '' order by id) as packed
  from (select post_id as id, state from question_states where listed) posts where ${chosen}`;

export function unpackedQuestions(packed: Buffer | null): ListedQuestion[] {
  const questions: ListedQuestion[] = [];
  const reader = new PackedReader(packed);
  while (!reader.isAtEnd) questions.push({ id: reader.int32(), state: reader.int16(), skills: reader.int32s() });
  return questions;
}
