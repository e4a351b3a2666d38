import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBoard } from "../stage/board.ts";
import { aForm, aPerson } from "../stage/builders.ts";
import { caller } from "../stage/caller.ts";

const dataDir = mkdtempSync(join(tmpdir(), "homecoming-traces-"));
const board = testBoard({ DATA_DIR: dataDir });

beforeAll(() => board.startMail());
afterAll(() => rmSync(dataDir, { recursive: true }));

const mailsNaming = (word: string) =>
  readdirSync(join(dataDir, "mail")).filter((file) => readFileSync(join(dataDir, "mail", file), "utf8").includes(word));

test("S72 without a mail server, the written mails of someone who leaves go with them", async () => {
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
  await expect.poll(() => mailsNaming("Ludmilla").length).toBe(3);
  expect((await member.delete("/account", { password: leaving.password, posts: "erase" })).status).toBe(204);
  expect(mailsNaming("Ludmilla")).toEqual([]);
  expect(mailsNaming(leaving.email)).toEqual([]);
  expect(mailsNaming("Stanislav")).toHaveLength(1);
});
