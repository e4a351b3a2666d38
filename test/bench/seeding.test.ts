import { beforeAll, expect, test } from "vitest";
import { proportions } from "../../bench/board/records.ts";
import { seed } from "../../bench/board/seed.ts";
import { lastNames, rareWord } from "../../bench/board/words.ts";
import { type Member, testBoard } from "../support/board.ts";

const board = testBoard();
const count = proportions(1000);
let schema: string[];
let member: Member;

beforeAll(async () => {
  schema = await keysAndIndexes();
  await seed(board.database, count);
  member = await board.join({ email: "reader@example.org" });
}, 60_000);

test("the board that is measured has all its keys and indexes", async () => {
  expect(await keysAndIndexes()).toEqual(schema);
});

test("it counts what it holds", async () => {
  const { body } = await board.visitor.send("GET", "/stats");
  const { users, skills, jobs, projects, questions, ...comments } = body;
  expect({ users, skills, jobs, projects, questions }).toEqual({
    users: count.members + 1,
    skills: count.members * 8,
    jobs: count.jobs,
    projects: count.projects,
    questions: count.questions,
  });
  const [onCompanies] = await board.database`select count(*)::int from comments where company_id is not null`;
  const onPosts = comments.commentsOnJobs + comments.commentsOnProjects + comments.answersToQuestions;
  expect(onPosts + onCompanies?.count).toBe(count.comments);
  for (const [list, total] of Object.entries({ jobs, projects, questions, companys: count.companies, users })) {
    expect((await member.send("GET", `/${list}`)).body.total, list).toBe(total);
  }
});

test("it finds a rare word, the beginning of a word, a part of a name, and a word with a typo", async () => {
  const found = async (list: string, search: string) =>
    (await member.send("GET", `/${list}?search=${search}`)).body.total;
  expect(await found("jobs", rareWord)).toBe(7);
  expect(await found("jobs", "develo")).toBeGreaterThan(100);
  expect(await found("jobs", "develper")).toBeGreaterThan(50);
  expect(await found("users", (lastNames[0] as string).slice(1))).toBeGreaterThan(0);
});

test("its records are found by what a saved record would be found by", async () => {
  const titled = { jobs: "title", projects: "title", questions: "title", companies: "name", users: "last_name" };
  const titleWords = () => board.database`select kind, word from title_words order by 1, 2`;
  const remembered = await titleWords();
  for (const [table, column] of Object.entries(titled)) {
    const seeded = await searchOf(table);
    await board.database`update ${board.database(table)} set ${board.database(column)} = ${board.database(column)}`;
    expect(await searchOf(table), table).toEqual(seeded);
  }
  expect(await titleWords()).toEqual(remembered);
});

test("its members fit its jobs", async () => {
  const { body } = await member.send("GET", "/match/users/jobs/500");
  expect(body.results).toHaveLength(10);
  expect(body.results[0].matched.length).toBeGreaterThan(0);
});

/** The words of each record with their weights. */
const searchOf = (table: string) => board.database`
  select id, (select string_agg(lexeme || ' ' || array_to_string(weights, ''), ', ') from unnest(search)) as words
  from ${board.database(table)} order by id`;

async function keysAndIndexes(): Promise<string[]> {
  const rows = await board.database<{ definition: string }[]>`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`;
  return rows.map(({ definition }) => definition);
}
