import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockVerification } from "../../server/cohorts/verification-store.ts";
import { endExpiredSuspensions } from "../../server/suspensions/suspension-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aPerson } from "../support/builders.ts";
import { type Caller, caller } from "../support/caller.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off", RATE_LIMIT_SCALE: "1000" });
let admin: Member;
let moderator: Member;

beforeAll(async () => {
  await board.startMail();
  admin = await board.join({ role: "admin" });
  moderator = await board.join({ role: "moderator" });
});
afterAll(() => office.close());

type Person = { id: number; email: string; password: string };

async function signUp(): Promise<Person> {
  const person = aPerson();
  const { body } = await board.visitor.post("/auth/signup", person);
  return { id: body.user.id, email: person.email, password: person.password };
}
const logIn = ({ email, password }: Person) => board.visitor.post("/auth/login", { email, password });
const as = async (person: Person): Promise<Caller> => caller(board.url, (await logIn(person)).body.token);
const suspend = (by: Caller, id: number, given: object = {}) =>
  by.put(`/users/${id}/suspension`, { reason: "Advertising", endsOn: null, ...given });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

describe("a suspended member", () => {
  test.each([
    ["logs in", async (person: Person) => (await logIn(person)).status === 200],
    [
      "is shown by what time brings",
      ({ id }: Person) =>
        board.database.begin(async (sql) => (await endExpiredSuspensions(sql, new Date().toISOString())).includes(id)),
    ],
  ])("P14 returns without deadlock with a simultaneous verification: who %s", async (_, comeBack) => {
    const person = await signUp();
    await suspend(moderator, person.id);
    await board.database`update suspensions set ends_at = now() where user_id = ${person.id}`;
    const waiting = () => board.database`
      select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    const isBack = await board.database.begin(async (sql) => {
      await lockVerification(sql);
      const back = comeBack(person);
      await expect.poll(async () => (await waiting()).count).toBeGreaterThan(0);
      await sql`select from users where id = ${person.id} for no key update`;
      return { back };
    });
    expect(await isBack.back).toBe(true);
  });

  test("S16 loses all sessions and can't log in until the suspension is lifted", async () => {
    const person = await signUp();
    const [laptop, phone] = [await as(person), await as(person)];
    const { body: job } = await laptop.post("/jobs", aJob());
    const endsOn = inDays(10);
    const { status, body } = await suspend(moderator, person.id, { endsOn });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "suspended",
      suspension: { reason: "Advertising", endsAt: `${endsOn}T00:00:00.000Z` },
    });
    for (const device of [laptop, phone]) expect((await device.get("/account")).status).toBe(401);
    const refused = await logIn(person);
    expect(refused).toMatchObject({ status: 403, body: { code: "suspended" } });
    expect(refused.body.error).toBe(`Your account is suspended until ${inWords(endsOn)}. The reason: Advertising.`);
    const told = await office.mailTo(person.email);
    expect(told.subject).toBe("Your account is suspended");
    expect(told.text).toContain(`until ${inWords(endsOn)}`);
    expect(told.text).toContain("The reason: Advertising");
    expect((await moderator.get(`/jobs/${job.id}`)).status).toBe(200);

    expect((await moderator.delete(`/users/${person.id}/suspension`)).status).toBe(204);
    expect((await office.mailTo(person.email)).subject).toBe("Your account is open again");
    expect((await logIn(person)).status).toBe(200);
    expect((await moderator.delete(`/users/${person.id}/suspension`)).status).toBe(404);
  });

  test("S07 learns of the suspension only with the right password", async () => {
    const person = await signUp();
    await suspend(moderator, person.id);
    const wrong = await logIn({ ...person, password: "guessing1" });
    const unknown = await logIn({ ...person, email: "nobody@example.org" });
    expect(wrong.status).toBe(401);
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  test("can log in again at the suspension's end, by the database's clock", async () => {
    const person = await signUp();
    await suspend(moderator, person.id, { endsOn: inDays(1) });
    await board.database`update suspensions set ends_at = now() + interval '1 hour' where user_id = ${person.id}`;
    expect((await logIn(person)).status).toBe(403);
    await board.database`update suspensions set ends_at = now() where user_id = ${person.id}`;
    expect((await logIn(person)).status).toBe(200);
    expect((await moderator.get(`/admin/members?search=Okafor&state=suspended`)).body.results).not.toContainEqual(
      expect.objectContaining({ id: person.id }),
    );
  });

  test("can't log in after a password reset", async () => {
    const person = await signUp();
    await suspend(moderator, person.id);
    await office.mailTo(person.email);
    await board.visitor.post("/auth/recover-password", { email: person.email });
    const token = tokenIn(await office.mailTo(person.email));
    await board.visitor.post("/auth/reset-password", { token, password: "newsecret1" });
    expect(await logIn({ ...person, password: "newsecret1" })).toMatchObject({
      status: 403,
      body: { code: "suspended" },
    });
  });

  test("F18 has no session left, even with simultaneous log-ins", async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const person = await signUp();
      await Promise.all([logIn(person), logIn(person), suspend(moderator, person.id), logIn(person), logIn(person)]);
      const { count } = await board.database`select from sessions where user_id = ${person.id}`;
      expect(count, `round ${round}`).toBe(0);
    }
  });

  test("can't become an admin", async () => {
    const person = await signUp();
    await suspend(admin, person.id);
    expect((await admin.put(`/users/${person.id}/role`, { role: "admin" })).status).toBe(409);
    expect((await admin.get(`/users/${person.id}`)).body.role).toBe("user");
  });
});

test("a suspension replaces the previous one, and needs a reason and a future end", async () => {
  const person = await signUp();
  expect((await suspend(moderator, person.id, { reason: " " })).body.fields).toEqual({
    reason: "This field is required",
  });
  for (const endsOn of [inDays(0), inDays(-3)]) {
    expect((await suspend(moderator, person.id, { endsOn })).body.fields).toEqual({
      endsOn: "Please choose a day after today",
    });
  }
  expect((await logIn(person)).status).toBe(200);
  await suspend(moderator, person.id, { endsOn: inDays(3) });
  const { body } = await suspend(moderator, person.id, { reason: "Again" });
  expect(body.suspension).toMatchObject({ reason: "Again", endsAt: null });
  expect((await suspend(moderator, 999_999)).status).toBe(404);
  await moderator.delete(`/users/${person.id}/suspension`);
  const everything = (await (await as(person)).get("/account/export")).body;
  expect(everything.suspensions.map(({ reason }: { reason: string }) => reason)).toEqual(["Advertising", "Again"]);
});

test("S22 moderators can suspend members, admins moderators too; nobody an admin or themself", async () => {
  const [other, second, member] = [
    await board.join({ role: "moderator" }),
    await board.join({ role: "admin" }),
    await board.join(),
  ];
  for (const [by, whom] of [
    [member, second],
    [member, member],
    [moderator, admin],
    [moderator, other],
    [moderator, moderator],
    [admin, second],
    [admin, admin],
  ] as const) {
    expect((await suspend(by, whom.id)).status).toBe(403);
    expect((await by.delete(`/users/${whom.id}/suspension`)).status).toBe(403);
    expect((await whom.get("/account")).status).toBe(200);
  }
  expect((await suspend(admin, other.id)).status).toBe(200);
  expect((await moderator.delete(`/users/${other.id}/suspension`)).status).toBe(403);
  expect((await other.get("/account")).status).toBe(401);
});

describe("the list of members for staff", () => {
  test("S25 filters by state and role, shows the last visit, and isn't searched by address", async () => {
    const names = { firstName: "Zoltan" };
    const [invited, kept, active] = [await board.join(names), await board.join(names), await signUp()];
    const device = await as(active);
    await device.send("PUT", `/users/${active.id}`, {
      body: aForm({ ...names, lastName: "Zed", email: active.email }),
    });
    await suspend(moderator, kept.id);
    const found = async (query: string) =>
      (await moderator.get(`/admin/members?search=zoltan${query}`)).body.results.map(({ id }: Person) => id);
    expect(await found("")).toHaveLength(3);
    expect(await found("&state=invited")).toEqual([invited.id]);
    expect(await found("&state=suspended")).toEqual([kept.id]);
    expect(await found("&state=active&role=user")).toEqual([active.id]);
    expect(await found("&role=admin")).toEqual([]);
    expect((await moderator.get("/admin/members?state=gone")).status).toBe(400);
    const [row] = (await moderator.get("/admin/members?search=zed")).body.results;
    expect(row).toMatchObject({ email: active.email, role: "user", state: "active", suspension: null });
    expect(Date.now() - Date.parse(row.lastSeenAt)).toBeLessThan(600_000);
    expect((await moderator.get(`/admin/members?search=${active.email}`)).body.results).toEqual([]);
  });

  test("S24 is forbidden to members and visitors", async () => {
    const member = await board.join();
    expect((await member.get("/admin/members")).status).toBe(403);
    expect((await board.visitor.get("/admin/members")).status).toBe(401);
  });
});

test("inviting a member without a password again invalidates the older link", async () => {
  const invited = await board.join();
  const send = () => moderator.post(`/users/${invited.id}/invitation`);
  expect((await send()).status).toBe(204);
  const old = tokenIn(await office.mailTo(invited.email));
  await send();
  const token = tokenIn(await office.mailTo(invited.email));
  const choose = (by: string) => board.visitor.post("/auth/reset-password", { token: by, password: "newsecret1" });
  expect((await choose(old)).status).toBe(400);
  expect((await choose(token)).status).toBe(200);
  expect(await send()).toMatchObject({ status: 409, body: { error: expect.stringContaining("has joined already") } });
  expect((await invited.post(`/users/${invited.id}/invitation`)).status).toBe(401);
});
