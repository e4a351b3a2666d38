// @module-tag all
import { beforeAll, expect, test } from "vitest";
import { correspondent, readers } from "../../bench/fill/activity.ts";
import { fill, password } from "../../bench/fill/fill.ts";
import { proportions } from "../../bench/fill/records.ts";
import { lastNames, rareWord } from "../../bench/fill/words.ts";
import { reindex } from "../../server/search-index/reindex.ts";
import { indexCohorts, indexMembers, indexPosts, indexSkills } from "../../server/search-index/search-index-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { caller } from "../support/caller.ts";

const board = testBoard();
const count = proportions(1000);
let schema: string[];
let member: Member;

beforeAll(async () => {
  schema = await keysAndIndexes();
  await fill(board.database, count, () => reindex(board.database));
  member = await board.join({ email: "reader@example.org" });
}, 60_000);

test("filling the benchmark's board restores all keys and indexes", async () => {
  expect(await keysAndIndexes()).toEqual(schema);
});

test("the benchmark's board has the expected numbers of records", async () => {
  const { body } = await board.visitor.send("GET", "/stats");
  const { users, skills, jobs, projects, questions, ...comments } = body;
  expect({ users, skills, jobs, projects, questions }).toEqual({
    users: count.members + 1,
    skills: count.members * 8,
    jobs: count.jobs,
    projects: count.projects,
    questions: count.questions,
  });
  const [others] = await board.database`
    select count(*)::int from comments join posts on posts.id = post_id
    where kind = 'company' or (kind = 'question' and reply_to_id is not null)`;
  const onPosts = comments.commentsOnJobs + comments.commentsOnProjects + comments.answersToQuestions;
  expect(onPosts + others?.count).toBe(count.comments);
  for (const [list, total] of Object.entries({ jobs, projects, questions, companys: count.companies, users })) {
    expect((await member.send("GET", `/${list}`)).body.total, list).toBe(total);
  }
});

test("a search on the benchmark's board finds rare words, parts of words and typos", async () => {
  const found = async (list: string, search: string) =>
    (await member.send("GET", `/${list}?search=${search}`)).body.total;
  expect(await found("jobs", rareWord)).toBe(7);
  expect(await found("jobs", "develo")).toBeGreaterThan(100);
  expect(await found("jobs", "develper")).toBeGreaterThan(50);
  expect(await found("users", (lastNames[0] as string).slice(1))).toBeGreaterThan(0);
});

test("the benchmark's search documents equal those of saved records", async () => {
  const documents = () => board.database`
    select kind, record_id, lexemes::text, visible, created_at from search_documents order by kind, record_id`;
  const filled = await documents();
  const ids = async (table: string) =>
    (await board.database<{ id: number }[]>`select id from ${board.database(table)}`).map(({ id }) => id);
  await board.database`delete from search_documents`;
  await indexPosts(board.database, await ids("posts"));
  await indexMembers(board.database, await ids("users"));
  await indexSkills(board.database, await ids("skills"));
  await indexCohorts(board.database, await ids("cohorts"));
  expect(await documents()).toEqual(filled);
});

test("the benchmark's posts and events have the same dates", async () => {
  const { body } = await member.get("/activity");
  expect(body.results.length).toBeGreaterThan(0);
  const [{ count: undated }] = await board.database<[{ count: number }]>`
    select count(*)::int from posts where kind <> 'company' and created_at <> all (
      select at from events where post_id = posts.id and comment_id is null)`;
  expect(undated).toBe(0);
});

test("the benchmark's members fit its jobs", async () => {
  const { body } = await member.send("GET", "/match/users/jobs/500");
  expect(body.results).toHaveLength(10);
  expect(body.results[0].matched.length).toBeGreaterThan(0);
});

test("the benchmark's members have inboxes, conversations, cohorts and saved jobs", async () => {
  const total = async (id: number, path: string) => {
    const email = `member${id}@example.org`;
    const { body } = await board.visitor.post("/auth/login", { email, password });
    return (await caller(board.url, body.token).send("GET", path)).body.total;
  };
  expect(await total(readers.ten, "/notifications")).toBeGreaterThan(7);
  expect(await total(readers.thousand, "/notifications?page=71")).toBeGreaterThan(700);
  expect(await total(correspondent, "/conversations/1/messages")).toBe(1000);
  expect(await total(correspondent, "/cohorts")).toBe(count.cohorts);
  expect(await total(correspondent, "/saved/jobs")).toBe(3);
});

async function keysAndIndexes(): Promise<string[]> {
  const rows = await board.database<{ definition: string }[]>`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`;
  return rows.map(({ definition }) => definition);
}
