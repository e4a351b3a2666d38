import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";

const dataDir = mkdtempSync(join(tmpdir(), "homecoming-traces-"));
const board = testBoard({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });

beforeAll(() => board.startMail());
afterAll(() => rmSync(dataDir, { recursive: true }));

const mailsNaming = (word: string) =>
  readdirSync(join(dataDir, "mail"), { withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(dataDir, "mail", entry.name), "utf8").includes(word))
    .map(({ name }) => name);

async function newMember(firstName: string) {
  const person = aPerson({ firstName });
  await board.visitor.post("/auth/signup", person);
  const { body } = await board.visitor.post("/auth/login", { email: person.email, password: person.password });
  const profile = (email: string) => aForm({ firstName, lastName: "L", email });
  const member = caller(board.url, body.token);
  return {
    ...member,
    email: person.email,
    mails: () => readdirSync(join(dataDir, "mail")).filter((name) => name.startsWith(`member-${body.user.id}-`)),
    leave: () => member.delete("/account", { password: person.password, posts: "erase" }),
    changeTo: (email: string) => member.send("PUT", `/users/${body.user.id}`, { body: profile(email) }),
  };
}

test("S72 without a mail server, deleting an account deletes the mails written to files for it", async () => {
  const [leaving, staying] = [aPerson({ firstName: "Ludmilla" }), aPerson({ firstName: "Stanislav" })];
  for (const person of [leaving, staying]) {
    await board.visitor.post("/auth/signup", person);
    await board.visitor.post("/auth/recover-password", { email: person.email });
  }
  await expect.poll(() => mailsNaming("reset-password").length).toBe(2);
  const { body } = await board.visitor.post("/auth/login", { email: leaving.email, password: leaving.password });
  const member = caller(board.url, body.token);
  await member.send("PUT", `/users/${body.user.id}`, {
    body: aForm({ firstName: "Ludmilla", lastName: "L", email: `new-${leaving.email}` }),
  });
  await expect.poll(() => mailsNaming(leaving.email).length).toBe(3);
  expect((await member.delete("/account", { password: leaving.password, posts: "erase" })).status).toBe(204);
  expect(mailsNaming("Ludmilla")).toEqual([]);
  expect(mailsNaming(leaving.email)).toEqual([]);
  expect(mailsNaming(staying.email)).toHaveLength(1);
});

test("S72 deleting an account keeps others' mails to an address that it never confirmed", async () => {
  const letter = { name: "Nele", email: "nele@example.org", request: "May I come by?" };
  await board.visitor.post("/mail", letter);
  await expect.poll(() => mailsNaming("Nele").length).toBe(1);
  const pretender = await newMember("Prosper");
  expect((await pretender.changeTo(letter.email)).status).toBe(200);
  await expect.poll(() => pretender.mails().length).toBe(2);
  expect((await pretender.leave()).status).toBe(204);
  expect(mailsNaming("Nele")).toHaveLength(1);
  expect(pretender.mails()).toEqual([]);
});

test("S72 an unreadable mail file doesn't stop an account's deletion", async () => {
  const member = await newMember("Ottilie");
  await board.visitor.post("/auth/recover-password", { email: member.email });
  await expect.poll(() => member.mails().length).toBe(1);
  mkdirSync(join(dataDir, "mail", "0-unreadable.eml"));
  expect((await member.leave()).status).toBe(204);
  expect((await member.get("/account")).status).toBe(401);
  expect(member.mails()).toEqual([]);
});
