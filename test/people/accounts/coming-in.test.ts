import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config/config.ts";
import { backgroundSkills } from "../../../server/matches/background-skills.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { openPostOffice, tokenIn } from "../../support/post-office.ts";
import { aCohort, joined } from "../cast.ts";

const office = await openPostOffice();
afterAll(() => office.close());
const board = testBoard({ SMTP_URL: office.url, SIGNUP: "approval", RATE_LIMIT_SCALE: "100" });
const open = testBoard({ SMTP_URL: office.url });
const trusting = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off" });
/** Nothing is sent, and nobody is asked to confirm. */
const patient = testBoard({ SIGNUP: "approval", CONFIRM_EMAIL: "off", TEAM_EMAIL: "team@example.org" });

async function comeIn(where: typeof board, person = aPerson({ introduction: "Web 2024-1, with Jonas" })) {
  const signedUp = await where.visitor.post("/auth/signup", person);
  const { body } = await where.visitor.post("/auth/login", person);
  return { ...person, id: signedUp.body.user?.id as number, signedUp, ...caller(where.url, body.token) };
}
const confirm = (where: typeof board, token: string) => where.visitor.post("/auth/confirm-email", { token });

describe("P19 a new member", () => {
  test("confirms by the newest link, once, and can't write to others before", async () => {
    await open.startMail();
    const mira = await comeIn(open);
    expect(mira.signedUp.body.user).toMatchObject({ emailConfirmed: false, state: "active" });
    const first = tokenIn(await office.mailTo(mira.email));
    const other = await joined(open);
    const write = () => mira.post("/contacts", { userId: other.id, text: "Hello" });
    const refused = { status: 403, body: { code: "unconfirmed", error: "Please confirm your email address first." } };
    expect(await write()).toMatchObject(refused);
    const { id } = (await other.post("/contacts", { userId: mira.id, text: "Welcome" })).body;
    expect(await mira.post(`/conversations/${id}/messages`, { text: "Thanks" })).toMatchObject(refused);
    expect(await mira.put(`/contacts/${id}/answer`, { accept: true })).toMatchObject({ status: 200 });
    expect(await mira.post(`/conversations/${id}/messages`, { text: "Thanks" })).toMatchObject(refused);
    await mira.delete(`/conversations/${id}`);
    await other.delete(`/conversations/${id}`);
    expect(await mira.post("/account/confirmation")).toMatchObject({ status: 202 });
    const second = await office.mailTo(mira.email);
    expect(second.subject).toBe("Confirm your address");
    expect(second.text).not.toContain("the team looks");
    expect(await confirm(open, first)).toMatchObject({ status: 400, body: { error: "Invalid or expired link." } });
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(open, tokenIn(second))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 200)?.body).toEqual({ message: "Your address is confirmed." });
    expect((await mira.get("/account")).body.user).toMatchObject({ emailConfirmed: true });
    expect((await mira.post("/account/confirmation")).status).toBe(409);
    expect((await write()).status).toBe(201);
  });

  test("gets five links an hour, each valid for a day; a recovery confirms the address too", async () => {
    const jonas = await comeIn(open);
    for (let n = 0; n < 5; n += 1) expect((await jonas.post("/account/confirmation")).status).toBe(202);
    const reply = await jonas.post("/account/confirmation");
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    const [{ hours }] = await open.database<[{ hours: number }]>`
      select round(extract(epoch from expires_at - now()) / 3600)::int as hours from account_tokens
      where user_id = ${jonas.id} and purpose = 'confirmation'`;
    expect(hours).toBe(24);
    await open.database`update account_tokens set expires_at = now() where user_id = ${jonas.id}`;
    await open.visitor.post("/auth/recover-password", { email: jonas.email });
    const mails = Array.from({ length: 7 }, () => office.mailTo(jonas.email));
    const recovery = (await Promise.all(mails)).find(({ subject }) => subject === "Reset your password");
    await open.visitor.post("/auth/reset-password", { token: tokenIn(recovery as never), password: "otherwise" });
    const again = await open.visitor.post("/auth/login", { email: jonas.email, password: "otherwise" });
    expect(again.body.user.emailConfirmed).toBe(true);
  });

  test("also confirms their address by changing it to another", async () => {
    const noor = await comeIn(open);
    const { id, firstName, lastName, email } = noor;
    await noor.send("PUT", `/users/${id}`, { body: aForm({ firstName, lastName, email: `new-${email}` }) });
    expect((await confirm(open, tokenIn(await office.mailTo(`new-${email}`)))).status).toBe(200);
    expect((await noor.get("/account")).body.user).toMatchObject({ email: `new-${email}`, emailConfirmed: true });
  });

  test("from before confirmation was required can write without it", async () => {
    const [before, other] = [await open.join(), await joined(open)];
    expect((await before.post("/contacts", { userId: other.id, text: "Hello" })).status).toBe(201);
  });
});

test("P20 without confirmation at sign-up members can write, but a roster needs a confirmed address", async () => {
  await trusting.startMail();
  const staff = await joined(trusting, { role: "admin" });
  const cohort = await aCohort(staff);
  const person = aPerson();
  await staff.post(`/cohorts/${cohort.id}/roster`, { emails: [person.email] });
  const mira = await comeIn(trusting, person);
  expect((await mira.post("/contacts", { userId: staff.id, text: "Hello" })).status).toBe(201);
  expect((await mira.put(`/cohorts/${cohort.id}/membership`)).body).toMatchObject({ state: "pending", by: null });
  await trusting.visitor.post("/auth/recover-password", { email: person.email });
  const first = await office.mailTo(person.email);
  expect(first.subject).toBe("Reset your password");
  await trusting.visitor.post("/auth/reset-password", { token: tokenIn(first), password: "otherwise" });
  const again = await comeIn(trusting, { ...person, password: "otherwise" });
  expect((await again.get(`/cohorts/${cohort.id}`)).body.membership).toMatchObject({ state: "verified", by: "roster" });
});

describe("P21 where the team approves new accounts", () => {
  test("a waiting member can read only their own account and is in no list", async () => {
    const without = await board.visitor.post("/auth/signup", aPerson());
    expect(without).toMatchObject({
      status: 400,
      body: { fields: { introduction: "Please tell the team who you are" } },
    });
    const long = await board.visitor.post("/auth/signup", aPerson({ introduction: "x".repeat(501) }));
    expect(long.body.fields).toHaveProperty("introduction");
    const mira = await comeIn(board);
    expect(mira.signedUp.body.user).toMatchObject({ state: "waiting" });
    for (const path of ["/account", "/account/export", "/account/deletion"]) {
      expect((await mira.get(path)).status, path).toBe(200);
    }
    const refused = {
      status: 403,
      body: { code: "waiting", error: "Your account is waiting for the team's approval." },
    };
    for (const path of ["/users", "/jobs", "/cohorts", "/conversations", "/blocks", `/users/${mira.id}`]) {
      expect(await mira.get(path), path).toMatchObject(refused);
    }
    expect(await mira.post("/contacts", { userId: 1, text: "x" })).toMatchObject(refused);
    const { body: session } = await board.visitor.post("/auth/login", { email: mira.email, password: mira.password });
    const headers = { Authorization: `Bearer ${session.token}` };
    const live = await fetch(`${board.url}/api/live`, { headers, signal: AbortSignal.timeout(5000) });
    expect({ status: live.status, body: live.ok || (await live.json()) }).toEqual(refused);
    const member = await joined(board);
    expect((await member.get(`/users/${mira.id}`)).status).toBe(404);
    expect((await member.put(`/blocks/${mira.id}`)).status).toBe(404);
    const { body } = await member.get("/users?limit=100");
    expect(body.results.map(({ id }: { id: number }) => id)).not.toContain(mira.id);
    expect(body.total).toBe((await member.get("/stats")).body.users);
    expect((await member.get("/activity")).body.results).not.toContainEqual(
      expect.objectContaining({ id: mira.id, page: "user" }),
    );
    expect((await mira.delete("/account", { password: mira.password, posts: "erase" })).status).toBe(204);
  });

  test("staff read the introduction and admit or refuse; of simultaneous decisions one succeeds", async () => {
    await board.startMail();
    const staff = await joined(board, { role: "moderator" });
    const [mira, jonas] = [await comeIn(board), await comeIn(board)];
    const waits = await office.mailTo(mira.email);
    expect(waits.text).toContain("The team then reviews your account");
    const { body } = await staff.get("/admin/members?state=waiting&limit=100");
    expect(body.results).toContainEqual(
      expect.objectContaining({
        id: mira.id,
        state: "waiting",
        introduction: "Web 2024-1, with Jonas",
        emailConfirmed: false,
      }),
    );
    const both = await Promise.all([
      staff.put(`/users/${mira.id}/admission`),
      staff.put(`/users/${mira.id}/admission`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await office.mailTo(mira.email)).subject).toBe("You are in");
    expect((await mira.get("/users")).status).toBe(200);
    expect((await mira.get("/account/export")).body.profile.introduction).toBeNull();
    const [joinedEvent] =
      await board.database`select from events where kind = 'member.joined' and member_id = ${mira.id}`;
    expect(joinedEvent).toBeDefined();
    await office.mailTo(jonas.email);
    const decisions = await Promise.all([
      staff.delete(`/users/${jonas.id}/admission`, { reason: "We don't know you." }),
      staff.delete(`/users/${jonas.id}/admission`),
      staff.put(`/users/${jonas.id}/admission`),
    ]);
    expect(decisions.filter(({ status }) => status === 409)).toHaveLength(2);
    const last = await office.mailTo(jonas.email);
    expect(["Your account was not accepted", "You are in"]).toContain(last.subject);
    expect((await staff.put("/users/2000000000/admission")).status).toBe(404);
  });

  test("P23 a refused account is deleted and the reason is mailed", async () => {
    const staff = await joined(board, { role: "moderator" });
    const mira = await comeIn(board);
    await office.mailTo(mira.email);
    expect((await staff.delete(`/users/${mira.id}/admission`, { reason: "We don't know you." })).status).toBe(204);
    const mail = await office.mailTo(mira.email);
    expect(mail.subject).toBe("Your account was not accepted");
    expect(mail.text).toContain("We don't know you.");
    expect((await board.visitor.post("/auth/login", mira)).status).toBe(401);
    expect((await staff.delete("/users/2000000000/admission")).status).toBe(404);
    const ordinary = await joined(board);
    expect((await staff.delete(`/users/${ordinary.id}/admission`)).status).toBe(409);
  });

  test("P22 confirming an address on a roster admits and verifies at once", async () => {
    const staff = await joined(board, { role: "admin" });
    const cohort = await aCohort(staff);
    const person = aPerson({ introduction: "Web 2024-1" });
    const added = await staff.post(`/cohorts/${cohort.id}/roster`, { emails: [` ${person.email.toUpperCase()} `] });
    expect(added.body).toEqual({ rosterCount: 1, verified: 0 });
    const mira = await comeIn(board, person);
    expect(mira.signedUp.body.user.state).toBe("waiting");
    expect((await confirm(board, tokenIn(await office.mailTo(person.email)))).status).toBe(200);
    expect((await mira.get("/account")).body.user).toMatchObject({
      state: "active",
      verified: true,
      emailConfirmed: true,
    });
    expect((await mira.get(`/cohorts/${cohort.id}`)).body.membership).toMatchObject({
      state: "verified",
      by: "roster",
    });
  });

  test("P16 P22 adding a confirmed address to a roster admits, verifies and mails the waiting member", async () => {
    const staff = await joined(board, { role: "admin" });
    const { id } = await aCohort(staff);
    const [mira, jonas] = [await comeIn(board), await comeIn(board)];
    await confirm(board, tokenIn(await office.mailTo(mira.email)));
    await office.mailTo(jonas.email);
    const added = await staff.post(`/cohorts/${id}/roster`, { emails: [mira.email, jonas.email] });
    expect(added.body).toEqual({ rosterCount: 2, verified: 1 });
    expect((await mira.get("/account")).body.user).toMatchObject({ state: "active", verified: true });
    expect((await office.mailTo(mira.email)).subject).toBe("You are in");
    expect((await jonas.get("/account")).body.user).toMatchObject({ state: "waiting", verified: false });
  });

  test("P22 an invitation admits, even a member who is already waiting", async () => {
    const staff = await joined(board, { role: "admin" });
    const mira = await comeIn(board);
    await office.mailTo(mira.email);
    expect((await staff.post(`/users/${mira.id}/invitation`)).status).toBe(204);
    const token = tokenIn(await office.mailTo(mira.email));
    expect((await board.visitor.post("/auth/reset-password", { token, password: "otherwise" })).status).toBe(200);
    const again = await board.visitor.post("/auth/login", { email: mira.email, password: "otherwise" });
    expect(again.body.user).toMatchObject({ state: "active", emailConfirmed: true });
    const { invite } = await import("../../../server/people/accounts/admission-rules.ts");
    const person = aPerson();
    const invitation = await invite(board.database, person.email, 1);
    const { body } = await board.visitor.post("/auth/signup", { ...person, invitation });
    expect(body.user).toMatchObject({ state: "active", emailConfirmed: true });
  });

  test("P23 opening sign-up doesn't admit waiting accounts", async () => {
    const mira = await comeIn(open);
    await open.database`update users set state = 'waiting' where id = ${mira.id}`;
    expect((await confirm(open, tokenIn(await office.mailTo(mira.email)))).status).toBe(200);
    expect(await mira.get("/users")).toMatchObject({ status: 403, body: { code: "waiting" } });
    const staff = await joined(open, { role: "moderator" });
    expect((await staff.put(`/users/${mira.id}/admission`)).status).toBe(200);
    expect((await mira.get("/users")).status).toBe(200);
  });

  /** The report of the due work so many days from now, line by line. */
  async function dailyIn(days: number, { database, address }: typeof board): Promise<string[]> {
    const { runDueWork } = await import("../../../server/due/due-work.ts");
    const { daily } = await import("../../../server/due/due-steps.ts");
    const { mailQueue } = await import("../../../server/mail/mail-queue.ts");
    const mail = mailQueue(address, { log: () => {}, sends: false });
    const config = readConfig({ TEAM_EMAIL: "team@example.org" });
    const lines: string[] = [];
    await runDueWork({ database, mail, config, skills: backgroundSkills(database) }, daily, {
      by: new Date(Date.now() + days * 24 * 3600 * 1000).toISOString(),
      done: (line) => lines.push(line),
      failed: (error) => expect(error).toBeUndefined(),
    });
    await mail.stop();
    return lines;
  }

  test("P23 an unconfirmed waiting account is deleted after 14 days, a confirmed one isn't", async () => {
    const [never, confirmed] = [await comeIn(board), await comeIn(board)];
    await board.database`update users set email_proven_at = now() where id = ${confirmed.id}`;
    expect((await dailyIn(13, board)).join()).not.toContain(`member ${never.id}:`);
    const done = await dailyIn(15, board);
    expect(done).toContain(`member ${never.id}: waited unconfirmed, deleted`);
    expect(done.join()).not.toContain(`member ${confirmed.id}:`);
    expect(await board.database`select from users where id = ${never.id}`).toHaveLength(0);
  });

  test("P23 an account never asked to confirm waits for the team without a limit", async () => {
    const mira = await comeIn(patient);
    expect((await dailyIn(15, patient)).join()).not.toContain(`member ${mira.id}:`);
    expect((await mira.get("/users")).body.code).toBe("waiting");
  });

  test("P23 deleting an impostor's account with the team's address keeps mails to the team", async () => {
    const request = { name: "Jonas", email: "jonas@example.org", request: "When do we meet?" };
    expect((await patient.visitor.post("/mail", request)).status).toBe(202);
    const mallory = await comeIn(patient, aPerson({ email: "Team@example.org", introduction: "I am the team" }));
    await patient.database`update users set confirmation_asked_at = now() where id = ${mallory.id}`;
    expect(await dailyIn(15, patient)).toContain(`member ${mallory.id}: waited unconfirmed, deleted`);
    const waiting = await patient.database`select data->>'to' as "to" from pgboss.job where name = 'mail'`;
    expect(waiting).toEqual([{ to: "team@example.org" }]);
  });
});
