import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { openPostOffice, type PostOffice } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off", RATE_LIMIT_SCALE: "100" });

beforeAll(() => board.startMail());
afterAll(() => office.close());

const hacked = "Mira,\n\nyour account was hacked: https://evil.example";
const edit = (member: ReturnType<typeof caller> & { id: number }, fields: Record<string, string>) =>
  member.send("PUT", `/users/${member.id}`, { body: aForm(fields) });

describe("S75 a name is one line without a web address", () => {
  test.each([
    [hacked],
    ["Mira\u2028Okafor"],
    ["Mira\tOkafor"],
    ["Mira\u0085"],
    ["Mi\u001bra"],
    ["http://x"],
    ["a://b"],
  ])("S75 %j is refused on its field, at sign-up and in the profile", async (name) => {
    const member = await board.join();
    for (const field of ["firstName", "lastName"]) {
      const joining = await board.visitor.post("/auth/signup", aPerson({ [field]: `X${name}X` }));
      expect(joining).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
      const fields = { firstName: "A", lastName: "B", email: member.email, [field]: `X${name}X` };
      expect(await edit(member, fields)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
  });

  test.each([["Anne-Marie d'Aubigné"], ["Müller, Dr."], ["李 明"], ["Nguyễn Thị"], ["Jr: III"], ["👩‍🚀"]])(
    "S75 %j is accepted",
    async (firstName) => {
      expect((await board.visitor.post("/auth/signup", aPerson({ firstName }))).status).toBe(201);
    },
  );

  test("S75 an invalid old name stays on saving, and no mail uses it", async () => {
    const member = await board.join({ firstName: hacked, lastName: "Tab\tbed" });
    const kept = { firstName: hacked, lastName: "Tab\tbed", email: member.email };
    const [css] = await board.skillIds("CSS");
    expect((await edit(member, { ...kept, skills: String(css) })).status).toBe(200);
    expect((await edit(member, { ...kept, lastName: "Tab\tbled" })).status).toBe(400);
    expect((await member.get("/account")).body.user.Skills).toHaveLength(1);
    await board.visitor.post("/auth/recover-password", { email: member.email });
    const mail = await office.mailTo(member.email);
    expect(mail.subject).toBe("Reset your password");
    expect(mail.text).not.toContain("evil");
  });
});

test("S75 a mail to an unconfirmed address never uses the name from sign-up", async () => {
  const person = aPerson({ firstName: "Unverkennbar" });
  const { body } = await board.visitor.post("/auth/signup", person);
  const logIn = await board.visitor.post("/auth/login", person);
  const member = { ...caller(board.url, logIn.body.token), id: body.user.id as number };
  const moderator = await board.join({ role: "moderator" });
  await member.put("/account/password", { currentPassword: person.password, password: "lighthouse2" });
  const changed = `new-${person.email}`;
  await edit(member, { firstName: person.firstName, lastName: "B", email: changed });
  await board.visitor.post("/auth/recover-password", { email: person.email });
  await moderator.put(`/users/${member.id}/suspension`, { reason: "Spam", endsOn: null });
  await moderator.delete(`/users/${member.id}/suspension`);
  const mails = [await office.mailTo(changed)];
  for (let count = 0; count < 5; count += 1) mails.push(await office.mailTo(person.email));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "Confirm your new address",
    "Reset your password",
    "Your account is open again",
    "Your account is suspended",
    "Your address is about to change",
    "Your password was changed",
  ]);
  for (const { text } of mails) expect(text).not.toContain("Unverkennbar");
});

describe("S77 a new e-mail address must have a plain form", () => {
  const odd = [
    "a1<x@y>",
    "a b@y.example",
    "a,b@y",
    "a;b@y",
    "a:b@y",
    '"a"@y',
    "a(b)@y",
    "a@[127.0.0.1]",
    "a\\b@y",
    "a@y>",
  ];

  test.each(odd.map((email) => [email]))(
    "S77 %j is refused at sign-up, in the profile and in the contact form",
    async (email) => {
      const refused = { status: 400, body: { fields: { email: "Please enter a valid email address" } } };
      expect(await board.visitor.post("/auth/signup", aPerson({ email }))).toMatchObject(refused);
      const member = await board.join();
      expect(await edit(member, { firstName: "A", lastName: "B", email })).toMatchObject(refused);
      const request = { name: "Vera", email, request: "May I join?" };
      expect(await board.visitor.post("/mail", request)).toMatchObject(refused);
    },
  );

  test("S77 an account with such an old address can log in, recover and save its profile", async () => {
    const person = aPerson();
    await board.visitor.post("/auth/signup", person);
    const email = `a1<${person.email}>`;
    await board.database`update users set email = ${email} where email = ${person.email}`;
    const { status, body } = await board.visitor.post("/auth/login", { email, password: person.password });
    expect(status).toBe(200);
    const member = { ...caller(board.url, body.token), id: body.user.id as number };
    expect((await edit(member, { firstName: "After", lastName: "B", email })).status).toBe(200);
    expect((await member.get("/account")).body.user.firstName).toBe("After");
    expect((await board.visitor.post("/auth/recover-password", { email })).status).toBe(200);
  });
});
