// npm run bench -- [--sizes 1000,100000,1000000] [--boards jobs,people] [--only lists] [--seconds 1] [--rounds 3] [--workers 1,2]
// [--data data/bench]
// Seeds boards of these sizes where they are missing, measures copies of them beside the floor, and rewrites docs/performance.md.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Known } from "./figure.ts";
import { measureBoard, measureStart, type Options } from "./measure.ts";
import { writeReport } from "./report.ts";
import type { Emphasis } from "./seed/records.ts";
import { openSeededBoard, seededIn } from "./seeded-board.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000,1000000" },
    boards: { type: "string", default: "jobs,people" },
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
const known: Known = existsSync(raw) ? JSON.parse(readFileSync(raw, "utf8")) : { figures: [], deeds: [], starts: [] };
if (!values["report-only"]) {
  for (const size of numbers(values.sizes)) {
    for (const emphasis of values.boards.split(",")) await measure(emphasis as Emphasis, size);
  }
}
if (!values["seed-only"]) writeReport(known);

async function measure(emphasis: Emphasis, size: number): Promise<void> {
  console.log(`${size.toLocaleString("en")} ${emphasis}`);
  const seeded = seededIn(folder, emphasis, size);
  // An interrupted seeding starts over; a complete board is migrated.
  const unfinished = `${seeded}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const begun = existsSync(seeded) ? seeded : unfinished;
  await (await openSeededBoard(begun, emphasis, size, console.log)).close();
  if (begun !== seeded) renameSync(begun, seeded);
  if (values["seed-only"]) return;
  for (const workers of numbers(values.workers)) {
    const copy = join(folder, "measured");
    rmSync(copy, { recursive: true, force: true });
    cpSync(seeded, copy, { recursive: true });
    // PostgreSQL requires mode 700, which the copy doesn't keep.
    chmodSync(join(copy, "postgres"), 0o700);
    const options: Options = {
      folder: copy,
      emphasis,
      size,
      workers,
      log: console.log,
      only: new RegExp(values.only),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
    };
    const isStart = workers === 1 && emphasis === "jobs" && options.only.test("start");
    const start = isStart ? await measureStart(options) : undefined;
    const { afterMegabytes, ...measured } = await measureBoard(options);
    keep({ ...measured, starts: start ? [{ ...start, afterMegabytes }] : [] });
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Replaces figures of the same measurement and keeps the others. */
function keep({ figures, deeds, starts }: Known): void {
  known.figures = replaced(known.figures, figures, ({ size, workers, group, name }) => [size, workers, group, name]);
  known.deeds = replaced(known.deeds, deeds, ({ size, name }) => [size, name]);
  known.starts = replaced(known.starts, starts, ({ size }) => [size]);
  writeFileSync(raw, JSON.stringify(known, null, 2));
}

function replaced<Each>(old: Each[], fresh: Each[], idOf: (each: Each) => unknown[]): Each[] {
  const measured = new Map(fresh.map((each) => [idOf(each).join("|"), each]));
  const places = new Set(old.map((each) => idOf(each).join("|")));
  return [
    ...old.map((each) => measured.get(idOf(each).join("|")) ?? each),
    ...fresh.filter((each) => !places.has(idOf(each).join("|"))),
  ];
}
