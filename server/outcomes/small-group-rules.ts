import { type Figures, outcomeCells, outcomeFigures, smallestGroup } from "../../contract/outcomes.ts";

/** A row's true figures. `graduates` is null if the school gave no number. */
export type Counted = Record<Exclude<keyof Figures, "graduates">, number> & { graduates: number | null };

/** A row's last published figures, and how many people count differently now. */
type Before = { figures: Figures; changed: number };

/**
 * The only way from true figures to published ones. Hides figures of fewer than five people, and any cell or total from which
 * they could be calculated. A row stays as last published until five people count differently, so that comparing two tables never
 * reveals fewer.
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

/** One hidden cell alone could be calculated from the total, so the smallest other cell is hidden with it. */
function hideSecondCell(shown: Figures): void {
  const seen = outcomeCells.filter((name) => shown[name] !== null);
  if (seen.length !== outcomeCells.length - 1) return;
  const [smallest] = seen.toSorted((one, other) => (shown[one] ?? 0) - (shown[other] ?? 0));
  if (smallest) shown[smallest] = null;
}
