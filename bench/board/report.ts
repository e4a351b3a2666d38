import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plot } from "../plot.ts";
import type { Known } from "./figure.ts";
import { keyOf, notReached } from "./promises.ts";
import { caseTable, deedTable, firstTable, sizesOf, startTable, workerTable } from "./tables.ts";

const docs = join(import.meta.dirname, "../../docs");
const drawn = {
  "lists: jobs, first page": "first page",
  "lists: jobs, middle page": "middle page",
  "lists: jobs, last page": "last page",
  "records: one of jobs": "one job",
  "search: a rare word": "a rare word",
  "search: a common word (half of all jobs)": "a common word",
  "matching: people for a job": "people for a job",
  "jobs: three filters, first page": "three filters",
};

/** Writes the figures between the markers in docs/performance.md, and draws the plots. */
export function writeReport(known: Known): void {
  const file = join(docs, "performance.md");
  const parts = {
    missed: notReached(known),
    jobs: caseTable(known, "jobs"),
    people: caseTable(known, "people"),
    deeds: deedTable(known),
    first: firstTable(known),
    starts: startTable(known.starts),
    workers: workerTable(known),
  };
  let text = readFileSync(file, "utf8");
  for (const [name, part] of Object.entries(parts)) {
    const [from, to] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [before, rest] = [text.slice(0, text.indexOf(from)), text.slice(text.indexOf(to))];
    text = `${before}${from}${part}\n${rest}`;
  }
  writeFileSync(file, text);
  drawGrowth(known);
}

function drawGrowth({ figures }: Known): void {
  const one = figures.filter(({ workers }) => workers === 1);
  const lines = Object.entries(drawn).map(([key, name]) => ({
    name,
    dashes: key.startsWith("search") ? "6 4" : "",
    points: sizesOf(one).flatMap((size) => {
      const ms = one.find((figure) => figure.size === size && keyOf(figure) === key)?.alone?.p50;
      return ms ? [{ x: size, y: ms }] : [];
    }),
  }));
  plot(
    join(docs, "performance.svg"),
    "Milliseconds for an answer, over jobs",
    lines.filter(({ points }) => points.length > 0),
    { x: [1000, 100_000, 1_000_000], y: [0.1, 1, 10, 100, 1000] },
  );
}
