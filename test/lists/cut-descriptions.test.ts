import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion, aWord } from "../support/builders.ts";

const board = testBoard();
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
});

/** Adds a post with a description of exactly so many characters, and one with one more. */
async function addTwo(address: string, make: (given: Record<string, unknown>) => unknown, length: number) {
  const title = aWord();
  const { body: whole } = await alice.post(address, make({ title, description: "😀".repeat(length) }));
  const { body: longer } = await alice.post(address, make({ title, description: `${"😀".repeat(length)}.` }));
  return { title, whole, longer, beginning: "😀".repeat(length) };
}

test.each([
  ["/jobs", aJob],
  ["/projects", aProject],
  ["/questions", aQuestion],
] as const)("the list at %s marks descriptions of more than 200 characters as cut", async (address, make) => {
  const { title, whole, longer, beginning } = await addTwo(address, make, 200);
  for (const query of ["limit=2", `search=${title}`]) {
    const { body: list } = await alice.get(`${address}?${query}`);
    expect(list.results.map(({ id }: { id: number }) => id)).toEqual([longer.id, whole.id]);
    expect(list.results.map(({ description }: { description: string }) => description)).toEqual([beginning, beginning]);
    expect(list.cut).toEqual([longer.id]);
  }
});

test("previews for visitors mark descriptions of more than 50 characters as cut", async () => {
  const { whole, longer, beginning } = await addTwo("/jobs", aJob, 50);
  const { body: list } = await board.visitor.get("/jobs");
  expect(list.results.map(({ id }: { id: number }) => id)).toEqual([longer.id, whole.id]);
  expect(list.results[0].description).toBe(beginning);
  expect(list.cut).toEqual([longer.id]);
});
