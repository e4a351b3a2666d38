import { expect, test } from "vitest";
import { indexPosts } from "../../server/search-index/search-index-store.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();

test("a word moved from one title to another is still found by a typo", async () => {
  const member = await board.join();
  const { body: giving } = await member.post("/jobs", aJob({ title: "Carpenter" }));
  const { body: taking } = await member.post("/jobs", aJob({ title: "Blacksmith" }));
  await board.database.begin(async (transaction) => {
    const [post] = await transaction<[{ id: number }]>`
      update posts set title = 'Carpenter' where kind = 'job' and number = ${taking.id} returning id`;
    await indexPosts(transaction, [post.id]);
    expect((await member.put(`/jobs/${giving.id}`, aJob({ title: "Locksmith" }))).status).toBe(200);
  });
  expect((await member.get("/jobs?search=carpentre")).body.results).toMatchObject([{ id: taking.id }]);
  expect((await member.get("/jobs?search=locksmiht")).body.results).toMatchObject([{ id: giving.id }]);
});

test("S72 a word that no title contains any more is deleted from the search index", async () => {
  const member = await board.join();
  const { body: job } = await member.post("/jobs", aJob({ title: "Quetzalcoatl" }));
  const known = () => board.database`select from search_documents where lexemes::text ~ 'quetzalcoatl'`;
  expect(await known()).toHaveLength(1);
  await member.delete(`/jobs/${job.id}`);
  await member.delete(`/bin/jobs/${job.id}`);
  expect(await known()).toHaveLength(0);
});
