import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../../server/people/accounts/password.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off", PUBLIC_URL: "https://board.example" });

beforeAll(() => board.startMail());
afterAll(() => office.close());

const sent = { message: "Password reset link sent! Check your email." };
const recover = (email: unknown) => board.visitor.post("/auth/recover-password", { email });
const reset = (token: unknown, password: unknown) => board.visitor.post("/auth/reset-password", { token, password });
const logIn = (email: string, password: string) => board.visitor.post("/auth/login", { email, password });

async function signUp() {
  const person = aPerson();
  expect((await board.visitor.post("/auth/signup", person)).status).toBe(201);
  return person;
}

async function tokenFor(email: string) {
  expect(await recover(email)).toMatchObject({ status: 200, body: sent });
  return tokenIn(await office.mailTo(email));
}

describe("a password reset", () => {
  test("S15 by a mailed link ends every session, mails a notice and logs no one in", async () => {
    const person = await signUp();
    const { body: before } = await logIn(person.email, person.password);
    expect(await recover(person.email.toUpperCase())).toMatchObject({ status: 200, body: sent });
    const mail = await office.mailTo(person.email);
    expect(mail.subject).toBe("Reset your password");
    expect(mail.text).toContain("https://board.example/reset-password?token=");
    expect(mail.html).toContain('<a href="https://board.example/reset-password?token=');

    const reply = await reset(tokenIn(mail), "newsecret1");
    expect(reply).toMatchObject({ status: 200, body: { message: "Password reset successfully!" } });
    expect(Object.keys(reply.body)).toEqual(["message"]);
    expect((await caller(board.url, before.token).get("/jobs")).status).toBe(401);
    expect((await logIn(person.email, person.password)).status).toBe(401);
    expect((await logIn(person.email, "newsecret1")).status).toBe(200);
    expect((await office.mailTo(person.email)).subject).toBe("Your password was changed");
  });

  test("S15 makes log-ins and calls in progress fail", async () => {
    const person = await signUp();
    const { body: before } = await logIn(person.email, person.password);
    const member = caller(board.url, before.token);
    const change = { currentPassword: person.password, password: "another1x" };
    const form = () => aForm({ firstName: "Mallory", lastName: "Brown", email: `new.${person.email}` });
    const { database } = board;
    let underWay: Promise<{ status: number }>[] = [];
    await database.begin(async (transaction) => {
      await transaction`update users set password_hash = ${await hashPassword("newsecret1")} where id = ${before.user.id}`;
      await transaction`delete from sessions where user_id = ${before.user.id}`;
      underWay = [
        logIn(person.email, person.password),
        member.put("/account/password", change),
        member.send("PUT", `/users/${before.user.id}`, { body: form() }),
      ];
      const waiting = () => database`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting()).count).toBe(underWay.length);
    });
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await database`select from sessions where user_id = ${before.user.id}`).toHaveLength(0);
    expect(await database`select from account_tokens where user_id = ${before.user.id}`).toHaveLength(0);
    expect((await logIn(person.email, "newsecret1")).status).toBe(200);
  });

  test("S10 for an unknown address gets the same reply and sends no mail", async () => {
    const before = office.mails.length;
    expect(await recover("nobody@example.org")).toMatchObject({ status: 200, body: sent });
    await signUp().then(({ email }) => tokenFor(email));
    expect(
      office.mails
        .slice(before)
        .map(({ text }) => text)
        .join(),
    ).not.toContain("nobody");
  });

  test.each([[["a@b.example"]], [{ email: "x" }], [7], [null], [undefined], [""]])(
    "S09 %j is refused as an address",
    async (email) => {
      expect((await recover(email)).status).toBe(400);
    },
  );

  test("S12 stores its token only as a hash, and in no queue once the mail is sent", async () => {
    const person = await signUp();
    const token = await tokenFor(person.email);
    await expect.poll(async () => (await board.database`select id from pgboss.job where name = 'mail'`).length).toBe(0);
    const tables = await board.database<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
    for (const { name } of tables) {
      const rows = await board.database.unsafe(`select t::text as row from ${name} t`);
      expect(rows.map(({ row }) => row).join(), name).not.toContain(token);
    }
  });

  test("S13 accepts the newest link once, within an hour; of ten simultaneous tries one succeeds", async () => {
    const person = await signUp();
    const first = await tokenFor(person.email);
    const second = await tokenFor(person.email);
    const refused = { status: 400, body: { error: "Invalid or expired reset token." } };
    expect(await reset(first, "newsecret1")).toMatchObject(refused);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(second, `newsecret${index}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reset(second, "newsecret1")).toMatchObject(refused);

    expect((await office.mailTo(person.email)).subject).toBe("Your password was changed");
    const late = await tokenFor(person.email);
    await board.database`update account_tokens set expires_at = expires_at - interval '61 minutes'`;
    expect(await reset(late, "newsecret1")).toMatchObject(refused);
    for (const wrong of ["", "x", null, undefined, ["x"], 7])
      expect((await reset(wrong, "newsecret1")).status).toBe(400);
  });

  test("S14 accepts a link that a mail scanner has opened", async () => {
    const person = await signUp();
    const token = await tokenFor(person.email);
    for (const path of ["/reset-password", "/api/auth/reset-password", "/api/auth/confirm-email"]) {
      for (const method of ["GET", "HEAD", "OPTIONS"]) await fetch(`${board.url}${path}?token=${token}`, { method });
    }
    expect((await reset(token, "newsecret1")).status).toBe(200);
  });

  test("S12 mails a link to the board's public address, whatever host the request names", async () => {
    const person = await signUp();
    const headers = {
      "Content-Type": "application/json",
      "X-Forwarded-Host": "evil.example",
      Forwarded: "host=evil.example",
    };
    await board.visitor.send("POST", "/auth/recover-password", {
      body: JSON.stringify({ email: person.email }),
      headers,
    });
    const mail = await office.mailTo(person.email);
    expect(mail.text).toContain("https://board.example/reset-password?token=");
    expect(mail.text).not.toContain("evil.example");
  });

  test("S13 is refused once the password was changed", async () => {
    const person = await signUp();
    const token = await tokenFor(person.email);
    const { body } = await logIn(person.email, person.password);
    const change = { currentPassword: person.password, password: "newsecret1" };
    expect((await caller(board.url, body.token).put("/account/password", change)).status).toBe(204);
    expect((await reset(token, "newsecret2")).status).toBe(400);
    expect((await logIn(person.email, "newsecret1")).status).toBe(200);
  });

  test("S03 refuses an invalid password and keeps the link valid", async () => {
    const person = await signUp();
    const token = await tokenFor(person.email);
    expect((await reset(token, "short")).body.fields.password).toContain("minimum length of 8");
    expect((await reset(token, "much too long for it")).body.fields.password).toContain("maximum length of 11");
    expect((await reset(token, "newsecret1")).status).toBe(200);
  });

  test("S11 sends no mail for the sixth request in half an hour, with the same reply", async () => {
    const person = await signUp();
    for (let round = 0; round < 5; round += 1) await tokenFor(person.email);
    const before = office.mails.length;
    expect(await recover(person.email)).toMatchObject({ status: 200, body: sent });
    await signUp().then(({ email }) => tokenFor(email));
    expect(office.mails.length).toBe(before + 1);
  });
});

describe("an address change", () => {
  const change = (member: ReturnType<typeof caller> & { id: number }, email: string) =>
    member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName: "A", lastName: "B", email }) });

  test("S23 waits for confirmation, notifies the old address and invalidates reset links", async () => {
    const person = await signUp();
    const { body } = await logIn(person.email, person.password);
    const member = { ...caller(board.url, body.token), id: body.user.id as number };
    const resetToken = await tokenFor(person.email);
    const renewed = `new-${person.email}`;
    expect(await change(member, renewed)).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await member.get("/account")).body.pendingEmail).toBe(renewed);
    expect(await reset(resetToken, "newsecret1")).toMatchObject({ status: 400 });
    expect((await office.mailTo(person.email)).subject).toBe("Your address is about to change");
    const mail = await office.mailTo(renewed);
    expect(mail.text).toContain("https://board.example/confirm-email?token=");

    const confirm = () => board.visitor.post("/auth/confirm-email", { token: tokenIn(mail) });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(400);
    expect((await office.mailTo(person.email)).subject).toBe("Your address was changed");
    expect((await logIn(renewed, person.password)).status).toBe(200);
    expect((await logIn(person.email, person.password)).status).toBe(401);
  });

  test("is refused if another member has the address, even at confirmation", async () => {
    const [person, other] = [await signUp(), await signUp()];
    const { body } = await logIn(person.email, person.password);
    const member = { ...caller(board.url, body.token), id: body.user.id as number };
    expect((await change(member, other.email)).status).toBe(409);
    const wanted = `wanted-${person.email}`;
    await change(member, wanted);
    const token = tokenIn(await office.mailTo(wanted));
    await board.visitor.post("/auth/signup", aPerson({ email: wanted }));
    expect((await board.visitor.post("/auth/confirm-email", { token })).status).toBe(409);
  });
});

test("S08 ten failed log-ins lock the account for a while, with Retry-After", async () => {
  const [person, other] = [await signUp(), await signUp()];
  for (let round = 0; round < 10; round += 1) expect((await logIn(person.email, "wrong password")).status).toBe(401);
  const locked = await logIn(person.email, person.password);
  expect(locked).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(600);
  expect((await logIn(other.email, other.password)).status).toBe(200);
  await board.database`update rate_limits set expire = 1 where key like 'logInFailures%'`;
  expect((await logIn(person.email, person.password)).status).toBe(200);
});

test("S80 a password reset unlocks the account, as the refusal says", async () => {
  const person = await signUp();
  const { body } = await logIn(person.email, person.password);
  const member = caller(board.url, body.token);
  for (let round = 0; round < 10; round += 1) {
    await logIn(person.email, "wrong password");
    await member.put("/account/password", { currentPassword: "wrong", password: "newsecret1" });
  }
  const locked = await logIn(person.email, person.password);
  expect(locked.status).toBe(429);
  expect(locked.body.error).toMatch(/reset your password/i);
  expect((await logIn(`nobody-${person.email}`, "x")).status).toBe(401);
  expect((await reset(await tokenFor(person.email), "newsecret1")).status).toBe(200);
  const again = await logIn(person.email, "newsecret1");
  expect(again.status).toBe(200);
  const change = { currentPassword: "newsecret1", password: "newsecret2" };
  expect((await caller(board.url, again.body.token).put("/account/password", change)).status).toBe(204);
});

test("S08 successful log-ins don't count towards the lock", async () => {
  const person = await signUp();
  for (let round = 0; round < 12; round += 1) expect((await logIn(person.email, person.password)).status).toBe(200);
});
