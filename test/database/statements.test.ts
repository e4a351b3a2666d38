import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { correspondent, readers } from "../../bench/fill/activity.ts";
import { fill } from "../../bench/fill/fill.ts";
import { proportions } from "../../bench/fill/records.ts";
import { readConfig } from "../../server/config/config.ts";
import type { DatabaseAddress } from "../../server/database/connection.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { createApp } from "../../server/process/app.ts";
import { reindex } from "../../server/search-index/reindex.ts";
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

type Asked = [method: "GET" | "POST" | "PUT", path: string, body?: object];
/** The same call about other records each time. A write that is repeated would change nothing. */
type Call = (nth: number) => Asked;

const get =
  (path: string): Call =>
  () => ["GET", path];
const kinds = ["jobs", "projects", "questions", "companys", "users", "skills", "cohorts"];
const pages = [
  ...kinds.map((kind) => `/${kind}`),
  ...kinds.map((kind) => `/${kind}/${kind === "cohorts" ? 2 : 7}`),
  ...["/jobs?sort=fit", "/jobs?workplace=remote", "/users?openTo=work", "/questions?state=open"],
  ...["/comments/questions/1", "/comments/jobs/7", "/notifications", "/conversations"],
  ...["/conversations/2/messages", "/saved/jobs", "/match/jobs", "/match/users/jobs/7"],
].map(get);
const facets = ["/jobs?facets=true", "/users?facets=true", "/questions?facets=true"].map(get);
const writes: Call[] = [
  (nth) => ["POST", "/comments", { text: `By the harbour ${nth}.`, parent: "jobs", parentId: 7 }],
  (nth) => ["POST", "/comments", { text: `[@Ada](/users/7) knows ${nth}.`, parent: "questions", parentId: 7 }],
  (nth) => ["POST", "/questions", aQuestion({ title: `Where is the harbour ${nth}?`, skills: [1] })],
  (nth) => ["PUT", `/questions/${20 + nth}/vote`],
  (nth) => ["PUT", `/saved/jobs/${20 + nth}`, { note: "", appliedAt: null }],
  (nth) => ["POST", "/conversations/2/messages", { text: `By the harbour ${nth}.` }],
];

/** Calls that still take more statements, and their maximum. Add none, raise none, and delete those that keep to the rule. */
const notYet: Record<string, number> = {
  // Mentioned members and the reader's own place in a cohort are separate queries.
  "GET /comments/questions/1": 3,
  "GET /cohorts/2": 3,
  // The member's own posts, and the skills that imply others, are separate queries.
  "GET /match/jobs": 5,
  "GET /match/users/jobs/7": 4,
  // A question's texts go to the program, and its document comes back.
  "POST /questions": 10,
  "POST /comments": 10,
};

test("a page takes 2 SQL statements, a list with facets 3, a search of all kinds 4", async () => {
  expect(await over(2, pages)).toEqual({});
  expect(await over(3, facets)).toEqual({});
  expect(await over(4, [get("/search?q=remote%20engineer")])).toEqual({});
});

test("a write takes at most 9 SQL statements, posting a job 11", async () => {
  expect(await over(9, writes)).toEqual({});
  const job = { skills: [1], companyId: 1, workplace: "remote" };
  expect(await over(11, [(nth) => ["POST", "/jobs", aJob({ title: `Harbour master ${nth}`, ...job })]])).toEqual({});
});

/** The calls that send more statements than that, with their number. */
async function over(most: number, calls: Call[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const call of calls) {
    // Background work in between isn't counted.
    const least = Math.min(await statementsOf(call(1)), await statementsOf(call(2)), await statementsOf(call(3)));
    const name = call(1).slice(0, 2).join(" ");
    if (least > (notYet[name] ?? most)) counts[name] = least;
  }
  return counts;
}

async function statementsOf([method, path, body]: Asked): Promise<number> {
  const before = await whenQuiet();
  const headers = { authorization: `Bearer ${tokens.get(correspondent)}` };
  const { statusCode } = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
  expect(statusCode, path).toBeLessThan(300);
  return sent() - before;
}

/** Waits until the server has finished everything that the last call caused; resolves to the statements sent so far. */
async function whenQuiet(): Promise<number> {
  for (let last = -1; last !== sent(); ) {
    last = sent();
    await pause(30);
  }
  return sent();
}
