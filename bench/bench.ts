// npm run bench -- [--sizes 1000,100000] [--sentences 2,5] [--seconds 1] [--board ../another-checkout]
// Fills boards of these sizes where they are missing (in data/bench of the checkout), measures copies of them beside the floor,
// and rewrites docs/performance.md. Figures of a part, or of another checkout, are printed only.
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Case, type Figure, sizes } from "./case.ts";
import { checkout, databaseIn, startFloor } from "./checkout.ts";
import { fill } from "./fill/fill.ts";
import { proportions } from "./fill/records.ts";
import { copyTables } from "./floor-tables.ts";
import { type Bench, measureCase } from "./measure.ts";
import { facets, matches, pages, searches } from "./reads.ts";
import { machine, summary, table, writeReport } from "./report.ts";
import { measureStart } from "./start.ts";
import { commentTogether, listenTogether, mailTogether, typeTogether } from "./together.ts";
import { writes } from "./writes.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: sizes.join() },
    sentences: { type: "string", default: "2,3,4,5,6,7,8" },
    seconds: { type: "string", default: "1" },
    board: { type: "string" },
  },
});
const home = join(import.meta.dirname, "..");
const board = checkout(resolve(values.board ?? home));
const folder = join(board.root, "data/bench");
const asked = values.sentences.split(",").map(Number);
const keepsReplies = existsSync(join(board.root, "server/http/reply-cache.ts"));
const settings = { RATE_LIMIT_SCALE: "1000000" };
const afterAll = { sentence: 7, name: "memory after all of this", unit: "MB", target: { most: 350 } };
const figures: Figure[] = [];
const began = Date.now();

mkdirSync(folder, { recursive: true });
if (values.board) board.build();
if (asked.includes(7)) await inFolder("demo", async (demo) => keep(...(await measureStart(board, demo))));
for (const size of values.sizes.split(",").map(Number)) await measure(size);
const isWhole = !values.board && asked.length === 7 && values.sizes === sizes.join() && Number(values.seconds) >= 1;
if (isWhole) writeReport(join(home, "docs/performance.md"), figures);
console.log(`\n${machine()}\n\n${table(figures)}\n\n${summary(figures)}`);
console.log(`\nMeasured in ${Math.round((Date.now() - began) / 60_000)} minutes.`);

function keep(...measured: Figure[]): void {
  for (const { sentence, name, value, unit, part, failure } of measured) {
    const ofFloor = part === undefined ? "" : `, ${part.toFixed(2)} of the floor`;
    console.log(`  ${sentence}. ${name}: ${value.toFixed(1)} ${unit}${ofFloor}${failure ? `, ${failure}` : ""}`);
  }
  figures.push(...measured);
}

async function measure(size: number): Promise<void> {
  console.log(`${size.toLocaleString("en")} records`);
  const filled = join(folder, String(size));
  if (!existsSync(filled)) await fillBoard(filled, size);
  await inFolder("measured", async (copy) => {
    cpSync(filled, copy, { recursive: true });
    // PostgreSQL requires mode 700, which the copy doesn't keep.
    chmodSync(join(copy, "postgres"), 0o700);
    if (asked.includes(8) && size === sizes[0]) keep(await mailTogether(size, copy, board));
    const server = await board.serve({ ...settings, DATA_DIR: copy });
    const database = databaseIn(copy);
    await copyTables(database);
    const floor = await startFloor(copy);
    try {
      const count = proportions(size);
      const bench: Bench = {
        url: server.url,
        floorUrl: floor.url,
        database,
        count,
        size,
        keepsReplies,
        seconds: Number(values.seconds),
      };
      const each = async (cases: Case[]) => {
        for (const one of cases) keep(await measureCase(one, bench));
      };
      if (asked.includes(2)) await each(await pages(database, count));
      if (asked.includes(3)) await each(searches());
      if (asked.includes(3)) keep(await typeTogether(bench));
      if (asked.includes(4)) await each(facets());
      if (asked.includes(6)) await each(matches(count));
      if (asked.includes(5)) await each(await writes(database, count));
      if (asked.includes(5) && size !== sizes[0]) keep(...(await commentTogether(bench)));
      if (asked.includes(8)) keep(...(await listenTogether(bench, server)));
      if (asked.includes(7)) keep({ ...afterAll, size, value: server.megabytes() });
    } finally {
      floor.stop();
      await database.end();
      await server.stop();
    }
  });
}

/** Fills a new board through the checkout's own schema and search; one that was interrupted starts over. */
async function fillBoard(filled: string, size: number): Promise<void> {
  const from = Date.now();
  await inFolder("unfinished", async (data) => {
    const server = await board.serve({ DATA_DIR: data });
    const database = databaseIn(data);
    const reindex = () => board.run("server/board.ts", ["reindex"], { DATA_DIR: data });
    await fill(database, proportions(size), reindex);
    await database.end();
    await server.stop();
    renameSync(data, filled);
  });
  console.log(`  filled in ${Math.round((Date.now() - from) / 1000)} s`);
}

/** Runs `work` with an empty folder, which is removed afterwards. */
async function inFolder(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const own = join(folder, name);
  rmSync(own, { recursive: true, force: true });
  try {
    await work(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
