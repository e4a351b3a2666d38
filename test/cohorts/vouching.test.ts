import { expect, test } from "vitest";
import { verifiedByVouches } from "../../server/cohorts/vouch-rules.ts";

const words = (...pairs: [number, number][]) => pairs.map(([giver, receiver]) => ({ giver, receiver }));
const found = (roots: number[], ...pairs: [number, number][]) =>
  [...verifiedByVouches({ roots, vouches: words(...pairs) })].toSorted();

test("P12 two vouches by verified members verify, over any number of steps", () => {
  expect(found([1, 2], [1, 3])).toEqual([]);
  expect(found([1, 2], [1, 3], [2, 3])).toEqual([3]);
  expect(found([1, 2], [1, 3], [2, 3], [3, 4], [1, 4], [4, 5], [3, 5])).toEqual([3, 4, 5]);
});

test("S147 P12 members who only vouch for each other aren't verified", () => {
  const ring = [10, 11, 12, 13];
  const all = ring.flatMap((giver) =>
    ring.filter((other) => other !== giver).map((other): [number, number] => [giver, other]),
  );
  expect(found([], ...all)).toEqual([]);
  expect(found([1], ...all, [1, 10])).toEqual([]);
  expect(found([1, 2], ...all, [1, 10], [2, 10])).toEqual([10]);
  expect(found([1, 2], ...all, [1, 10], [2, 10], [1, 11])).toEqual([10, 11, 12, 13]);
});
