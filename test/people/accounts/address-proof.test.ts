import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unhurried } from "../../start/data-folder.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { commandLine } from "../../support/command-line.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off" });
const command = commandLine(board);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-proof-"));
  await board.startMail();
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

async function importing(name: string, content: string, ...more: string[]) {
  const file = join(folder, name);
  await writeFile(file, content);
  return command("import", file, ...more);
}

const listOf = (email: string) => `first name,last name,email\nAda,Lovelace,${email}\n`;

/** Signs up with an address that may belong to somebody else. */
async function stranger(given: Record<string, unknown> = {}) {
  const person = aPerson({ firstName: "Eve", lastName: "Stranger", ...given });
  const { body } = await board.visitor.post("/auth/signup", person);
  const logIn = await board.visitor.post("/auth/login", person);
  return { ...person, id: body.user.id as number, ...caller(board.url, logIn.body.token) };
}

const nameOf = async (email: string) =>
  (await board.database`select first_name, last_name from users where email = ${email}`)[0];
const reset = (token: string) => board.visitor.post("/auth/reset-password", { token, password: "newsecret1" });
const logIn = (email: string) => board.visitor.post("/auth/login", { email, password: "newsecret1" });

test("S74 an import refuses an account whose address isn't confirmed by a mailed link", unhurried, async () => {
  const eve = await stranger();
  const jobs = `title,link,owner\nDraughtsman,https://example.org/1,${eve.email.toUpperCase()}\n`;
  const projects = `title,description,owner\nA map,Of quiet places,${eve.email}\n`;
  for (const [name, content] of [
    ["members.csv", listOf(eve.email)],
    ["jobs.csv", jobs],
    ["projects.csv", projects],
  ] as const) {
    const refused = await importing(name, content);
    expect(refused.code, refused.said).toBe(2);
    expect(refused.said).toMatch(
      /^Refused: \w+\.csv row 2 '.*': someone signed up with .* invite \S+ mails a link there/m,
    );
  }
  expect(await nameOf(eve.email)).toEqual({ firstName: "Eve", lastName: "Stranger" });
  expect((await board.database`select from posts`).count).toBe(0);
  const owned = await importing("jobs.csv", "title,link\nDraughtsman,https://example.org/1\n", "--owner", eve.email);
  expect(owned).toMatchObject({ code: 1, said: expect.stringContaining("someone signed up with") });

  expect(await command("invite", eve.email)).toMatchObject({ code: 0, said: expect.stringContaining("is invited") });
  const mail = await office.mailTo(eve.email);
  expect(mail.text).not.toContain("Eve");
  expect(mail.text).toContain("Someone has already signed up there with this address.");
  await eve.put("/account/password", { currentPassword: eve.password, password: "lighthouse2" });
  const renamed = aForm({ firstName: "Eve", lastName: "Stranger", email: `eve-${eve.email}` });
  await eve.send("PUT", `/users/${eve.id}`, { body: renamed });
  expect((await eve.get("/account")).status).toBe(200);
  expect((await reset(tokenIn(mail))).status).toBe(200);
  expect((await eve.get("/account")).status).toBe(401);
  expect((await logIn(eve.email)).status).toBe(200);
  expect((await command("invite", eve.email)).said).toContain("is a member already and has a password.");

  expect(await importing("members.csv", listOf(eve.email))).toMatchObject({ code: 0 });
  expect(await nameOf(eve.email)).toEqual({ firstName: "Ada", lastName: "Lovelace" });
  expect(await importing("jobs.csv", jobs)).toMatchObject({ code: 0 });
  const [job] = await board.database`select owner_id from posts where kind = 'job'`;
  expect(job?.ownerId).toBe(eve.id);
});

test("S74 a password reset and a confirmed address change also confirm an address for imports", unhurried, async () => {
  const [mira, noor] = [await stranger(), await stranger()];
  await board.visitor.post("/auth/recover-password", { email: mira.email });
  const recovery = await office.mailTo(mira.email);
  expect(recovery.text).not.toContain("Eve");
  await reset(tokenIn(recovery));
  const changed = `new-${noor.email}`;
  await noor.send("PUT", `/users/${noor.id}`, {
    body: aForm({ firstName: "Eve", lastName: "Stranger", email: changed }),
  });
  const confirmation = await office.mailTo(changed);
  expect(confirmation.text).not.toContain("Eve");
  await board.visitor.post("/auth/confirm-email", { token: tokenIn(confirmation) });
  const list = `first name,last name,email\nAda,Lovelace,${mira.email}\nAda,King,${changed}\n`;
  expect(await importing("members.csv", list)).toMatchObject({ code: 0 });
  expect(await nameOf(changed)).toEqual({ firstName: "Ada", lastName: "King" });
});

test("S74 only an invitation's link uses it up, and it replaces an impostor's account", unhurried, async () => {
  const person = aPerson();
  await command("invite", person.email);
  const invitation = /invitation=([\w-]{43})/.exec((await office.mailTo(person.email)).text ?? "")?.[1];
  const passing = await stranger({ email: person.email });
  expect((await passing.delete("/account", { password: passing.password, posts: "keep" })).status).toBe(204);
  const eve = await stranger({ email: person.email });
  expect((await command("invite", "--list")).said).toContain(person.email);
  expect((await eve.get("/account")).status).toBe(200);
  const joins = await Promise.all(
    [1, 2, 3].map(() => board.visitor.post("/auth/signup", { ...person, password: "newsecret1", invitation })),
  );
  expect(joins.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect((await eve.get("/account")).status).toBe(401);
  expect(await nameOf(person.email)).toEqual({ firstName: person.firstName, lastName: person.lastName });
  expect((await logIn(person.email)).status).toBe(200);
  expect((await command("invite", "--list")).said).not.toContain(person.email);
  expect(await importing("members.csv", listOf(person.email))).toMatchObject({ code: 0 });
});

test("S76 a recovery requested by a stranger doesn't invalidate a member's invitation", unhurried, async () => {
  const email = "imported@example.org";
  await importing("members.csv", listOf(email));
  await command("invite", email);
  const mail = await office.mailTo(email);
  expect(mail.text).toMatch(/^Hello Ada,/);
  await board.visitor.post("/auth/recover-password", { email });
  const recovery = tokenIn(await office.mailTo(email));
  expect((await reset(tokenIn(mail))).status).toBe(200);
  expect((await reset(recovery)).status).toBe(400);
  expect((await logIn(email)).status).toBe(200);
});
