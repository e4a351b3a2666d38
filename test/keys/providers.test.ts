import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice, tokenIn } from "../support/post-office.ts";
import { aPerson, door, openSchool, wayToBoard } from "./school.ts";

const { issuer, settings } = await openSchool();
const office = await openPostOffice();
const board = testBoard({ ...settings, SMTP_URL: office.url });
const { begin, returned, arrive, signUp } = wayToBoard(board, issuer);
const asking = testBoard({ ...settings, OIDC_SCHOOL_MFA: "ask" });
beforeAll(() => board.startMail());
afterAll(() => Promise.all([issuer.close(), office.close()]));

const password = "lighthouse";
const dead = { status: 400, body: { code: "attempt" } };

test("K01 a sign-in works once, for ten minutes, with the browser's own secret", async () => {
  const answer = await returned(aPerson());
  const other = await begin();
  expect(await board.visitor.post(`${door}/sessions`, { ...answer, attempt: other.attempt })).toMatchObject(dead);
  expect(await board.visitor.post(`${door}/sessions`, { ...answer, state: "swapped" })).toMatchObject(dead);
  const again = await returned(aPerson());
  const both = await Promise.all([1, 2].map(() => board.visitor.post(`${door}/sessions`, again)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = await returned(aPerson());
  await board.database`update sign_in_attempts set expires_at = now() where purpose = 'provider'`;
  expect(await board.visitor.post(`${door}/sessions`, late)).toMatchObject(dead);
});

test("K01 a reply with a wrong or missing issuer, or another verifier's code, is refused", async () => {
  const foreign = await returned(aPerson());
  expect(await board.visitor.post(`${door}/sessions`, { ...foreign, iss: "https://evil.example" })).toMatchObject(dead);
  const { iss: _, ...nameless } = await returned(aPerson());
  expect(await board.visitor.post(`${door}/sessions`, nameless)).toMatchObject(dead);
  const stolen = await returned(aPerson());
  const mine = await begin();
  const state = new URL(mine.address).searchParams.get("state");
  const injected = { ...stolen, state, attempt: mine.attempt };
  expect(await board.visitor.post(`${door}/sessions`, injected)).toMatchObject({
    status: 400,
    body: { code: "provider-refused" },
  });
  expect(new URL(mine.address).searchParams.get("code_challenge_method")).toBe("S256");
});

test("K03 a newcomer signs up with the provider's data, and later visits log in", async () => {
  const person = aPerson();
  const { body } = await arrive(person);
  expect(body).toMatchObject({ signUp: true, firstName: "Ada", email: person.email, next: null });
  expect((await signUp(body.token, { lastName: "" })).status).toBe(400);
  const made = await signUp(body.token);
  expect(made).toMatchObject({ status: 201, body: { user: { emailConfirmed: true, role: "user" } } });
  expect(made.body.token).toBeTruthy();
  expect(await signUp(body.token)).toMatchObject(dead);
  const back = await arrive(person, "/jobs?page=2");
  expect(back.body).toMatchObject({ user: { id: made.body.user.id }, next: "/jobs?page=2" });
  expect((await arrive(person, "https://evil.example/")).body.next).toBe(null);
  expect((await arrive(person, "//evil.example/")).body.next).toBe(null);
});

test("K03 an address not verified by the provider gives access only once it is confirmed", async () => {
  const person = aPerson({ email_verified: false });
  const made = await signUp((await arrive(person)).body.token);
  expect(made).toMatchObject({ status: 201, body: { user: { emailConfirmed: false } } });
  expect(made.body.token).toBe(undefined);
  expect(await arrive(person)).toMatchObject({ status: 403, body: { code: "unconfirmed" } });
  const mail = await office.mailTo(person.email as string);
  expect((await board.visitor.post("/auth/confirm-email", { token: tokenIn(mail) })).status).toBe(200);
  expect((await arrive(person)).body.user.id).toBe(made.body.user.id);
});

test("K02 a provider is linked to an account only after a password or session proves it", async () => {
  const member = await joined(board);
  const person = aPerson({ email: member.email });
  const { body } = await arrive(person);
  expect(body).toMatchObject({ link: true, email: member.email });
  expect(body.user).toBe(undefined);
  expect((await signUp(body.token)).status).toBe(409);
  const link = (given: object) => board.visitor.post(`${door}/links`, { token: body.token, ...given });
  expect((await link({ password: "wrong" })).status).toBe(401);
  expect((await link({})).status).toBe(401);
  const other = await joined(board);
  expect((await other.post(`${door}/links`, { token: body.token })).status).toBe(403);
  expect(await link({ password })).toMatchObject({ status: 200, body: { user: { id: member.id } } });
  expect((await arrive(person)).body.user.id).toBe(member.id);
  const second = aPerson({ email: member.email });
  const again = (await arrive(second)).body;
  expect(await member.post(`${door}/links`, { token: again.token })).toMatchObject({ status: 200 });
});

test("K02 a provider is never linked by an unconfirmed address, on either side", async () => {
  const unconfirmed = await board.join({ passwordHash: "none" });
  const first = (await arrive(aPerson({ email: unconfirmed.email }))).body;
  expect(first).toMatchObject({ signUp: true });
  expect((await signUp(first.token)).status).toBe(409);
  const confirmed = await joined(board);
  const second = (await arrive(aPerson({ email: confirmed.email, email_verified: false }))).body;
  expect(second).toMatchObject({ signUp: true });
  expect((await signUp(second.token)).status).toBe(409);
  expect((await board.visitor.post(`${door}/links`, { token: second.token, password })).status).toBe(400);
});

test("K02 recovery by an address's owner removes a provider that someone else linked", async () => {
  const email = "owner@school.example";
  const form = { firstName: "Eve", lastName: "Early", password, openedFor: 5000 };
  const { body } = await board.visitor.post("/auth/signup", { ...form, email });
  const early = (await board.visitor.post("/auth/login", { email, password })).body.token;
  const person = aPerson({ email: "eve@school.example" });
  const headers = { Authorization: `Bearer ${early}`, "Content-Type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify({ name: "school", ...(await returned(person)) }) };
  expect((await fetch(`${board.url}/api/account/identities`, sent)).status).toBe(201);
  await board.visitor.post("/auth/recover-password", { email });
  const find = async (): Promise<string> => {
    const mail = await office.mailTo(email);
    return mail.text?.includes("/reset-password") ? tokenIn(mail) : find();
  };
  await board.visitor.post("/auth/reset-password", { token: await find(), password: "stormlight" });
  expect((await arrive(person)).body.user).toBe(undefined);
  expect(await board.database`select from identities where user_id = ${body.user.id}`).toHaveLength(0);
});

test("K04 a suspended member can't log in through a provider", async () => {
  const person = aPerson();
  const { user } = (await signUp((await arrive(person)).body.token)).body;
  await board.database`
    insert into suspensions (user_id, reason) values (${user.id}, 'spam')`;
  expect(await arrive(person)).toMatchObject({ status: 403, body: { code: "suspended" } });
});

test("K15 no token of a provider is stored, and a finished attempt is deleted", async () => {
  const person = aPerson();
  const { body } = await signUp((await arrive(person)).body.token);
  const [identity] = await board.database`select * from identities where user_id = ${body.user.id}`;
  const { id: _, createdAt: __, userId: ___, ...kept } = identity ?? {};
  const known = { issuer: issuer.url, subject: person.sub, label: person.email, provider: "school" };
  expect(kept).toEqual({ ...known, awaitsProof: false, lastUsedAt: expect.anything() });
  expect(await board.database`select from sign_in_attempts where data->>'subject' = ${person.sub}`).toHaveLength(0);
});

test("K01 each invalid provider setting is reported in one line", () => {
  const settings = { OIDC_SCHOOL_ISSUER: "http://school.example", OIDC_SCHOOL_CLIENT_ID: "board" };
  const lines = [
    "OIDC_SCHOOL_ISSUER must be an address that starts with https:// (with ALLOW_LOCAL_WEBHOOKS=1 also http:// on this machine).",
    "OIDC_SCHOOL_CLIENT_SECRET must be set, too.",
    "OIDC_SCHOOL_LABEL must be set, too.",
  ];
  expect(() => readConfig(settings)).toThrow(lines.join("\n"));
  expect(() => readConfig({ SECOND_FACTOR: "yes" })).toThrow("SECOND_FACTOR must be off, optional, staff or all.");
});

for (const [when, at, asks] of [
  ["after a provider only where the operator wants it asked", asking, true],
  ["and not where the provider is enough", board, false],
] as const) {
  test(`K08 a second factor is asked for ${when}`, async () => {
    const way = wayToBoard(at, issuer);
    const person = aPerson();
    const { user } = (await way.signUp((await way.arrive(person)).body.token)).body;
    await at.database`
      insert into totp_keys (user_id, secret, confirmed_at) values (${user.id}, 'JBSWY3DPEHPK3PXP', now())`;
    const { body } = await way.arrive(person, "/jobs");
    expect(Boolean(body.secondFactor)).toBe(asks);
    if (!asks) return expect(body.user.id).toBe(user.id);
    expect(Object.keys(body).sort()).toEqual(["next", "secondFactor", "token"]);
    const code = new TOTP({ secret: "JBSWY3DPEHPK3PXP" }).generate();
    const opened = await at.visitor.post("/auth/second-factor", { token: body.token, code });
    expect(opened).toMatchObject({ status: 200, body: { user: { id: user.id } } });
  });
}
