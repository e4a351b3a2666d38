import { expect, test } from "vitest";
import { checkDatabase } from "../../server/cli/doctor-checks.ts";
import { readConfig } from "../../server/config/config.ts";
import { joined } from "../people/cast.ts";
import { authenticator } from "../support/authenticator.ts";
import { type Member, testBoard } from "../support/board.ts";

const origin = "https://board.example";
const board = testBoard({ PUBLIC_URL: origin });
type Device = ReturnType<typeof authenticator>;

async function add(member: Member, device: Device, name = "Phone") {
  const { id, options } = (await member.post("/account/passkeys/challenges")).body;
  return member.post("/account/passkeys", { id, response: device.create(options), name });
}
const challenge = async () => (await board.visitor.post("/auth/passkeys/challenges")).body;
async function logIn(device: Device) {
  const { id, options } = await challenge();
  return board.visitor.post("/auth/passkeys/sessions", { id, response: device.get(options) });
}

test("K05 a passkey logs in without a second factor, and its last use is recorded", async () => {
  const member = await joined(board);
  const device = authenticator(origin);
  expect(await add(member, device)).toMatchObject({ status: 201, body: { name: "Phone", lastUsedAt: null } });
  await board.database`
    insert into totp_keys (user_id, secret, confirmed_at) values (${member.id}, 'JBSWY3DPEHPK3PXP', now())`;
  device.counter += 1;
  expect(await logIn(device)).toMatchObject({ status: 200, body: { user: { id: member.id }, token: /./ } });
  const { passkeys } = (await member.get("/account/keys")).body;
  expect(passkeys[0].lastUsedAt).toBeTruthy();
  const renamed = await member.put(`/account/passkeys/${passkeys[0].id}`, { name: "Laptop" });
  expect(renamed.body.name).toBe("Laptop");
});

test("K05 a log-in with a decreased counter is refused, unless the passkey is synced", async () => {
  const [bound, synced] = [authenticator(origin), authenticator(origin, { isSynced: true })];
  await add(await joined(board), bound);
  await add(await joined(board), synced);
  for (const device of [bound, synced]) device.counter = 7;
  expect((await logIn(bound)).status).toBe(200);
  expect((await logIn(synced)).status).toBe(200);
  for (const device of [bound, synced]) device.counter = 3;
  expect(await logIn(bound)).toMatchObject({ status: 400, body: { code: "attempt" } });
  expect((await logIn(synced)).status).toBe(200);
});

test("K05 a passkey needs user verification, the board's origin and a fresh challenge", async () => {
  const member = await joined(board);
  expect((await add(member, authenticator(origin, { verifies: false }))).status).toBe(400);
  expect((await add(member, authenticator("https://evil.example"))).status).toBe(400);
  const device = authenticator(origin);
  await add(member, device);
  const { id, options } = await challenge();
  device.counter += 1;
  const sent = { id, response: device.get(options) };
  expect((await board.visitor.post("/auth/passkeys/sessions", sent)).status).toBe(200);
  expect((await board.visitor.post("/auth/passkeys/sessions", sent)).status).toBe(400);
  expect((await logIn(authenticator(origin))).status).toBe(400);
});

test("K05 a member has at most ten passkeys and can't use another's challenge", async () => {
  const [member, other] = [await joined(board), await joined(board)];
  const ten = await Promise.all(Array.from({ length: 12 }, () => add(member, authenticator(origin))));
  expect(ten.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(ten.filter(({ status }) => status === 409)).toHaveLength(2);
  const { id, options } = (await member.post("/account/passkeys/challenges")).body;
  const response = authenticator(origin).create(options);
  expect((await other.post("/account/passkeys", { id, response, name: "Mine" })).status).toBe(400);
});

test("K11 the last way to log in can't be removed", async () => {
  const member = await joined(board);
  await add(member, authenticator(origin));
  await add(member, authenticator(origin));
  await board.database`update users set password_hash = null where id = ${member.id}`;
  const { passkeys } = (await member.get("/account/keys")).body;
  const remove = (at: number) => member.delete(`/account/passkeys/${passkeys[at].id}`);
  const both = await Promise.all([remove(0), remove(1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test("K04 a suspended member can't log in with a passkey", async () => {
  const member = await joined(board);
  const device = authenticator(origin);
  await add(member, device);
  await board.database`insert into suspensions (user_id, reason) values (${member.id}, 'spam')`;
  device.counter += 1;
  expect(await logIn(device)).toMatchObject({ status: 403, body: { code: "suspended" } });
});

test("K10 a passkey is a proof only for its own member's session", async () => {
  const [member, other] = [await joined(board), await joined(board)];
  const device = authenticator(origin);
  await add(member, device);
  await board.database`update sessions set created_at = created_at - interval '11 minutes', proven_at = null`;
  const needed = { status: 403, body: { code: "proof-needed" } };
  expect(await member.post("/account/passkeys/challenges")).toMatchObject(needed);
  const prove = async (whose: Member) => {
    const { id, options } = await challenge();
    device.counter += 1;
    return whose.post("/account/proofs", { id, response: device.get(options) });
  };
  expect(await prove(other)).toMatchObject({ status: 403, body: { code: "wrong-proof" } });
  expect((await prove(member)).status).toBe(204);
  expect((await member.post("/account/passkeys/challenges")).status).toBe(201);
  expect(await other.get("/account/export")).toMatchObject(needed);
});

test("K13 doctor reports passkeys ended by a new host or impossible at an IP address", async () => {
  const { database } = board;
  const at = async (url: string) =>
    (await checkDatabase(database, readConfig({ PUBLIC_URL: url }))).find(({ about }) => about === "passkeys");
  const [{ count }] = await database<[{ count: number }]>`select count(*)::int from passkeys`;
  expect(await at(origin)).toMatchObject({ state: "well" });
  const moved = await at("https://moved.example");
  expect(moved).toMatchObject({ state: "mind", words: expect.stringContaining(`${count} of ${count} passkeys`) });
  expect((await at("http://192.0.2.7:3000"))?.words).toContain("IP address");
});
