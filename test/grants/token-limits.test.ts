import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { warnOfEndingTokens } from "../../server/due/due-steps.ts";
import { testBoard } from "../support/board.ts";
import { caller, type Reply } from "../support/caller.ts";
import type { Member } from "../support/members.ts";
import { openPostOffice, tokenIn } from "../support/post-office.ts";

const office = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url });
beforeAll(() => board.startMail());
afterAll(() => office.close());

const tokenOf = async (member: Member): Promise<string> =>
  (await member.post("/account/grants", { kind: "token", name: "Script", scopes: ["jobs:read"] })).body.token;

test("G04 a token has 60 calls a minute, and replies state how many are left", async () => {
  const mira = await board.join();
  const tool = caller(board.url, await tokenOf(mira));
  const replies: Reply[] = [];
  for (let call = 0; call < 61; call += 1) replies.push(await tool.get("/skills"));
  expect(replies[0]?.headers.get("ratelimit")).toMatch(/^"minute";r=59;t=\d+, "day";r=4999;t=\d+$/);
  expect(replies.map(({ status }) => status).indexOf(429)).toBe(60);
  expect(Number(replies[60]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await mira.get("/skills")).status).toBe(200);
});

test("G04 a token in a query gets 401, is revoked, and its member is mailed", async () => {
  const mira = await board.join();
  const token = await tokenOf(mira);
  const answer = await fetch(`${board.url}/?x=${token.replace("_", "%5F")}`);
  expect(answer.status).toBe(401);
  expect((await caller(board.url, token).get("/jobs")).status).toBe(401);
  expect((await office.mailTo(mira.email)).subject).toBe("One of your tokens was revoked");
});

test("G03 G06 a password reset ends tokens but not feeds", async () => {
  const mira = await board.join();
  const script = caller(board.url, await tokenOf(mira));
  const feed = (await mira.post("/account/grants", { kind: "feed", name: "F", of: "/jobs" })).body.addresses.json;
  await board.visitor.post("/auth/recover-password", { email: mira.email });
  const token = tokenIn(await office.mailTo(mira.email));
  expect((await board.visitor.post("/auth/reset-password", { token, password: "newsecret1" })).status).toBe(200);
  expect((await script.get("/jobs")).status).toBe(401);
  expect((await fetch(`${board.url}${new URL(feed).pathname}`)).status).toBe(200);
});

test("G03 a member is mailed once, a week before their token expires", async () => {
  const mira = await board.join();
  const token = await tokenOf(mira);
  await board.database`delete from grants where user_id <> ${mira.id}`;
  const mails: string[] = [];
  const mail = { add: async (_: unknown, { subject }: { subject: string }) => void mails.push(subject) };
  const surroundings = { config: readConfig({ LOG_LEVEL: "error" }), mail } as never;
  for (const day of [82, 84, 85]) {
    const by = new Date(Date.now() + day * 86_400_000).toISOString();
    await board.database.begin((transaction) => warnOfEndingTokens(transaction, by, surroundings));
    expect([day, mails.length]).toEqual([day, day < 83 ? 0 : 1]);
  }
  expect(mails).toEqual(["Your token “Script” ends soon"]);
  await board.database`update grants set expires_at = now() where user_id = ${mira.id}`;
  expect((await caller(board.url, token).get("/jobs")).status).toBe(401);
});
