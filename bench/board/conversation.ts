import { questionSorts, questionStates } from "../../contract/questions/question-filters.ts";
import type { Connection, Database } from "../../server/database/connection.ts";
import type { Case } from "./case.ts";
import type { Call } from "./load.ts";
import { chance, prose } from "./words.ts";

/** Of the questions with an answer every third accepts its first one; the next have up to eleven votes more than the one before. */
export async function insertConversation(database: Connection): Promise<void> {
  await database`
    update questions set accepted_id = first from (
      select post_id, min(id) as first from comments group by post_id
    ) answers where answers.post_id = questions.post_id and questions.post_id % 3 = 0`;
  await database`
    insert into question_votes (post_id, user_id)
    select post_id, users.id from questions cross join generate_series(1, 11) nth
      join users on users.id = nth * 2 where nth <= post_id * 7 % 12`;
}

const get = (path: string): Call => ({ path: `/api${path}` });

/** Titles of two to five words, common ones and rare ones. */
const titlesTyped = Array.from({ length: 40 }, (_, n) => prose(2 + (n % 4), chance(n + 1)));

/** Lists of questions by state and order, those like another, a thread with the best first, and votes. */
export async function casesOfConversation(database: Database): Promise<Case[]> {
  const states = await database<{ state: string; total: number }[]>`
    select state, count(*)::int as total from question_states group by state`;
  const totals = new Map(states.map(({ state, total }) => [state, total]));
  const lists = [...questionStates, ""].flatMap((state) => questionSorts.map((sort) => ({ state, sort })));
  const middle = Math.ceil([...totals.values()].reduce((sum, total) => sum + total, 0) / 20);
  const [thread] = await database<{ id: number; number: number }[]>`
    select posts.id, number from question_states join posts on posts.id = post_id order by answer_count desc, posts.id limit 1`;
  const voted = await database<{ id: number; number: number }[]>`
    select id, number from posts where kind = 'question' order by number limit 40`;
  const listing = (group: string, name: string, paths: string[]): Case => ({
    ...{ group, name, ours: paths.map(get) },
    floor: ({ results = [] }) => ({ path: `/list/questions/${results.map(({ id }) => id).join()}` }),
  });
  const page = (name: string, query: string) => listing("questions", name, [`/questions?${query}`]);
  return [
    ...lists.map(({ state, sort }) =>
      page(`${state || "of any state"}, by ${sort}, first page`, `sort=${sort}${state && `&state=${state}`}`),
    ),
    page("most votes first, middle page", `sort=votes&page=${middle}`),
    page("active first, middle page", `sort=active&page=${middle}`),
    page("open, with the numbers", "state=open&facets=true&limit=1"),
    listing(
      "questions",
      "like one that is typed",
      titlesTyped.map((title) => `/questions/similar?${new URLSearchParams({ title })}`),
    ),
    listing("matching", "questions for a member", ["/match/questions"]),
    {
      group: "questions",
      name: "fifty answers, best first",
      ours: [get(`/comments/questions/${thread?.number}?sort=best`)],
      floor: () => ({ path: `/comments/${thread?.id}` }),
    },
    {
      group: "writes",
      name: "a vote",
      ours: voted.flatMap(({ number }) =>
        (["PUT", "DELETE"] as const).map((method) => ({ method, path: `/api/questions/${number}/vote` })),
      ),
      floor: (_, place) => ({
        ...{ method: "POST", path: "/comment", headers: { "Content-Type": "application/json" } },
        body: JSON.stringify({ text: "A vote", post_id: voted[place % voted.length]?.id, owner_id: 1 }),
      }),
    },
  ];
}
