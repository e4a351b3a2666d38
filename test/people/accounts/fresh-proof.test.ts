import { afterAll, beforeAll, expect, test } from "vitest";
import { type Board, type Member, testBoard } from "../../support/board.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";
import { aCohort, joined, saveProfile } from "../cast.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, PUBLIC_URL: "https://board.example" });

beforeAll(() => board.startMail());
afterAll(() => office.close());

const password = "lighthouse";
const needed = { status: 403, body: { code: "proof-needed" } };
const confirm = (token: string) => board.visitor.post("/auth/confirm-email", { token });
const addressOf = async (member: Member) => (await member.get("/account")).body.user.email;
const move = (member: Member, email: string, fields = {}) =>
  saveProfile(member, member, undefined, { email, ...fields });

/** A member whose log-in is older than a proof lasts, as for somebody who only found their token. */
async function longIn(who: Parameters<Board["join"]>[0] = {}): Promise<Member> {
  const member = await joined(board, who);
  await board.database`
    update sessions set created_at = created_at - interval '11 minutes', proven_at = null where user_id = ${member.id}`;
  return member;
}

test("S78 without a proof, an address change first needs the old mailbox's agreement", async () => {
  const member = await longIn();
  const wanted = `new-${member.email}`;
  const saved = await move(member, wanted, { firstName: "Renamed" });
  expect(saved).toMatchObject({ status: 200, body: { firstName: "Renamed", addressChange: "old-mailbox" } });
  const question = await office.mailTo(member.email);
  expect(question.text).toContain("https://board.example/confirm-email?token=");
  expect(await confirm(tokenIn(question))).toMatchObject({ status: 200 });
  expect(await confirm(tokenIn(question))).toMatchObject({ status: 400 });
  expect(await addressOf(member)).toBe(member.email);
  expect((await office.mailTo(member.email)).subject).toBe("Your address is about to change");
  expect((await confirm(tokenIn(await office.mailTo(wanted)))).status).toBe(200);
  expect(await addressOf(member)).toBe(wanted);
});

test("S78 the old mailbox's link expires after a day or with a proven change", async () => {
  const member = await longIn();
  await move(member, `first-${member.email}`);
  const first = tokenIn(await office.mailTo(member.email));
  expect((await move(member, `second-${member.email}`, { currentPassword: password })).body.addressChange).toBe(
    undefined,
  );
  expect((await confirm(first)).status).toBe(400);
  const late = await longIn();
  await move(late, `late-${late.email}`);
  await board.database`update account_tokens set expires_at = now() where user_id = ${late.id}`;
  expect((await confirm(tokenIn(await office.mailTo(late.email)))).status).toBe(400);
});

test("S78 entering or changing the password proves a session for ten minutes", async () => {
  const member = await longIn();
  expect(await member.get("/account/export")).toMatchObject(needed);
  expect((await member.post("/account/proofs", { password })).status).toBe(204);
  expect((await member.get("/account/export")).status).toBe(200);
  await board.database`update sessions set proven_at = now() - interval '11 minutes' where user_id = ${member.id}`;
  expect(await member.get("/account/export")).toMatchObject(needed);
  const renewed = { currentPassword: password, password: "harbour wall".slice(0, 11) };
  expect((await member.put("/account/password", renewed)).status).toBe(204);
  expect((await member.get("/account/export")).status).toBe(200);
});

test("S78 a recent proof replaces a missing password, but not a wrong one", async () => {
  const member = await longIn();
  const calls = [
    () => member.put("/account/password", { password: "lighthouse2" }),
    () => member.delete("/account", { posts: "erase" }),
  ];
  for (const call of calls) expect(await call()).toMatchObject(needed);
  expect((await member.delete("/account", { posts: "erase", password: "" })).status).toBe(400);
  expect((await member.post("/account/proofs", { password })).status).toBe(204);
  expect((await member.delete("/account", { posts: "erase", password: "wrong guess" })).status).toBe(400);
  for (const call of calls) expect((await call()).status).toBe(204);
  expect((await member.get("/account")).status).toBe(401);
});

test("S78 a proof counts only for its own session", async () => {
  const member = await longIn();
  const phone = await board.visitor.post("/auth/login", { email: member.email, password });
  expect(phone.status).toBe(200);
  expect(await member.get("/account/export")).toMatchObject(needed);
});

test("S78 wrong proofs are refused and rate-limited like wrong passwords", async () => {
  const member = await longIn();
  for (const wrong of ["", null, ["x"], undefined]) {
    expect((await member.post("/account/proofs", { password: wrong })).status).toBe(400);
  }
  for (let guess = 0; guess < 10; guess += 1) {
    const reply = await member.post("/account/proofs", { password: "wrong guess" });
    expect(reply).toMatchObject({
      status: 403,
      body: { code: "wrong-proof", fields: { password: expect.any(String) } },
    });
  }
  const late = await member.post("/account/proofs", { password });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(600);
  expect(await member.get("/account/export")).toMatchObject(needed);
});

test("S84 deleting a cohort that has a roster needs a proof", async () => {
  const staff = await longIn({ role: "moderator" });
  const { id } = await aCohort(staff);
  await staff.post(`/cohorts/${id}/roster`, { emails: ["mira@example.org"] });
  expect(await staff.delete(`/cohorts/${id}`)).toMatchObject(needed);
  expect((await staff.get(`/cohorts/${id}`)).body.rosterCount).toBe(1);
  expect((await staff.post("/account/proofs", { password })).status).toBe(204);
  expect((await staff.delete(`/cohorts/${id}`)).status).toBe(204);
});

test("S84 an admin needs a proof to erase members, change roles or empty rosters", async () => {
  const admin = await longIn({ role: "admin" });
  const member = await joined(board);
  const { id } = await aCohort(admin);
  const calls = [
    () => admin.put(`/users/${member.id}/role`, { role: "moderator" }),
    () => admin.delete(`/cohorts/${id}/roster`),
    () => admin.delete(`/admin/members/${member.id}`, { posts: "erase" }),
  ];
  for (const call of calls) expect(await call()).toMatchObject(needed);
  expect((await member.get("/account")).body.user.role).toBe("user");
  expect((await admin.post("/account/proofs", { password })).status).toBe(204);
  for (const call of calls) expect([200, 204]).toContain((await call()).status);
  expect((await member.get("/account")).status).toBe(401);
});
