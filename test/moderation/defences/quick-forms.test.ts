import { expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";
import { aPerson } from "../../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "3" });
const tooQuick = { status: 400, body: { code: "invalid", error: "That was quick. Please send it again." } };
const request = { name: "Mira", email: "mira@example.org", request: "Hello" };

const signUp = (filling: object) => board.visitor.post("/auth/signup", aPerson({ ...filling }));
const write = (filling: object) => board.visitor.post("/mail", { ...request, ...filling });
const mailed = async () => {
  const [{ count }] = await board.database<[{ count: number }]>`
    select count(*)::int from pgboss.job where name = 'mail' and data->>'replyTo' like '%mira@example.org%'`;
  return count;
};

test("M31 a form filled in within 3 seconds, divided by RATE_LIMIT_SCALE, is refused", async () => {
  for (const openedFor of [0, 999]) {
    expect(await signUp({ openedFor })).toMatchObject(tooQuick);
    expect(await write({ openedFor })).toMatchObject(tooQuick);
  }
  expect((await signUp({ openedFor: 1000 })).status).toBe(201);
  expect((await write({ openedFor: 1000 })).status).toBe(202);
  for (const openedFor of [-1, "soon"]) expect((await signUp({ openedFor })).status).toBe(400);
});

test("M31 a filled honeypot is refused, unless the form was open for a human's time", async () => {
  const website = "https://example.org";
  expect(await signUp({ website })).toMatchObject(tooQuick);
  expect(await signUp({ website, openedFor: 500 })).toMatchObject(tooQuick);
  expect((await signUp({ website, openedFor: 60_000 })).status).toBe(201);
  expect((await signUp({ website: "" })).status).toBe(201);
  expect((await signUp({})).status).toBe(201);
});

test("M31 a contact request with a filled honeypot gets the usual reply and isn't sent", async () => {
  const before = await mailed();
  for (const openedFor of [undefined, 10, 60_000]) {
    expect((await write({ website: "https://example.org", openedFor })).status).toBe(202);
  }
  expect(await mailed()).toBe(before);
  expect((await write({})).status).toBe(202);
  expect(await mailed()).toBe(before + 1);
});
