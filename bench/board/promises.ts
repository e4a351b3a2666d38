import type { Aim } from "./cases/case.ts";
import { type Deed, type Figure, type Known, promisedFor } from "./figure.ts";

export const keyOf = ({ group, name }: Pick<Figure, "group" | "name">) => `${group}: ${name}`;

const each = (most: readonly number[]) => (new Set(most).size === 1 ? `${most[0]}` : most.join(", "));

/** The targets of a case, in words. */
export const promised = ({ p50, p95, floor, growth }: Aim = {}): string =>
  [p50 && `${each(p50)} ms`, p95 && `p95 ${each(p95)} ms`, floor && `≥ ${floor}`, growth && `< ${growth}×`]
    .filter(Boolean)
    .join(", ");

export const promisedOfDeed = ({ most, unit }: Pick<Deed, "most" | "unit">) => (most ? `≤ ${each(most)} ${unit}` : "");

/** A Markdown list of all missed targets. */
export function notReached({ figures, deeds }: Known): string {
  const one = figures.filter(({ workers }) => workers === 1);
  const lines = [...one.flatMap(misses), ...growths(one), ...deeds.flatMap(missesOfDeed)];
  return lines.length > 0 ? lines.map((line) => `- ${line}`).join("\n") : "Everything that was promised was reached.";
}

function misses(figure: Figure): string[] {
  const { size, emphasis, aim, alone, ratio, failure, load } = figure;
  const where = `${keyOf(figure)}, ${size.toLocaleString("en")} ${emphasis}`;
  if (failure) return [`${where}: failed`];
  const slow = (["p50", "p95"] as const).flatMap((which) => {
    const most = aim?.[which] && promisedFor(size, aim[which]);
    const ms = alone?.[which];
    return most && ms && ms > most ? [`${where}: ${which} ${ms.toFixed(1)} ms, not ${most}`] : [];
  });
  const isLittle = aim?.floor && ratio !== undefined && ratio < aim.floor;
  return [
    ...slow,
    ...(isLittle ? [`${where}: ${ratio.toFixed(2)} of the floor, not ${aim.floor}`] : []),
    ...(load?.failed ? [`${where}: ${load.failed} answers failed under load`] : []),
  ];
}

function growths(figures: readonly Figure[]): string[] {
  return [...Map.groupBy(figures, keyOf)].flatMap(([key, sizes]) => {
    const [small, large] = [sizes.toSorted((a, b) => a.size - b.size)[0], sizes.toSorted((a, b) => b.size - a.size)[0]];
    if (!small?.alone || !large?.alone || !large.aim?.growth) return [];
    const growth = large.alone.p50 / small.alone.p50;
    if (growth < large.aim.growth) return [];
    return [
      `${key}: grows ${growth.toFixed(1)}× from ${small.size.toLocaleString("en")} to ${large.size.toLocaleString("en")}`,
    ];
  });
}

function missesOfDeed({ name, size, value, unit, most, failure }: Deed): string[] {
  const where = `${name}, ${size.toLocaleString("en")}`;
  if (failure) return [`${where}: failed`];
  const promise = most && promisedFor(size, most);
  return promise && value > promise ? [`${where}: ${value.toFixed(0)} ${unit}, not ${promise}`] : [];
}
