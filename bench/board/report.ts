import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plot } from "../plot.ts";
import type { Figure, Start } from "./measure.ts";

const docs = join(import.meta.dirname, "../../docs");
const drawn = {
  "lists: jobs, first page": "first page",
  "lists: jobs, middle page": "middle page",
  "lists: jobs, last page": "last page",
  "records: one of jobs": "one job",
  "search: a rare word": "a rare word",
  "search: a common word (half of all jobs)": "a common word",
  "matching: people for a job": "people for a job",
  "writes: a comment": "writing a comment",
};

/** Puts the figures into docs/performance.md, where its marks are, and draws how they grow. */
export function writeReport(figures: readonly Figure[], starts: readonly Start[]): void {
  const sizes = [...new Set(figures.map(({ jobs }) => jobs))].sort((a, b) => a - b);
  const file = join(docs, "performance.md");
  const parts = {
    figures: table(figures, sizes),
    first: firstTable(figures, sizes),
    starts: startTable(starts),
    workers: workerTable(figures),
  };
  let text = readFileSync(file, "utf8");
  for (const [name, part] of Object.entries(parts)) {
    const [from, to] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [before, rest] = [text.slice(0, text.indexOf(from)), text.slice(text.indexOf(to))];
    text = `${before}${from}${part}\n${rest}`;
  }
  writeFileSync(file, text);
  const lines = Object.entries(drawn).map(([key, name]) => ({
    name,
    dashes: key.startsWith("search") ? "6 4" : "",
    points: sizes.flatMap((jobs) => {
      const ms = find(figures, jobs, key)?.alone?.p50;
      return ms ? [{ x: jobs, y: ms }] : [];
    }),
  }));
  const axes = { x: [1000, 100_000, 1_000_000], y: [0.1, 1, 10, 100, 1000] };
  plot(
    join(docs, "performance.svg"),
    "Milliseconds for an answer, over jobs",
    lines.filter(({ points }) => points.length > 0),
    axes,
  );
}

const keyOf = ({ group, name }: Figure) => `${group}: ${name}`;

const find = (figures: readonly Figure[], jobs: number, key: string, workers = 1) =>
  figures.find((figure) => figure.jobs === jobs && figure.workers === workers && keyOf(figure) === key);

function table(figures: readonly Figure[], sizes: readonly number[]): string {
  const keys = [...new Set(figures.filter(({ workers }) => workers === 1).map(keyOf))];
  const rows = keys.map((key) => {
    const all = sizes.map((jobs) => find(figures, jobs, key));
    const cells = all.map(({ failure, alone, ratio, workRatio } = {} as Figure) =>
      alone
        ? `${digits(alone.p50)} ms · ${ratio?.toFixed(2)} · ${workRatio?.toFixed(2)}`
        : (failure?.slice(0, 3) ?? ""),
    );
    const [small, large] = [all[0]?.alone?.p50, all.at(-1)?.alone?.p50];
    const growth = small && large ? `${(large / small).toFixed(1)}×` : "";
    const load = all.at(-1)?.load;
    const loaded = load ? `${load.perSecond.toFixed(0)} | ${load.p50} · ${load.p99} ms` : " | ";
    return `| ${key} | ${cells.join(" | ")} | ${growth} | ${loaded} |`;
  });
  const names = sizes.map((jobs) => `${jobs.toLocaleString("en")} jobs`);
  return [
    `| alone · of the floor · by work | ${names.join(" | ")} | growth | ${names.at(-1)}, 32 at once: a second | p50 · p99 |`,
    `|---|${"--:|".repeat(sizes.length)}--:|--:|--:|`,
    ...rows,
  ].join("\n");
}

/** What is kept in memory is made when it is first asked for. */
function firstTable(figures: readonly Figure[], sizes: readonly number[]): string {
  const names = sizes.map((jobs) => `${jobs.toLocaleString("en")} jobs`);
  const keys = figures.filter(({ workers, group }) => workers === 1 && /search|matching/.test(group)).map(keyOf);
  const rows = [...new Set(keys)].map((key) => {
    const cells = sizes.map((jobs) => find(figures, jobs, key)?.first);
    return `| ${key} | ${cells.map((ms) => (ms ? `${digits(ms)} ms` : "")).join(" | ")} |`;
  });
  return [`| | ${names.join(" | ")} |`, `|---|${"--:|".repeat(sizes.length)}`, ...rows].join("\n");
}

function startTable(starts: readonly Start[]): string {
  const rows = starts
    .toSorted((a, b) => a.jobs - b.jobs)
    .map(
      ({ jobs, seconds, idleMegabytes, afterMegabytes }) =>
        `| ${jobs.toLocaleString("en")} | ${seconds.toFixed(2)} s | ${idleMegabytes.toFixed(0)} MB | ${afterMegabytes?.toFixed(0)} MB |`,
    );
  return [
    "| Jobs | start to first answer | memory, idle | memory, after all of the above |",
    "|--:|--:|--:|--:|",
    ...rows,
  ].join("\n");
}

function workerTable(figures: readonly Figure[]): string {
  const two = figures.filter(({ workers, load }) => workers === 2 && load);
  const rows = two.map((figure) => {
    const one = find(figures, figure.jobs, keyOf(figure));
    const cells = [one, figure].map(
      (each) => `${each?.load?.perSecond.toFixed(0) ?? ""} | ${each?.ratio?.toFixed(2) ?? ""}`,
    );
    return `| ${keyOf(figure)} | ${cells.join(" | ")} |`;
  });
  const head = "| | 1 process: per second | of the floor | 2 processes: per second | of the floor |";
  return [head, "|---|--:|--:|--:|--:|", ...rows].join("\n");
}

const digits = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
