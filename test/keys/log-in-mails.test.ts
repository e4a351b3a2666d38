import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../people/cast.ts";
import { authenticator } from "../support/authenticator.ts";
import { testBoard } from "../support/board.ts";
import type { Member } from "../support/members.ts";
import { aPerson, door, openSchool, origin, wayToBoard } from "./school.ts";

const { issuer, settings } = await openSchool();
const board = testBoard({ ...settings, TRUST_PROXY: "1" });
const { arrive, signUp } = wayToBoard(board, issuer);
// The first mail makes the queue.
beforeAll(() => board.visitor.post("/auth/recover-password", { email: "nobody@example.org" }));
afterAll(() => issuer.close());

const password = "lighthouse";
/** How many mails "new log-in" wait to be sent to an address. */
const mailsTo = async ({ email }: { email?: string | undefined }) => {
  const queued = await board.database`
    select from pgboss.job where data->>'to' like ${`%${email}%`} and data->>'subject' = 'New log-in to your account'`;
  return queued.count;
};
const logInFrom = (network: string, { email }: Member) =>
  board.visitor.send("POST", "/auth/login", {
    body: JSON.stringify({ email, password }),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": network },
  });

test("K04 a member is mailed about their first log-in with a passkey, not about later ones", async () => {
  const member = await joined(board);
  const device = authenticator(origin);
  const { id, options } = (await member.post("/account/passkeys/challenges")).body;
  await member.post("/account/passkeys", { id, response: device.create(options), name: "Phone" });
  expect((await logInFrom("192.0.2.1", member)).status).toBe(200);
  expect(await mailsTo(member)).toBe(0);
  for (const _ of [1, 2]) {
    const challenge = (await board.visitor.post("/auth/passkeys/challenges")).body;
    device.counter += 1;
    const sent = { id: challenge.id, response: device.get(challenge.options) };
    expect((await board.visitor.post("/auth/passkeys/sessions", sent)).status).toBe(200);
    expect(await mailsTo(member)).toBe(1);
  }
});

test("K04 the first log-in through a linked provider is mailed, a sign-up isn't", async () => {
  const newcomer = aPerson();
  await signUp((await arrive(newcomer)).body.token);
  await arrive(newcomer);
  expect(await mailsTo(newcomer)).toBe(0);
  const [byPassword, bySession] = [await joined(board), await joined(board)];
  for (const [member, given] of [
    [byPassword, { password }],
    [bySession, {}],
  ] as const) {
    const person = aPerson({ email: member.email });
    const { token } = (await arrive(person)).body;
    expect((await member.post(`${door}/links`, { token, ...given })).status).toBe(200);
    for (const _ of [1, 2]) await arrive(person);
    expect(await mailsTo(member)).toBe(1);
  }
});

test("K04 staff are mailed about a log-in from a network not seen for 30 days", async () => {
  const [moderator, member] = [await joined(board, { role: "moderator" }), await joined(board)];
  const visits = async (network: string) => {
    for (const each of [moderator, member]) await logInFrom(network, each);
    return mailsTo(moderator);
  };
  expect(await visits("198.51.100.1")).toBe(1);
  expect(await visits("198.51.100.1")).toBe(1);
  expect(await visits("203.0.113.9")).toBe(2);
  const days = (count: number) => count * 86_400_000;
  await board.database`update rate_limits set expire = expire - ${days(20)} where key like 'knownNetworks:%'`;
  expect(await visits("198.51.100.1")).toBe(2);
  await board.database`update rate_limits set expire = expire - ${days(20)} where key like 'knownNetworks:%'`;
  expect(await visits("198.51.100.1")).toBe(2);
  expect(await visits("203.0.113.9")).toBe(3);
  expect(await mailsTo(member)).toBe(0);
});
