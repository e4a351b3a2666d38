import { expect, test } from "vitest";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import type { Reply } from "../support/caller.ts";

const board = testBoard();

const write = (from: Member, to: Member) => from.post("/contacts", { userId: to.id, text: "Hello" });
const members = (count: number) => Promise.all(Array.from({ length: count }, () => joined(board)));

test("P30 a member has at most three unanswered requests, a verified member ten", async () => {
  const [asker, ...others] = (await members(6)) as [Member, ...Member[]];
  const replies = await Promise.all(others.map((other) => write(asker, other)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.body.error).toBe("You have 3 requests without an answer.");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(6 * 24 * 3600);
  const asked = others.find((_, n) => replies[n]?.status === 201) as Member;
  const { id } = (await asked.get("/conversations")).body.results[0];
  await asked.put(`/contacts/${id}/answer`, { accept: true });
  const [next] = (await members(1)) as [Member];
  expect((await write(asker, next)).status).toBe(201);
  expect((await write(asker, (await members(1))[0] as Member)).status).toBe(429);
  const admin = await joined(board, { role: "admin" });
  await aCohort(admin, asker);
  // As if on another day: ten requests a day are allowed.
  await board.database`delete from rate_limits`;
  const more: Reply[] = [];
  for (const other of await members(8)) more.push(await write(asker, other));
  expect(more.map(({ status }) => status)).toEqual([...Array(7).fill(201), 429]);
  expect(more.at(-1)?.body.error).toBe("You have 10 requests without an answer.");
});

test("P30 the eleventh request in a day gets 429, even if others were accepted", async () => {
  const [asker, ...others] = (await members(12)) as [Member, ...Member[]];
  const statuses: number[] = [];
  for (const other of others) {
    const { status, body } = await write(asker, other);
    statuses.push(status);
    if (status === 201) await other.put(`/contacts/${body.id}/answer`, { accept: true });
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test("P30 the 201st message in an hour gets 429, in either way of sending", async () => {
  const [mira, jonas] = (await members(2)) as [Member, Member];
  const { id } = (await write(mira, jonas)).body;
  await jonas.put(`/contacts/${id}/answer`, { accept: true });
  const say = () => mira.post(`/conversations/${id}/messages`, { text: "And this" });
  expect((await say()).status).toBe(201);
  await board.database`update rate_limits set points = 199 where key like 'messages:%'`;
  expect((await say()).status).toBe(201);
  const refused = await say();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await write(mira, jonas)).status).toBe(429);
  expect((await jonas.get(`/conversations/${id}/messages`)).body.total).toBe(3);
});
