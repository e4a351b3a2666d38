import { expect, test } from "vitest";
import { type FacetValue, facetRowsMax } from "../../contract/interface/facets.ts";
import { testBoard } from "../support/board.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();

test("search F33 with more than 10,000 results, facets count the newest and say at least", {
  tags: "all",
}, async () => {
  const [skill = 0] = await board.skillIds("Docker");
  const reader = await board.join();
  const numbers = async (query = "") => {
    const { body } = await reader.get(`/questions?facets=true&limit=1${query}`);
    return { total: body.total, states: body.facets.state as FacetValue[], skills: body.facets.skill as FacetValue[] };
  };
  const jobs = manyPosts(facetRowsMax, (n) => ({ title: `Q ${n}`, ...(n <= 2 && { skills: [skill] }) }));
  await writePosts(board.database, "question", jobs);
  const exact = await numbers();
  expect(exact.total).toBe(facetRowsMax);
  expect([exact.states[0]?.count, exact.states[0]?.isAtLeast, exact.skills[0]?.count]).toEqual([10_000, undefined, 2]);
  await writePosts(
    board.database,
    "question",
    manyPosts(10, (n) => ({ title: `More ${n}`, skills: [skill] })),
  );
  const cut = await numbers();
  expect([cut.total, cut.states[0]?.isAtLeast, cut.skills[0]]).toMatchObject([
    ...[10_010, true],
    { count: 10, isAtLeast: true },
  ]);
  const chosen = await numbers(`&skill=${skill}`);
  expect([chosen.total, chosen.skills[0]?.count, chosen.skills[0]?.isAtLeast]).toEqual([12, 12, undefined]);
});
