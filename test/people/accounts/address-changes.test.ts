import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { type Caller, caller } from "../../support/caller.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({
  SMTP_URL: office.url,
  CONFIRM_EMAIL: "off",
  PUBLIC_URL: "https://board.example",
  RATE_LIMIT_SCALE: "10",
});

beforeAll(() => board.startMail());
afterAll(() => office.close());

type Someone = Caller & { id: number; email: string };

const password = "lighthouse";
const logIn = (email: string) => board.visitor.post("/auth/login", { email, password });
const confirm = (token: string) => board.visitor.post("/auth/confirm-email", { token });
const takeBack = (token: unknown) => board.visitor.post("/auth/take-back-email", { token });
const refused = { status: 400, body: { error: "Invalid or expired link." } };

async function newMember(): Promise<Someone> {
  const { email } = aPerson();
  expect((await board.visitor.post("/auth/signup", aPerson({ email }))).status).toBe(201);
  return from(email);
}

/** Another device of the member with this address. */
async function from(email: string): Promise<Someone> {
  const { body } = await logIn(email);
  return { ...caller(board.url, body.token), id: body.user.id, email };
}

const ask = (by: Caller, of: { id: number }, email: string, more: Record<string, string> = {}) =>
  by.send("PUT", `/users/${of.id}`, { body: aForm({ firstName: "A", lastName: "B", email, ...more }) });
const isIn = async (member: Caller) => (await member.get("/account")).status === 200;

/** The next mail to an address with this subject. */
async function mailTo(email: string, subject: string) {
  const mail = await office.mailTo(email);
  expect(mail.subject).toBe(subject);
  return mail;
}

/** Requests another address; returns the token that confirms it, and the old address's token to take it back. */
async function asked(by: Caller, of: { id: number; email: string }, email: string) {
  expect((await ask(by, of, email)).status).toBe(200);
  const told = await mailTo(of.email, "Your address is about to change");
  expect(told.text).toContain("https://board.example/take-back-email?token=");
  const link = tokenIn(await mailTo(email, "Confirm your new address"));
  return { link, wayBack: tokenIn(told) };
}

describe("S78 a change of address", () => {
  test("S78 with a wrong current password is refused on that field", async () => {
    const member = await newMember();
    const wanted = `new-${member.email}`;
    for (const currentPassword of ["wrong guess", "", "x".repeat(2000)]) {
      const reply = await ask(member, member, wanted, { currentPassword });
      expect(reply).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } });
    }
    expect((await member.get("/account")).body).toMatchObject({ user: { lastName: "Okafor" }, pendingEmail: null });
    expect((await ask(member, member, member.email, { currentPassword: "wrong guess" })).status).toBe(200);
    expect((await ask(member, member, wanted, { currentPassword: password })).status).toBe(200);
    expect((await member.get("/account")).body.pendingEmail).toBe(wanted);
    expect((await ask(member, member, `second-${wanted}`)).status).toBe(200);
    expect((await member.get("/account")).body.pendingEmail).toBe(`second-${wanted}`);
  });

  test("S78 counts wrong passwords together with password changes", async () => {
    const member = await newMember();
    await ask(member, member, `new-${member.email}`, { currentPassword: "wrong guess" });
    await board.database`update rate_limits set points = 99 where key like 'wrongPasswords%'`;
    expect((await member.put("/account/password", { currentPassword: "wrong", password: "newsecret1" })).status).toBe(
      400,
    );
    expect((await ask(member, member, `new-${member.email}`, { currentPassword: password })).status).toBe(429);
  });

  test("S78 ends every session but the requesting one when confirmed", async () => {
    const laptop = await newMember();
    const phone = await from(laptop.email);
    const { link } = await asked(phone, phone, `new-${laptop.email}`);
    for (const device of [laptop, phone]) expect(await isIn(device)).toBe(true);
    expect((await confirm(link)).status).toBe(200);
    expect(await isIn(phone)).toBe(true);
    expect(await isIn(laptop)).toBe(false);
  });

  test("S78 ends every session when the request recorded no session", async () => {
    const member = await newMember();
    const { link } = await asked(member, member, `new-${member.email}`);
    await board.database`update account_tokens set asked_by = null, session_id = null where user_id = ${member.id}`;
    expect((await confirm(link)).status).toBe(200);
    expect(await isIn(member)).toBe(false);
    expect((await logIn(`new-${member.email}`)).status).toBe(200);
  });

  test("S23 S78 by an admin waits for the new address too, and ends the member's sessions", async () => {
    const member = await newMember();
    const admin = await board.join({ role: "admin" });
    const wanted = `new-${member.email}`;
    const { link } = await asked(admin, member, wanted);
    expect((await admin.get(`/users/${member.id}`)).body.email).toBe(member.email);
    expect((await logIn(wanted)).status).toBe(401);
    expect((await confirm(link)).status).toBe(200);
    expect((await admin.get(`/users/${member.id}`)).body.email).toBe(wanted);
    expect((await mailTo(member.email, "Your address was changed")).text).toContain("/take-back-email?token=");
    expect(await isIn(member)).toBe(false);
    expect(await isIn(admin)).toBe(true);
  });

  test("S22 S78 by an admin can't be confirmed once they are no admin any more", async () => {
    const member = await newMember();
    const admin = await board.join({ role: "admin" });
    const { link } = await asked(admin, member, `new-${member.email}`);
    await board.database`update users set role = 'moderator' where id = ${admin.id}`;
    expect(await confirm(link)).toMatchObject(refused);
    expect((await logIn(member.email)).status).toBe(200);
  });
});

describe("S79 the old address", () => {
  test("S79 undoes a pending change, which ends every session and mails a recovery link", async () => {
    const member = await newMember();
    const { link, wayBack } = await asked(member, member, `new-${member.email}`);
    for (const method of ["GET", "HEAD"]) {
      for (const path of ["/take-back-email", "/api/auth/take-back-email"]) {
        await fetch(`${board.url}${path}?token=${wayBack}`, { method });
      }
    }
    expect((await takeBack(wayBack)).status).toBe(200);
    expect(await isIn(member)).toBe(false);
    expect(await confirm(link)).toMatchObject(refused);
    const reset = tokenIn(await mailTo(member.email, "Reset your password"));
    expect((await board.visitor.post("/auth/reset-password", { token: reset, password: "newsecret1" })).status).toBe(
      200,
    );
    expect((await board.visitor.post("/auth/login", { email: member.email, password: "newsecret1" })).status).toBe(200);
  });

  test("S79 undoes a confirmed change by the link of either mail, and the other address is told", async () => {
    for (const later of [false, true]) {
      const member = await newMember();
      const wanted = `new-${member.email}`;
      const { link, wayBack } = await asked(member, member, wanted);
      await confirm(link);
      const second = tokenIn(await mailTo(member.email, "Your address was changed"));
      const thief = await from(wanted);
      await board.visitor.post("/auth/recover-password", { email: wanted });
      const stolen = tokenIn(await mailTo(wanted, "Reset your password"));
      expect((await takeBack(later ? second : wayBack)).status).toBe(200);
      await mailTo(wanted, "Your address was changed back");
      await mailTo(member.email, "Reset your password");
      expect(await isIn(thief)).toBe(false);
      expect((await logIn(wanted)).status).toBe(401);
      expect((await logIn(member.email)).status).toBe(200);
      expect((await board.visitor.post("/auth/reset-password", { token: stolen, password })).status).toBe(400);
      for (const used of [wayBack, second]) expect(await takeBack(used)).toMatchObject(refused);
    }
  });

  test("S79 restores the former password; one set meanwhile stops working", async () => {
    const member = await newMember();
    const wanted = `new-${member.email}`;
    const { link, wayBack } = await asked(member, member, wanted);
    await confirm(link);
    await mailTo(member.email, "Your address was changed");
    await board.visitor.post("/auth/recover-password", { email: wanted });
    const stolen = tokenIn(await mailTo(wanted, "Reset your password"));
    await board.visitor.post("/auth/reset-password", { token: stolen, password: "thiefs own" });
    expect((await takeBack(wayBack)).status).toBe(200);
    const byThief = { email: member.email, password: "thiefs own" };
    expect((await board.visitor.post("/auth/login", byThief)).status).toBe(401);
    expect((await logIn(member.email)).status).toBe(200);
  });

  test("S79 keeps a password that was changed while the new address was pending", async () => {
    const member = await newMember();
    const { link, wayBack } = await asked(member, member, `new-${member.email}`);
    const next = { currentPassword: password, password: "my new one" };
    expect((await member.put("/account/password", next)).status).toBe(204);
    expect(await confirm(link)).toMatchObject(refused);
    expect((await takeBack(wayBack)).status).toBe(200);
    const changed = { email: member.email, password: "my new one" };
    expect((await board.visitor.post("/auth/login", changed)).status).toBe(200);
  });

  test("S79 undoes a change once, within seven days; of ten simultaneous tries one succeeds", async () => {
    const member = await newMember();
    const { wayBack } = await asked(member, member, `new-${member.email}`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => takeBack(wayBack)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of replies) expect([200, 400]).toContain(status);
    for (const wrong of ["", "x", null, undefined, ["x"], 7]) expect(await takeBack(wrong)).toMatchObject(refused);

    const other = await newMember();
    const { wayBack: late } = await asked(other, other, `new-${other.email}`);
    await board.database`update address_returns set expires_at = expires_at - interval '7 days'`;
    expect(await takeBack(late)).toMatchObject(refused);
    expect(await isIn(other)).toBe(true);
  });

  test("S79 wins over later addresses, which can't undo what it restored", async () => {
    const member = await newMember();
    const [first, second] = [`first-${member.email}`, `second-${member.email}`];
    const { link, wayBack } = await asked(member, member, first);
    await confirm(link);
    await mailTo(member.email, "Your address was changed");
    const thief = await from(first);
    const again = await asked(thief, thief, second);
    await confirm(again.link);
    const later = tokenIn(await mailTo(first, "Your address was changed"));
    expect((await takeBack(wayBack)).status).toBe(200);
    for (const dead of [again.wayBack, later]) expect(await takeBack(dead)).toMatchObject(refused);
    expect((await logIn(member.email)).status).toBe(200);
  });

  test("S79 stays reserved while it can still be restored", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { link, wayBack } = await asked(member, member, `new-${member.email}`);
    const waiting = await asked(other, other, `other-${other.email}`);
    await confirm(link);
    const taken = { status: 409, body: { error: "Email already registered" } };
    expect(await board.visitor.post("/auth/signup", aPerson({ email: member.email.toUpperCase() }))).toMatchObject(
      taken,
    );
    expect(await ask(other, other, member.email)).toMatchObject(taken);
    await board.database`
      update account_tokens set new_email = ${member.email} where user_id = ${other.id} and purpose = 'email'`;
    expect(await confirm(waiting.link)).toMatchObject(taken);
    expect((await takeBack(wayBack)).status).toBe(200);
  });
});

test("S79 undoing a change gets 409 if the old address belongs to another account by now", async () => {
  const [member, other] = [await newMember(), (await board.join()) satisfies Member];
  const { link, wayBack } = await asked(member, member, `new-${member.email}`);
  await confirm(link);
  await board.database`update users set email = ${member.email} where id = ${other.id}`;
  expect(await takeBack(wayBack)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await logIn(`new-${member.email}`)).status).toBe(200);
});
