import type { Figure, Known, Start } from "./figure.ts";
import { keyOf, promised, promisedOfDeed } from "./promises.ts";
import type { Emphasis } from "./seed/records.ts";

const count = (size: number) => size.toLocaleString("en");
const digits = (ms: number) => (ms < 10 ? ms.toFixed(1) : count(Math.round(ms)));
const markdown = (head: string[], align: string, rows: string[][]) =>
  [head, [...align].map((side) => (side === "l" ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const find = (figures: readonly Figure[], size: number, key: string, workers = 1) =>
  figures.find((figure) => figure.size === size && figure.workers === workers && keyOf(figure) === key);

export const sizesOf = (figures: readonly { size: number }[]) =>
  [...new Set(figures.map(({ size }) => size))].sort((a, b) => a - b);

/** A Markdown table of the cases for one emphasis. */
export function caseTable(known: Known, emphasis: Emphasis): string {
  const figures = known.figures.filter((figure) => figure.emphasis === emphasis && figure.workers === 1);
  const sizes = sizesOf(figures);
  const rows = [...new Map(figures.map((figure) => [keyOf(figure), figure]))].map(([key, { aim }]) => {
    const all = sizes.map((size) => find(figures, size, key));
    const cells = all.map((figure) => (figure ? cell(figure) : ""));
    const [small, large] = [all[0]?.alone?.p50, all.at(-1)?.alone?.p50];
    const growth = small && large && sizes.length > 1 ? `${(large / small).toFixed(1)}×` : "";
    const load = all.at(-1)?.load;
    const loaded = load ? [load.perSecond.toFixed(0), `${load.p50} · ${load.p99} ms`] : ["", ""];
    return [key, promised(aim), ...cells, growth, ...loaded];
  });
  const names = sizes.map((size) => `${count(size)} ${emphasis}`);
  const head = [
    "alone · of the floor · by work",
    "promised",
    ...names,
    "growth",
    "the largest, 32 at once: a second",
    "p50 · p99",
  ];
  return markdown(head, `ll${"r".repeat(sizes.length + 3)}`, rows);
}

const cell = ({ failure, alone, ratio, workRatio, aim }: Figure) => {
  if (!alone) return failure ? "failed" : "";
  const ms = aim?.p95 ? `${digits(alone.p50)} (p95 ${digits(alone.p95)})` : digits(alone.p50);
  return [`${ms} ms`, ...[ratio, workRatio].map((part) => part?.toFixed(2) ?? "")].filter(Boolean).join(" · ");
};

/** A Markdown table of the one-off jobs. */
export function deedTable({ deeds }: Known): string {
  const sizes = sizesOf(deeds);
  const rows = [...new Map(deeds.map((deed) => [deed.name, deed]))].map(([name, deed]) => {
    const cells = sizes.map((size) => {
      const done = deeds.find((each) => each.size === size && each.name === name);
      if (!done) return "";
      return done.failure ? "failed" : `${digits(done.value)} ${done.unit}`;
    });
    return [name, promisedOfDeed(deed), ...cells];
  });
  return markdown(["", "promised", ...sizes.map(count)], `ll${"r".repeat(sizes.length)}`, rows);
}

/** A Markdown table of the first replies, which fill the caches. */
export function firstTable({ figures }: Known): string {
  const asked = figures.filter(({ workers, group, first }) => workers === 1 && first && /search|matching/.test(group));
  const sizes = sizesOf(asked);
  const rows = [...new Set(asked.map(keyOf))].map((key) => {
    const cells = sizes.map((size) => find(asked, size, key)?.first);
    return [key, ...cells.map((ms) => (ms ? `${digits(ms)} ms` : ""))];
  });
  return markdown(["", ...sizes.map((size) => `${count(size)} jobs`)], `l${"r".repeat(sizes.length)}`, rows);
}

export function startTable(starts: readonly Start[]): string {
  const rows = starts
    .toSorted((a, b) => a.size - b.size)
    .map(({ size, seconds, idleMegabytes, afterMegabytes }) => [
      ...[count(size), `${seconds.toFixed(2)} s`, `${idleMegabytes.toFixed(0)} MB`],
      afterMegabytes ? `${afterMegabytes.toFixed(0)} MB` : "",
    ]);
  return markdown(["Jobs", "start to first answer", "memory, idle", "memory, after all of the above"], "rrrr", rows);
}

export function workerTable({ figures }: Known): string {
  const two = figures.filter(({ workers, load }) => workers === 2 && load);
  const rows = two.map((figure) => {
    const one = find(figures, figure.size, keyOf(figure));
    const cells = [one, figure].flatMap((each) => [
      each?.load?.perSecond.toFixed(0) ?? "",
      each?.ratio?.toFixed(2) ?? "",
    ]);
    return [`${count(figure.size)} ${figure.emphasis}, ${keyOf(figure)}`, ...cells];
  });
  return markdown(["", "1 process: a second", "of the floor", "2 processes: a second", "of the floor"], "lrrrr", rows);
}
