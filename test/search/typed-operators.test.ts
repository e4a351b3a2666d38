import { expect, test } from "vitest";
import { operatorsIn, without } from "../../web/search/operators.ts";

const removed = (q: string, piece: string) => without(q, ({ text }) => text === piece);

test("removing an operator leaves the rest of the query as typed", () => {
  expect(removed("skill:JavaScript skill:Java", "skill:Java")).toBe("skill:JavaScript");
  expect(removed("-is:open is:open", "is:open")).toBe("-is:open");
  expect(removed('"two  blanks" css is:open', "is:open")).toBe('"two  blanks" css');
});

test("the filter panel replaces its own operators, not exclusions or other filters", () => {
  const said: string[] = [];
  const panel = (q: string) => operatorsIn(q, (next) => said.push(next));
  panel("skill:JavaScript -skill:Java skill:Java").choose("skill", ["JavaScript"]);
  panel("css -is:open is:open location:Bonn").clear();
  expect(said).toEqual(["-skill:Java skill:JavaScript", "css -is:open"]);
  expect(panel("skill:Go skill:Go").of("skill")).toEqual(["Go"]);
});
