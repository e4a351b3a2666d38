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
import type { Answered, Case } from "./case.ts";
import { casesOf } from "./cases.ts";
import { type Answer, alone, answerOf, type Call, type Latency, type Load, type Server, underLoad } from "./load.ts";
import { family, megabytesOf, workOf } from "./processes.ts";
import { proportions } from "./records.ts";
import { openSeededBoard } from "./seeded-board.ts";

export type Figure = {
  jobs: number;
  workers: number;
  group: string;
  name: string;
  /** Why there are no figures. */
  failure?: string;
  /** Milliseconds of the first answer after a start. */
  first?: number;
  alone?: Latency;
  floorAlone?: Latency;
  load?: Load;
  floorLoad?: Load;
  /** Our requests a second over the floor's: the median of the rounds, each measured side by side. */
  ratio?: number;
  /** The floor's work for one request over ours: the same, as the processor's time tells it. */
  workRatio?: number;
};

export type Start = { jobs: number; seconds: number; idleMegabytes: number; afterMegabytes?: number };

export type Options = {
  folder: string;
  jobs: number;
  workers: number;
  only: RegExp;
  seconds: number;
  rounds: number;
  log: (line: string) => void;
};

const members = 32;

/** From the command to the first answered request, the median of three, and what the server takes when nobody asks. */
export async function measureStart({ folder, jobs, log }: Options): Promise<Start> {
  const times: number[] = [];
  let idleMegabytes = 0;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const server = await startServer({ DATA_DIR: join(folder, `jobs-${jobs}`) });
    await answerOf(server.url, { path: "/readyz" });
    times.push((performance.now() - began) / 1000);
    await pause(1000);
    idleMegabytes = megabytesOf(family(server.pid));
    await server.stop();
  }
  log(`  start ${median(times).toFixed(2)} s, idle ${idleMegabytes.toFixed(0)} MB`);
  return { jobs, seconds: median(times), idleMegabytes };
}

/** Everything on one board, each case beside its floor. Leaves the board as it was. */
export async function measureBoard(options: Options): Promise<{ figures: Figure[]; afterMegabytes: number }> {
  const { folder, jobs, workers, only, log } = options;
  const server = await startServer({
    DATA_DIR: join(folder, `jobs-${jobs}`),
    WORKERS: String(workers),
    RATE_LIMIT_SCALE: "1000000",
  });
  const board = await openSeededBoard(folder, jobs, log);
  const floor = await startFloor(board.address);
  const figures: Figure[] = [];
  try {
    const count = proportions(jobs);
    const tokens = await logIn(board.database, count.members);
    const postmaster = readPostmaster(join(folder, `jobs-${jobs}`, "postgres"))?.pid ?? 0;
    const working = ({ url, pid }: { url: string; pid: number }): Server => ({
      url,
      worked: () => workOf([...family(pid), ...family(postmaster)]),
    });
    const cases = (await casesOf(board.database, count)).filter(({ group, name }) => only.test(`${group}: ${name}`));
    for (const each of cases) {
      const stopWriting = isAnew(each) ? keepWriting(board.database) : undefined;
      const figure = await measureCase(each, working(server), working(floor), tokens, options).finally(stopWriting);
      figures.push({ jobs, workers, group: each.group, name: each.name, ...figure });
      log(`  ${each.group}: ${each.name}: ${inWords(figure)}`);
    }
    await board.database`delete from comments where id > ${count.comments}`;
    await board.database`delete from sessions`;
    await board.database`delete from changes where id = 0`;
    return { figures, afterMegabytes: megabytesOf(family(server.pid)) };
  } finally {
    floor.stop();
    await board.close();
    await server.stop();
  }
}

const isAnew = ({ again, isPublic, ours }: Case) => !again && !isPublic && (ours[0]?.method ?? "GET") === "GET";

/** Every list and record is made of one of these. */
const kindsOfAllReplies = ["company", "job", "question", "skill"] satisfies RecordKind[];

/** Something is written every two milliseconds or so: no reply that was kept is the answer. Returns how to stop it. */
function keepWriting(database: Database): () => Promise<void> {
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await database`
        insert into changes (kind, id, growth) select unnest(${kindsOfAllReplies}::text[]), 0, 0`;
      await pause(1);
    }
  })();
  return () => {
    isOver = true;
    return writing;
  };
}

type Measured = Omit<Figure, "jobs" | "workers" | "group" | "name">;

async function measureCase(each: Case, server: Server, floorServer: Server, tokens: string[], options: Options) {
  const { rounds } = options;
  // A password is hashed so slowly that a second says little.
  const seconds = options.seconds * (each.group === "writes" ? 3 : 1);
  const sent = (call: Call, place: number, known?: string): Call => {
    const headers = { ...call.headers, ...(known && { "If-None-Match": known }) };
    const token = tokens[place % tokens.length];
    return { ...call, headers: each.isPublic ? headers : { ...headers, Authorization: `Bearer ${token}` } };
  };
  const began = performance.now();
  await firstAnswer(server.url, sent(each.ours[0] as Call, 0));
  const first = performance.now() - began;
  const answers = await Promise.all(each.ours.map((call, place) => answerOf(server.url, sent(call, place))));
  const bad = answers.find(({ status }) => status >= 300);
  if (bad) return { failure: `${bad.status} ${bad.body.slice(0, 80)}` };
  const known = each.again === "unchanged" ? String(answers[0]?.headers.etag ?? "") : undefined;
  if (known === "") return { failure: "no ETag" };

  const floors = answers.map((answer, place) => each.floor(read(answer), place));
  await checkRows(floorServer.url, floors[0] as Call, answers[0] as Answer, each);
  const turns = Array.from({ length: each.isPublic ? each.ours.length : Math.max(each.ours.length, tokens.length) });
  const ours = turns.map((_, place) => sent(each.ours[place % each.ours.length] as Call, place, known));
  const theirs = turns.map((_, place) => floors[place % floors.length] as Call);

  const floorAlone = await alone(floorServer.url, theirs, seconds / 2);
  const ourAlone = await alone(server.url, ours, seconds);
  const loads: [ours: Load, floor: Load][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await underLoad(floorServer, theirs, seconds);
    loads.push([await underLoad(server, ours, seconds), floor]);
  }
  return {
    first,
    alone: ourAlone,
    floorAlone,
    load: middle(loads.map(([load]) => load)),
    floorLoad: middle(loads.map(([, load]) => load)),
    ratio: median(loads.map(([load, floor]) => load.perSecond / floor.perSecond)),
    workRatio: median(loads.map(([load, floor]) => floor.work / load.work)),
  } satisfies Measured;
}

/** What was never asked before may take longer than the board lets anyone wait; meanwhile it goes on, or begins anew. */
async function firstAnswer(url: string, call: Call): Promise<void> {
  for (let attempt = 0; attempt < 4 && (await answerOf(url, call)).status === 503; attempt += 1) await pause(500);
}

const middle = (loads: Load[]) => loads.toSorted((a, b) => a.perSecond - b.perSecond)[loads.length >> 1] as Load;

/** That the floor does the same, and not less. */
async function checkRows(floorUrl: string, call: Call, answer: Answer, { name }: Case): Promise<void> {
  const floor = await answerOf(floorUrl, call);
  const ids = (given: Answer) =>
    read(given)
      .results?.map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();
  const asked = ids(answer);
  if (floor.status !== 200 || (asked !== undefined && ids(floor) !== asked)) {
    throw new Error(`${name}: the floor answers other rows: ${floor.status} ${floor.body.slice(0, 200)}`);
  }
}

function read({ headers, body }: Answer): Answered {
  return /json/.test(String(headers["content-type"])) || /^\{/.test(body) ? JSON.parse(body) : {};
}

async function logIn(database: Database, among: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let place = 0; place < members; place += 1) {
    tokens.push(await startSession(database, 1 + Math.floor((place * among) / members), "bench"));
  }
  return tokens;
}

async function startFloor(address: DatabaseAddress): Promise<{ url: string; pid: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, "floor.ts"));
  child.send(address as object);
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => child.disconnect() };
}

function inWords({ failure, load, ratio, workRatio, alone: own }: Measured): string {
  if (failure) return failure;
  const failed = load?.failed ? `, ${load.failed} failed` : "";
  return `${load?.perSecond.toFixed(0)}/s, ${ratio?.toFixed(2)} of the floor (by work ${workRatio?.toFixed(2)}, ${load?.work.toFixed(2)} ms), alone ${own?.p50.toFixed(1)} ms${failed}`;
}
