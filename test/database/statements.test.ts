import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { correspondent, readers } from "../../bench/fill/activity.ts";
import { fill } from "../../bench/fill/fill.ts";
import { proportions } from "../../bench/fill/records.ts";
import { readConfig } from "../../server/config/config.ts";
import type { DatabaseAddress } from "../../server/database/connection.ts";
import { reindex } from "../../server/finding/reindex.ts";
import { rateLimits } from "../../server/http/limits/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { createApp } from "../../server/process/app.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import { countedDatabase } from "../support/postgres/counted-database.ts";

const board = testBoard();
let app: Awaited<ReturnType<typeof createApp>>;
let close: () => Promise<void>;
let sent: () => number;
const tokens = new Map<number, string>();

beforeAll(async () => {
  await fill(board.database, proportions(200), () => reindex(board.database));
  const counted = countedDatabase(board.address as Exclude<DatabaseAddress, string>);
  sent = counted.sent;
  const mail = mailQueue(board.address, { log: () => {} });
  const config = readConfig({ LOG_LEVEL: "error", PORT: "0" });
  app = await createApp({ database: counted.database, config, mail, limits: rateLimits(counted.database, 1000) });
  for (const id of [correspondent, readers.ten]) tokens.set(id, await startSession(board.database, id, "test"));
  close = async () => {
    await app.close();
    await mail.stop();
    await counted.database.end();
  };
}, 90_000);
afterAll(() => close());

type Call = [method: "GET" | "POST" | "PUT", path: string, body?: object];

const kinds = ["jobs", "projects", "questions", "companys", "users", "skills", "cohorts"];
const pages: Call[] = [
  ...kinds.map((kind): Call => ["GET", `/${kind}`]),
  ...kinds.map((kind): Call => ["GET", `/${kind}/${kind === "cohorts" ? 2 : 7}`]),
  ...["/jobs?sort=fit", "/jobs?workplace=remote", "/users?openTo=work", "/questions?state=open"].map(get),
  ...["/comments/questions/1", "/comments/jobs/7", "/notifications", "/conversations"].map(get),
  ...["/conversations/2/messages", "/saved/jobs", "/match/jobs", "/match/users/jobs/7"].map(get),
];
const facets = ["/jobs?facets=true", "/users?facets=true", "/questions?facets=true"].map(get);
const comment = { text: "By the harbour.", parent: "jobs", parentId: 7 };
const writes: Call[] = [
  ["POST", "/comments", comment],
  ["POST", "/comments", { ...comment, text: "[@Ada](/users/7) knows.", parent: "questions" }],
  ["POST", "/questions", aQuestion()],
  ["PUT", "/questions/7/vote"],
  ["PUT", "/saved/jobs/7", { note: "", appliedAt: null }],
  ["POST", "/conversations/2/messages", { text: "By the harbour." }],
];

function get(path: string): Call {
  return ["GET", path];
}

/** Calls that still take more, and how many at most. None may be added, and none may grow: a call that holds is deleted here. */
const notYet: Record<string, number> = {
  // The number of an inbox or a thread is counted apart from its page, or asked for when something was committed since.
  "GET /notifications": 3,
  "GET /conversations": 3,
  "GET /conversations/2/messages": 4,
  "GET /comments/questions/1": 3,
  "GET /questions?state=open": 3,
  "GET /cohorts/2": 3,
  "GET /saved/jobs": 4,
  // The engines of lists look for what was committed since.
  "GET /jobs?facets=true": 6,
  "GET /users?facets=true": 5,
  "GET /questions?facets=true": 4,
  // Matching first reads what was committed since the last answer.
  "GET /jobs?sort=fit": 3,
  "GET /match/jobs": 5,
  "GET /match/users/jobs/7": 4,
  // Each kind has its own plan and page (docs/decisions/135).
  "GET /search?q=remote%20engineer": 12,
  // What is posted once, limits, the event and the index are statements of their own.
  "POST /comments": 13,
  "POST /questions": 11,
};

test("a page takes two statements, a list with its counts three, a search of all kinds four", async () => {
  expect(await over(2, pages)).toEqual({});
  expect(await over(3, facets)).toEqual({});
  expect(await over(4, [get("/search?q=remote%20engineer")])).toEqual({});
});

test("a write takes nine statements, the posting of a job eleven", async () => {
  expect(await over(9, writes)).toEqual({});
  expect(await over(11, [["POST", "/jobs", aJob()]])).toEqual({});
});

/** The calls that send more statements than that, and how many. */
async function over(most: number, calls: Call[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const call of calls) {
    const counted = [await statementsOf(call), await statementsOf(call), await statementsOf(call)];
    // What the server does besides, in between, isn't the call's.
    const least = Math.min(...counted);
    const name = call.slice(0, 2).join(" ");
    if (least > (notYet[name] ?? most)) counts[name] = least;
  }
  return counts;
}

async function statementsOf([method, path, body]: Call): Promise<number> {
  const before = await whenQuiet();
  const headers = { authorization: `Bearer ${tokens.get(correspondent)}` };
  const { statusCode } = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
  expect(statusCode, path).toBeLessThan(300);
  return sent() - before;
}

/** Waits for what the server still does about the last call; resolves to the statements sent so far. */
async function whenQuiet(): Promise<number> {
  for (let last = -1; last !== sent(); ) {
    last = sent();
    await pause(30);
  }
  return sent();
}
