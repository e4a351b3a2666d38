import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { endWaits } from "../../server/keys/factor-recovery-store.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { joined } from "../people/cast.ts";
import { type Board, type Member, testBoard } from "../support/board.ts";
import { commandLine } from "../support/command-line.ts";
import { openPostOffice, tokenIn } from "../support/post-office.ts";

const office = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, PUBLIC_URL: "https://board.example" });
const strict = testBoard({ SECOND_FACTOR: "staff" });
const command = commandLine(board);
const off = testBoard({ SECOND_FACTOR: "off" });
beforeAll(() => board.startMail());
afterAll(() => office.close());

const password = "lighthouse";
const wrong = { status: 401, body: { code: "wrong-code" } };
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const logIn = async ({ email }: Member, at: Board = board) => at.visitor.post("/auth/login", { email, password });
const give = (token: string, code: string, at: Board = board) =>
  at.visitor.post("/auth/second-factor", { token, code });

async function turnOn(member: Member) {
  const { secret } = (await member.post("/account/totp")).body;
  const { body } = await member.put("/account/totp", { code: codeOf(secret, -1) });
  return { secret, codes: body.recoveryCodes as string[] };
}

test("K06 K08 a log-in needs a code after the password; the token before it gives no access", async () => {
  const member = await joined(board);
  const plain = await logIn(member);
  expect(plain).toMatchObject({ status: 200, body: { user: { id: member.id } } });
  expect(Object.keys(plain.body).sort()).toEqual(["token", "user"]);
  const { secret, codes } = await turnOn(member);
  expect(new Set(codes).size).toBe(10);
  const { body } = await logIn(member);
  expect(body).toEqual({ secondFactor: true, token: expect.any(String) });
  const headers = { Authorization: `Bearer ${body.token}` };
  expect((await fetch(`${board.url}/api/account`, { headers })).status).toBe(401);
  expect(await give(body.token, codeOf(secret, -1))).toMatchObject(wrong);
  expect(await give(body.token, codeOf(secret, 5))).toMatchObject(wrong);
  expect(await give(body.token, codeOf(secret))).toMatchObject({ status: 200, body: { user: { id: member.id } } });
  expect(await give(body.token, codeOf(secret, 1))).toMatchObject({ status: 400, body: { code: "attempt" } });
});

test("K06 of twenty simultaneous log-ins with one code, one succeeds", async () => {
  const member = await joined(board);
  const { secret } = await turnOn(member);
  const logIns = await Promise.all(Array.from({ length: 20 }, () => logIn(member)));
  const code = codeOf(secret);
  const replies = await Promise.all(logIns.map(({ body }) => give(body.token, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("K06 five wrong codes lock the second step and mail the member once", async () => {
  const member = await joined(board);
  const { secret, codes } = await turnOn(member);
  const { body } = await logIn(member);
  const tried = await Promise.all(Array.from({ length: 8 }, () => give(body.token, "no-such-code")));
  expect(tried.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(await give(body.token, codeOf(secret))).toMatchObject({ status: 429 });
  expect((await give(body.token, codes[0] as string)).headers.get("retry-after")).toBeTruthy();
  expect((await office.mailTo(member.email)).subject).toBe("Too many wrong codes");
});

test("K07 each recovery code works once; creating new codes invalidates the old ones", async () => {
  const member = await joined(board);
  const { codes } = await turnOn(member);
  const [first = "", second = ""] = codes;
  const open = async (code: string) => give((await logIn(member)).body.token, code);
  expect((await open(first.toUpperCase())).status).toBe(200);
  expect(await open(first)).toMatchObject(wrong);
  expect((await member.get("/account/keys")).body).toMatchObject({ recoveryCodes: 9, totp: { createdAt: /./ } });
  const renewed = (await member.post("/account/recovery-codes")).body.recoveryCodes;
  expect(await open(second)).toMatchObject(wrong);
  expect((await open(renewed[0])).status).toBe(200);
  const [stored] = await board.database`select code_hash from recovery_codes where user_id = ${member.id} limit 1`;
  expect(stored?.codeHash).toHaveLength(32);
});

test("K08 a password reset ends a log-in awaiting its code; the next one needs a code, too", async () => {
  const member = await joined(board);
  const { secret } = await turnOn(member);
  const { body } = await logIn(member);
  await board.visitor.post("/auth/recover-password", { email: member.email });
  const token = tokenIn(await office.mailTo(member.email));
  expect((await board.visitor.post("/auth/reset-password", { token, password: "stormlight" })).status).toBe(200);
  expect(await give(body.token, codeOf(secret))).toMatchObject({ status: 400, body: { code: "attempt" } });
  const { email } = member;
  const next = await board.visitor.post("/auth/login", { email, password: "stormlight" });
  expect(next.body).toMatchObject({ secondFactor: true });
});

test("K04 a member suspended before the second step can't finish logging in", async () => {
  const member = await joined(board);
  const { secret } = await turnOn(member);
  const { body } = await logIn(member);
  await board.database`insert into suspensions (user_id, reason) values (${member.id}, 'spam')`;
  expect(await give(body.token, codeOf(secret))).toMatchObject({ status: 403, body: { code: "suspended" } });
});

test("K09 staff without a second factor have 14 days; then a log-in can only set one up", async () => {
  const moderator = await joined(strict, { role: "moderator" });
  expect((await logIn(moderator, strict)).body.user).toBeTruthy();
  await strict.database`update board_identity set second_factor_since = now() - interval '15 days'`;
  await strict.database`update users set role_since = now() - interval '15 days' where id = ${moderator.id}`;
  const { body } = await logIn(moderator, strict);
  expect(body).toEqual({ setUpFactor: true, token: expect.any(String) });
  const send = async (method: string, path: string, sent?: object) => {
    const headers = { Authorization: `Bearer ${body.token}`, ...(sent && { "Content-Type": "application/json" }) };
    return strict.visitor.send(method, path, { headers, ...(sent && { body: JSON.stringify(sent) }) });
  };
  expect(await send("GET", "/account")).toMatchObject({ status: 403, body: { code: "factor-needed" } });
  const { secret } = (await send("POST", "/account/totp")).body;
  expect((await send("PUT", "/account/totp", { code: codeOf(secret) })).status).toBe(200);
  expect((await send("GET", "/account")).status).toBe(200);
  expect((await logIn(await joined(strict), strict)).body.user).toBeTruthy();
});

test("K09 with second factors off, existing ones are kept and not asked for", async () => {
  const member = await joined(off);
  await off.database`
    insert into totp_keys (user_id, secret, confirmed_at) values (${member.id}, 'JBSWY3DPEHPK3PXP', now())`;
  expect((await logIn(member, off)).body.user.id).toBe(member.id);
  expect((await member.get("/account/keys")).body.totp).toBe(null);
  expect((await member.post("/account/totp")).status).toBe(404);
});

test("K10 a code of one's own authenticator app is a proof", async () => {
  const [member, other] = [await joined(board), await joined(board)];
  const { secret } = await turnOn(member);
  await board.database`update sessions set created_at = created_at - interval '11 minutes', proven_at = null`;
  expect(await member.delete("/account/totp")).toMatchObject({ status: 403, body: { code: "proof-needed" } });
  expect(await other.post("/account/proofs", { code: codeOf(secret) })).toMatchObject({
    status: 403,
    body: { code: "wrong-proof" },
  });
  expect((await member.post("/account/proofs", { code: codeOf(secret) })).status).toBe(204);
  expect((await member.delete("/account/totp")).status).toBe(204);
});

test("K11 K12 removing a second factor by mail takes 72 hours; the notice's link cancels it", async () => {
  const member = await joined(board);
  await turnOn(member);
  const ask = async () => board.visitor.post("/auth/factor-recovery", { email: member.email });
  const nobody = await board.visitor.post("/auth/factor-recovery", { email: "nobody@example.org" });
  expect((await ask()).body).toEqual(nobody.body);
  const token = tokenIn(await office.mailTo(member.email));
  const begun = await board.visitor.post("/auth/factor-recovery/confirm", { token });
  expect(Math.round((Date.parse(begun.body.until) - Date.now()) / 3_600_000)).toBe(72);
  const notice = await office.mailTo(member.email);
  await ask();
  const again = { token: tokenIn(await office.mailTo(member.email)) };
  expect((await board.visitor.post("/auth/factor-recovery/confirm", again)).body).toEqual(begun.body);
  const cancel = () => board.visitor.post("/auth/factor-recovery/cancel", { token: tokenIn(notice) });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(400);
  expect((await logIn(member)).body.secondFactor).toBe(true);
});

test("K11 after the wait the second factor is removed", async () => {
  const waited = await joined(board);
  await turnOn(waited);
  await board.database`update totp_keys set ends_at = now() - interval '1 second' where user_id = ${waited.id}`;
  const mail = mailQueue(board.address, { log: () => {}, sends: false });
  const config = readConfig({});
  const ended = await board.database.begin((transaction) =>
    endWaits(transaction, new Date().toISOString(), { config, mail }),
  );
  await mail.stop();
  expect(ended).toEqual([waited.id]);
  expect((await logIn(waited)).body.user).toBeTruthy();
});

test("K11 an operator removes a lost second factor by command, recorded in the audit trail", async () => {
  const member = await joined(board);
  await turnOn(member);
  const { email } = member;
  expect(await command("factors", "reset", ` ${email.toUpperCase()} `)).toMatchObject({ code: 0 });
  expect((await logIn(member)).body.user.id).toBe(member.id);
  const [entry] = await board.database`select action, subject_id, actor_id from audit_trail order by id desc limit 1`;
  expect(entry).toEqual({ action: "factors-reset", subjectId: member.id, actorId: null });
  expect((await command("factors", "reset", email)).said).toContain(`${email} has no second factor.`);
  const nobody = await command("factors", "reset", "nobody@example.org");
  expect(nobody.code).toBe(1);
  expect(nobody.said).not.toContain(" at ");
});

test("K16 the 31st log-in of an account gets 429; one already at its second step succeeds", async () => {
  const member = await joined(board);
  const { secret } = await turnOn(member);
  await board.database`delete from rate_limits`;
  const logIns = [];
  for (let count = 0; count < 31; count += 1) logIns.push(await logIn(member));
  expect(logIns.at(-1)).toMatchObject({ status: 429 });
  expect(logIns.at(-1)?.headers.get("retry-after")).toBeTruthy();
  expect((await give(logIns[0]?.body.token, codeOf(secret))).status).toBe(200);
});
