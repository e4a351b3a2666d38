import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import type { Database, DatabaseAddress } from "../../server/database/connection.ts";
import { readPostmaster } from "../../server/database/embedded/postmaster.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { startServer } from "../../test/support/server-process.ts";
import { median } from "../figures.ts";
import type { Case } from "./cases/case.ts";
import { casesOf } from "./cases/cases.ts";
import { deedsOf } from "./deeds/deeds.ts";
import type { Deed, Figure, Measured, Start } from "./figure.ts";
import { answerOf, type Server } from "./load.ts";
import { measureCase, members, type Patience, type Tokens } from "./measured-case.ts";
import { family, megabytesOf, workOf } from "./processes.ts";
import { hideTenth } from "./seed/hiding.ts";
import { type Emphasis, proportions } from "./seed/records.ts";
import { openSeededBoard } from "./seeded-board.ts";

export type Options = Patience & {
  /** A copy of the seeded board, because measuring writes. */
  folder: string;
  emphasis: Emphasis;
  size: number;
  workers: number;
  only: RegExp;
  log: (line: string) => void;
};

/** The time from the command to the first reply, the median of three, and the idle server's memory. */
export async function measureStart({ folder, size, log }: Options): Promise<Start> {
  const times: number[] = [];
  let idleMegabytes = 0;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const server = await startServer({ DATA_DIR: folder });
    await answerOf(server.url, { path: "/readyz" });
    times.push((performance.now() - began) / 1000);
    await pause(1000);
    idleMegabytes = megabytesOf(family(server.pid));
    await server.stop();
  }
  log(`  start ${median(times).toFixed(2)} s, idle ${idleMegabytes.toFixed(0)} MB`);
  return { size, seconds: median(times), idleMegabytes };
}

type Outcome = { figures: Figure[]; deeds: Deed[]; afterMegabytes: number };

/** Measures all cases on a board, each together with its floor, then the one-off jobs. */
export async function measureBoard(options: Options): Promise<Outcome> {
  const { folder, emphasis, size, workers, only, log } = options;
  const server = await startServer({ DATA_DIR: folder, WORKERS: String(workers), RATE_LIMIT_SCALE: "1000000" });
  const board = await openSeededBoard(folder, emphasis, size, log);
  const floor = await startFloor(board.address);
  const figures: Figure[] = [];
  try {
    const count = proportions(emphasis, size);
    const postmaster = readPostmaster(join(folder, "postgres"))?.pid ?? 0;
    const working = ({ url, pid }: { url: string; pid: number }): Server => ({
      url,
      worked: () => workOf([...family(pid), ...family(postmaster)]),
    });
    const isAsked = ({ group, name }: { group: string; name: string }) => only.test(`${group}: ${name}`);
    const measure = async (cases: Case[], groupOf: (each: Case) => string) => {
      const tokens = await logIn(board.database, count.members, cases);
      for (const each of cases) {
        const stopWriting = isBesideWrites(each) ? keepWriting(board.database) : undefined;
        const sides = { ours: working(server), floor: working(floor) };
        const figure = await measureCase(each, sides, tokens, options).finally(stopWriting);
        const { name, aim } = each;
        figures.push({ emphasis, size, workers, group: groupOf(each), name, aim, ...figure });
        log(`  ${groupOf(each)}: ${name}: ${inWords(figure)}`);
      }
    };
    const cases = await casesOf[emphasis](board.database, count);
    await measure(cases.filter(isAsked), ({ group }) => group);
    const afterMegabytes = megabytesOf(family(server.pid));
    const context = { ...board, url: server.url, pid: server.pid, folder, count };
    const deeds: Deed[] = [];
    const asked = workers === 1 ? deedsOf[emphasis].filter(({ name }) => only.test(`deeds: ${name}`)) : [];
    for (const { run, ...deed } of asked) {
      const done = await run(context).then(
        (value) => ({ value }),
        (error) => ({ value: Number.NaN, failure: String(error) }),
      );
      deeds.push({ ...deed, ...done, emphasis, size });
      log(`  deeds: ${deed.name}: ${done.value.toFixed(0)} ${deed.unit}${"failure" in done ? ` ${done.failure}` : ""}`);
    }
    const again = cases.filter(({ group, name }) => isAsked({ group: hiddenGroup, name }) && isSeenHidden(group, name));
    if (again.length > 0) {
      await hideTenth(board.database);
      await measure(again, () => hiddenGroup);
    }
    return { figures, deeds, afterMegabytes };
  } finally {
    floor.stop();
    await board.close();
    await server.stop();
  }
}

/** Cases that are repeated after a tenth of all content was hidden, which may cost at most a tenth more. */
const hiddenGroup = "a tenth hidden";
const isSeenHidden = (group: string, name: string) =>
  (group === "lists" && /^jobs, (first|middle|last) page$/.test(name)) ||
  (group === "search" && /^a (rare word|common word \()/.test(name)) ||
  group === "matching";

const isBesideWrites = ({ isPublic, group }: Case) => !isPublic && group !== "writes";

/** Totals and in-memory lists depend on these kinds. */
const kindsInMemory = ["company", "job", "question", "skill", "cohort"] satisfies RecordKind[];

/** Notes a change of these kinds every two milliseconds or so, as a busy board does. Returns a function that stops it. */
function keepWriting(database: Database): () => Promise<void> {
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await database`
        insert into changes (kind, id, growth) select unnest(${kindsInMemory}::text[]), 0, 0`;
      await pause(1);
    }
  })();
  return () => {
    isOver = true;
    return writing;
  };
}

/** Sessions for 32 members, evenly spread, and for those whom the cases name. */
async function logIn(database: Database, among: number, cases: readonly Case[]): Promise<Tokens> {
  const some = Array.from({ length: members }, (_, place) => 1 + Math.floor((place * among) / members));
  const named = cases.flatMap(({ by = [], ours }) => [...by, ...ours.flatMap((call) => call.by ?? [])]);
  const tokens = new Map<number, string>();
  for (const id of new Set([...some, ...named])) tokens.set(id, await startSession(database, id, "bench"));
  return ({ by = some }, call, place) => tokens.get(call.by ?? (by[place % by.length] as number)) ?? "";
}

async function startFloor(address: DatabaseAddress): Promise<{ url: string; pid: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, "floor/floor.ts"));
  child.send(address as object);
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => child.disconnect() };
}

function inWords({ failure, load, ratio, workRatio, alone, floorAlone }: Measured): string {
  if (failure) return failure;
  const own = `alone ${alone?.p50.toFixed(1)} ms (p95 ${alone?.p95.toFixed(1)}), the floor ${floorAlone?.p50.toFixed(1)} ms`;
  if (!load) return own;
  const failed = load.failed ? `, ${load.failed} failed` : "";
  return `${load.perSecond.toFixed(0)}/s, ${ratio?.toFixed(2)} of the floor (by work ${workRatio?.toFixed(2)}, ${load.work.toFixed(2)} ms), ${own}${failed}`;
}
