import { beforeAll, expect, test } from "vitest";
import { indexPosts } from "../../server/search-index/search-index-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion, aWord } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;
let admin: Member;

beforeAll(async () => {
  [alice, admin] = await Promise.all([board.join(), board.join({ role: "admin" })]);
});

const lists = ["jobs", "projects", "questions", "users"];
const totals = async (search: string) =>
  Promise.all(lists.map(async (list) => (await alice.get(`/${list}?search=${search}`)).body.total as number));

test("S100 search F01 a suspended member and their posts aren't found until the suspension ends", async () => {
  const word = aWord();
  const mallory = await board.join({ firstName: word });
  await mallory.post("/jobs", aJob({ title: word }));
  await mallory.post("/projects", aProject({ title: word }));
  await mallory.post("/questions", aQuestion({ title: word }));
  expect(await totals(word)).toEqual([1, 1, 1, 1]);
  await admin.put(`/users/${mallory.id}/suspension`, { reason: "Spam", endsOn: null });
  expect(await totals(word)).toEqual([0, 0, 0, 0]);
  expect(await totals(`${word}x`)).toEqual([0, 0, 0, 0]);
  expect((await admin.get(`/users?search=${word}`)).body.total).toBe(0);
  expect((await admin.get(`/admin/members?search=${word}`)).body.total).toBe(1);
  await admin.delete(`/users/${mallory.id}/suspension`);
  expect(await totals(word)).toEqual([1, 1, 1, 1]);
});

test("S100 search F01 a suspended member's name doesn't prevent typo matches, except for staff", async () => {
  const word = aWord();
  const mallory = await board.join({ lastName: `${word}x` });
  const nina = await board.join({ lastName: word });
  await admin.put(`/users/${mallory.id}/suspension`, { reason: "Spam", endsOn: null });
  const ids = async (path: string) => {
    const { body } = await admin.get(`${path}?search=${word}x`);
    return body.results.map(({ id }: { id: number }) => id);
  };
  expect(await ids("/users")).toEqual([nina.id]);
  expect(await ids("/admin/members")).toEqual([mallory.id]);
});

test("S100 search F01 a change is found from its commit on, not before", async () => {
  const { database } = board;
  const word = aWord();
  const { body: job } = await alice.post("/jobs", aJob({ title: word }));
  await database.begin(async (slow) => {
    const [post] = await slow<[{ id: number }]>`
      update posts set title = 'Something' where kind = 'job' and number = ${job.id} returning id`;
    await indexPosts(slow, [post.id]);
    expect((await totals(word))[0]).toBe(1);
  });
  await database`update posts set updated_at = now() where kind = 'job' and number = ${job.id}`;
  expect((await totals(word))[0]).toBe(0);
});

test("S72 after a member leaves, the search index contains none of their words", async () => {
  const { database } = board;
  const word = aWord();
  const leaving = await board.join({ firstName: word });
  const { body: question } = await alice.post("/questions", aQuestion());
  await leaving.post("/comments", { parent: "questions", parentId: question.id, text: word });
  await leaving.post("/jobs", aJob({ title: word }));
  const rows = () => database`select from search_documents where lexemes::text like ${`%${word}%`}`;
  expect((await rows()).count).toBe(3);
  expect((await admin.delete(`/admin/members/${leaving.id}`, { posts: "erase" })).status).toBe(204);
  expect((await rows()).count).toBe(0);
});
