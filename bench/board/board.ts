// npm run bench -- [--sizes 1000,100000,1000000] [--only lists] [--seconds 1] [--rounds 3] [--workers 1,2] [--data data/bench]
// Seeds boards of these sizes where they are missing, measures them beside the floor, and rewrites docs/performance.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, measureBoard, measureStart, type Options, type Start } from "./measure.ts";
import { writeReport } from "./report.ts";
import { openSeededBoard } from "./seeded-board.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000,1000000" },
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "1" },
    rounds: { type: "string", default: "3" },
    workers: { type: "string", default: "1" },
    data: { type: "string", default: "data/bench" },
    "seed-only": { type: "boolean", default: false },
    "report-only": { type: "boolean", default: false },
  },
});
const folder = resolve(values.data);
const raw = join(folder, "figures.json");
const numbers = (list: string) => list.split(",").map(Number);

mkdirSync(folder, { recursive: true });
const known: { figures: Figure[]; starts: Start[] } = existsSync(raw)
  ? JSON.parse(readFileSync(raw, "utf8"))
  : { figures: [], starts: [] };
if (!values["report-only"]) for (const jobs of numbers(values.sizes)) await measure(jobs);
if (!values["seed-only"]) writeReport(known.figures, known.starts);

async function measure(jobs: number): Promise<void> {
  console.log(`${jobs.toLocaleString("en")} jobs`);
  await (await openSeededBoard(folder, jobs, console.log)).close();
  if (values["seed-only"]) return;
  for (const workers of numbers(values.workers)) {
    const options: Options = {
      ...{ folder, jobs, workers, log: console.log, only: new RegExp(values.only) },
      ...{ seconds: Number(values.seconds), rounds: Number(values.rounds) },
    };
    const start = workers === 1 && options.only.test("start") ? await measureStart(options) : undefined;
    const { figures, afterMegabytes } = await measureBoard(options);
    keep(figures, start && { ...start, afterMegabytes });
  }
}

/** New figures take the place of older ones of the same; a part measured again leaves the others. */
function keep(figures: Figure[], start?: Start): void {
  const id = ({ jobs, workers, group, name }: Figure) => [jobs, workers, group, name].join("|");
  const measured = new Set(figures.map(id));
  known.figures = [...known.figures.filter((figure) => !measured.has(id(figure))), ...figures];
  if (start) known.starts = [...known.starts.filter(({ jobs }) => jobs !== start.jobs), start];
  writeFileSync(raw, JSON.stringify(known, null, 2));
}
