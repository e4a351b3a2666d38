import { type Figures, outcomeCells, outcomeFigures, smallestGroup } from "../../contract/outcomes.ts";

/** A row's true figures. `graduates` is null where the school didn't say how many there were. */
export type Counted = Record<Exclude<keyof Figures, "graduates">, number> & { graduates: number | null };

/** What was published last of a row, and how many people count differently now. */
type Before = { figures: Figures; changed: number };

/**
 * The only way from true figures to published ones. Figures of fewer than five people are hidden, and whatever would tell them by
 * subtraction: another cell, or a total. A row stays as it was published last until five people count differently, so that the
 * difference of two tables never tells of fewer.
 */
export const published = (counted: Counted, before: Before | null): Figures =>
  before && before.changed < smallestGroup ? before.figures : withoutSmall(counted);

const tellsFew = (count: number) => count > 0 && count < smallestGroup;

function withoutSmall(counted: Counted): Figures {
  const shown: Figures = { ...counted };
  for (const name of outcomeFigures) if ((shown[name] ?? 0) < smallestGroup) shown[name] = null;
  hideSecondCell(shown);
  const cells = outcomeCells.map((name) => shown[name] ?? 0).reduce((sum, count) => sum + count, 0);
  if (tellsFew(counted.answered - cells) || tellsFew(counted.here - counted.answered)) shown.answered = null;
  if (shown.answered === null) shown.notAnswered = null;
  const known = shown.answered === null ? cells : counted.answered + (shown.notAnswered ?? 0);
  if (tellsFew(counted.here - known)) shown.here = null;
  return shown;
}

/** One hidden cell alone could be told from the total: the smallest other goes with it. */
function hideSecondCell(shown: Figures): void {
  const seen = outcomeCells.filter((name) => shown[name] !== null);
  if (seen.length !== outcomeCells.length - 1) return;
  const [smallest] = seen.toSorted((one, other) => (shown[one] ?? 0) - (shown[other] ?? 0));
  if (smallest) shown[smallest] = null;
}
