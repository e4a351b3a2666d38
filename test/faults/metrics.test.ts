import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";

const token = "a token of sixteen or more";
const board = testBoard({ METRICS_TOKEN: token });
const behindProxy = testBoard({ TRUST_PROXY: "1", METRICS_TOKEN: token });
let member: Member;

beforeAll(async () => {
  member = await board.join();
});

const metrics = async (headers: Record<string, string> = {}, url = board.url) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

test("F13 requests are counted by route pattern, without paths or queries", async () => {
  await member.get("/jobs/123456");
  for (let path = 0; path < 20; path += 1) await board.visitor.get(`/nowhere/${path}?secret=${path}`);
  const { status, text } = await metrics();
  expect(status).toBe(200);
  expect(text).toContain('method="GET",route="/api/jobs/:id",status="404"');
  expect(text).not.toMatch(/123456|nowhere|secret/);
  expect(text.match(/homecoming_http_request_duration_seconds_count/g)?.length).toBeLessThan(10);
});

test("F13 metrics include database requests, mails, memory and event loop lag", async () => {
  await board.startMail();
  await metrics();
  await expect
    .poll(async () => (await metrics()).text, { timeout: 20_000, interval: 1000 })
    .toContain('homecoming_mails{state="waiting"} 0');
  const { text } = await metrics();
  for (const name of [
    'homecoming_database_requests{state="waiting"}',
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(text).toContain(name);
});

test("F22 metrics include the last backup's age and the free disk space", async () => {
  const backUp = () =>
    board.database`insert into backups (rows, bytes, taken_at) values (1, 1, now() - interval '1 hour')`;
  await backUp();
  expect((await metrics()).text).toMatch(/^homecoming_disk_free_bytes \d{6,}$/m);
  await expect
    .poll(async () => (await metrics()).text, { timeout: 40_000, interval: 1000 })
    .toMatch(/^homecoming_backup_age_seconds 36\d\d/m);
});

test.each([["X-Forwarded-For"], ["Forwarded"], ["X-Real-IP"], ["Via"]])(
  "a request with a proxy's header needs the token for the metrics: %s",
  async (header) => {
    expect((await metrics({ [header]: "127.0.0.1" })).status).toBe(403);
    expect((await metrics({ [header]: "127.0.0.1", Authorization: `Bearer ${token}` })).status).toBe(200);
  },
);

test("behind a proxy the metrics need the token", async () => {
  expect((await metrics({}, behindProxy.url)).status).toBe(403);
  expect((await metrics({ Authorization: "Bearer wrong" }, behindProxy.url)).status).toBe(403);
  expect((await metrics({ Authorization: `Bearer ${token}` }, behindProxy.url)).status).toBe(200);
});

test("every refusal has its own x-request-id", async () => {
  const ids = [await member.get("/jobs/1"), await member.get("/jobs/1")].map(({ headers }) =>
    headers.get("x-request-id"),
  );
  expect(ids[0]).toMatch(/^[\w-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
