import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeCells, outcomeFigures } from "../../contract/outcomes.ts";
import { published } from "../../server/outcomes/small-group-rules.ts";

type Cell = (typeof outcomeCells)[number] | "none" | "silent";
const kinds: Cell[] = [...outcomeCells, "none", "silent"];
/** How many graduates count as what; `none`: answered, but in no cell. */
const people = fc.array(fc.constantFrom(...kinds), { maxLength: 60 });

function counted(cells: Cell[]) {
  const count = (kind: Cell) => cells.filter((one) => one === kind).length;
  const [inField, otherField, studying, ownBusiness, looking] = outcomeCells.map(count) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const notAnswered = count("silent");
  const here = cells.length;
  return {
    graduates: 30,
    here,
    answered: here - notAnswered,
    inField,
    otherField,
    studying,
    ownBusiness,
    looking,
    notAnswered,
  };
}
const isTold = (count: number) => count > 0 && count < 5;

test("W08 a figure is published from five people on; four read the same as none", () => {
  const of = (looking: number) =>
    published(counted([...Array<Cell>(looking).fill("looking"), ...Array<Cell>(20 - looking).fill("silent")]), null);
  expect(of(5)).toMatchObject({ answered: 5, looking: 5, notAnswered: 15 });
  expect(of(6)).toMatchObject({ answered: 6, looking: 6, notAnswered: 14 });
  expect(JSON.stringify(of(4))).toBe(JSON.stringify(of(0)));
  const twelve = counted([...Array<Cell>(8).fill("inField"), ...Array<Cell>(4).fill("looking")]);
  expect(published(twelve, null)).toMatchObject({ here: null, answered: null, inField: 8, looking: null });
});

test("W08a no table reveals a group of fewer than five, by itself or by subtraction", () => {
  fc.assert(
    fc.property(people, (cells) => {
      const shown = published(counted(cells), null);
      for (const name of outcomeFigures) expect(shown[name] ?? 5).toBeGreaterThanOrEqual(5);
      const hidden = outcomeCells.filter((name) => shown[name] === null);
      expect(hidden).not.toHaveLength(1);
      const sum = outcomeCells.reduce((total, name) => total + (shown[name] ?? 0), 0);
      if (shown.answered !== null) expect(isTold(shown.answered - sum)).toBe(false);
      if (shown.here !== null && shown.answered !== null) expect(isTold(shown.here - shown.answered)).toBe(false);
      if (shown.here !== null)
        expect(isTold(shown.here - sum)).toBe(shown.answered !== null && isTold(shown.here - sum));
      expect(shown.answered === null).toBe(shown.answered === null && shown.notAnswered === null);
    }),
  );
});

test("W08b no two tables reveal a group of fewer than five by their difference", () => {
  fc.assert(
    fc.property(people, people, (before, changes) => {
      const after = before.map((cell, place) => changes[place] ?? cell);
      const changed = after.filter((cell, place) => cell !== before[place]).length;
      const first = published(counted(before), null);
      const second = published(counted(after), { figures: first, changed });
      if (changed < 5) expect(second).toEqual(first);
      else expect(second).toEqual(published(counted(after), null));
    }),
  );
});
