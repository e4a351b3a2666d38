import type { ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import type { Reply } from "../support/caller.ts";
import { silent, startProvider } from "../support/provider-stub.ts";

const stub = await startProvider();
const provider = { AI_BASE_URL: stub.url, AI_MODEL: "stub" };
afterAll(() => stub.close());

const board = testBoard(provider);
const ask = (member: Member) => member.post("/prompts", { messages: [{ role: "user", content: "How is it?" }] });
const statuses = async (member: Member, times: number) => {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await ask(member)).status);
  return all;
};

test("S61 a member can ask ten times an hour, independently of others", async () => {
  const [eager, other] = [await board.join(), await board.join()];
  expect(await statuses(eager, 10)).toEqual(Array(10).fill(200));
  const refused = await ask(eager);
  expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect((await ask(other)).status).toBe(200);
});

test("S61 a member can ask thirty times a day", async () => {
  const member = await board.join();
  for (let hour = 0; hour < 3; hour += 1) {
    expect(await statuses(member, 10)).toEqual(Array(10).fill(200));
    await board.database`delete from rate_limits where key like 'prompts:%'`;
  }
  const refused = await ask(member);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
});

test("S61 all members together can ask five hundred times a day", async () => {
  await ask(await board.join());
  await board.database`update rate_limits set points = 499 where key like 'allPrompts:%'`;
  expect((await ask(await board.join())).status).toBe(200);
  expect((await ask(await board.join())).status).toBe(429);
  await board.database`delete from rate_limits`;
});

test("S61 answers of the board itself have a separate daily total", async () => {
  const inDevelopment = async () => {
    const headers = { "Content-Type": "application/json", "x-ai-mode": "development" };
    const body = JSON.stringify({ messages: [{ role: "user", content: "How is it?" }] });
    return (await (await board.join()).send("POST", "/prompts", { headers, body })).status;
  };
  expect(await inDevelopment()).toBe(200);
  await ask(await board.join());
  await board.database`update rate_limits set points = 500 where key like 'allOwnAnswers:%'`;
  expect([await inDevelopment(), (await ask(await board.join())).status]).toEqual([429, 200]);
  await board.database`delete from rate_limits where key like 'allOwnAnswers:%'`;
  await board.database`update rate_limits set points = 500 where key like 'allPrompts:%'`;
  expect([await inDevelopment(), (await ask(await board.join())).status]).toEqual([200, 429]);
  await board.database`delete from rate_limits`;
});

test("S61 a member can ask one question at a time; others get 429 until it is answered", async () => {
  const [member, other] = [await board.join(), await board.join()];
  const { promise: held, resolve: hold } = Promise.withResolvers<ServerResponse>();
  stub.answer(hold);
  const replies: Reply[] = [];
  const all = Array.from({ length: 5 }, async () => void replies.push(await ask(member)));
  await expect.poll(() => replies.length).toBe(4);
  (await held).writeHead(500).end();
  await Promise.all(all);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([429, 429, 429, 429, 502]);
  expect(replies.find(({ status }) => status === 429)?.body.code).toBe("one-at-a-time");
  stub.answer("Fine.");
  expect((await ask(member)).status).toBe(200);
  expect((await ask(other)).status).toBe(200);
});

test("disconnecting cancels the question at the provider", async () => {
  const member = await board.join();
  stub.answer(silent);
  const before = stub.asked.length;
  const leaving = new AbortController();
  const body = JSON.stringify({ messages: [{ role: "user", content: "How is it?" }] });
  const headers = { Authorization: `Bearer ${member.token}`, "Content-Type": "application/json", Connection: "close" };
  const gone = fetch(`${board.url}/api/prompts`, { method: "POST", body, headers, signal: leaving.signal });
  await expect.poll(() => stub.asked.length).toBe(before + 1);
  leaving.abort();
  await expect(gone).rejects.toThrow();
  await expect.poll(() => stub.asked.at(-1)?.wasLeft).toBe(true);
  stub.answer("Fine.");
  await expect.poll(async () => (await ask(member)).status).toBe(200);
});
