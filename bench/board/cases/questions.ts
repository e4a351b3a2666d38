import { questionSorts, questionStates } from "../../../contract/questions/question-filters.ts";
import type { Database } from "../../../server/database/connection.ts";
import type { Proportions } from "../seed/records.ts";
import { chance, prose } from "../seed/words.ts";
import { type Aim, atLeast, bare, type Case, get, listing, spread, within } from "./case.ts";

/** Titles of two to five words, common ones and rare ones. */
const titlesTyped = Array.from({ length: 40 }, (_, n) => prose(2 + (n % 4), chance(n + 1)));
const middlePage = within(60, 60, 60);

/** Lists of questions by state and order, similar questions, and threads sorted by votes. */
export async function casesOfQuestions(database: Database, { questions }: Proportions): Promise<Case[]> {
  const [thread] = await database<{ id: number; number: number }[]>`
    select posts.id, number from question_states join posts on posts.id = post_id order by answer_count desc, posts.id limit 1`;
  const lists = [...questionStates, ""].flatMap((state) => questionSorts.map((sort) => ({ state, sort })));
  const middle = Math.ceil(questions / 20);
  const list = (name: string, query: string, aim?: Aim) =>
    listing("questions", name, "questions", `/questions?${query}`, { aim });
  return [
    ...lists.map(({ state, sort }) =>
      list(`${state || "of any state"}, by ${sort}`, `sort=${sort}${state && `&state=${state}`}`, atLeast(0.4)),
    ),
    ...questionSorts.map((sort) => list(`by ${sort}, middle page`, `sort=${sort}&page=${middle}`, middlePage)),
    list("open, with the numbers", "state=open&facets=true", within(10, 60, 400)),
    {
      group: "questions",
      name: "one",
      aim: atLeast(0.4),
      ours: spread(questions).map((id) => get(`/questions/${id}`)),
      floor: ({ id }) => bare(`/record/questions/${id}`),
    },
    ...(["oldest", "threads", "best"] as const).map(
      (sort): Case => ({
        group: "questions",
        name: `fifty of 1,000 comments, by ${sort}`,
        aim: atLeast(0.4),
        ours: [get(`/comments/questions/${thread?.number}?sort=${sort}`)],
        floor: () => bare(`/comments/${thread?.id}`),
      }),
    ),
    listing(
      "questions",
      "like one that is typed",
      "questions",
      titlesTyped.map((title) => `/questions/similar?${new URLSearchParams({ title })}`),
      { aim: { p95: [60, 60, 150] } },
    ),
    listing("questions", "that fit a member", "questions", "/match/questions", { aim: { p95: [10, 10, 10] } }),
  ];
}
