import { expect, test } from "vitest";
import { operatorsIn, without } from "../../web/search/operators.ts";

const removed = (q: string, piece: string) => without(q, ({ text }) => text === piece);

test("a piece of what was typed goes whole and alone, and the rest stays as it was typed", () => {
  expect(removed("skill:JavaScript skill:Java", "skill:Java")).toBe("skill:JavaScript");
  expect(removed("-is:open is:open", "is:open")).toBe("-is:open");
  expect(removed('"two  blanks" css is:open', "is:open")).toBe('"two  blanks" css');
});

test("the panel takes out what it has chosen, never what is left out or belongs to another piece", () => {
  const said: string[] = [];
  const panel = (q: string) => operatorsIn(q, (next) => said.push(next));
  panel("skill:JavaScript -skill:Java skill:Java").choose("skill", ["JavaScript"]);
  panel("css -is:open is:open location:Bonn").clear();
  expect(said).toEqual(["-skill:Java skill:JavaScript", "css -is:open"]);
  expect(panel("skill:Go skill:Go").of("skill")).toEqual(["Go"]);
});
