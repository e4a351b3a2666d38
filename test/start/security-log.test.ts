import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { withoutAddresses } from "../../server/process/address-redaction.ts";
import { testBoard } from "../support/board.ts";
import { aForm, aJob, aPerson } from "../support/builders.ts";
import { caller, type Reply } from "../support/caller.ts";
import { openPostOffice } from "../support/post-office.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { sending, startProvider } from "../support/provider-stub.ts";
import { type ServerProcess, type Settings, startServer } from "../support/server-process.ts";
import { unhurried } from "./data-folder.ts";

type Line = {
  msg: string;
  reqId?: string;
  userId?: number;
  of?: number;
  role?: string;
  status?: number;
  path?: string;
};

const linesOf = (server: ServerProcess): Line[] =>
  server
    .said()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const board = testBoard();
let wire: DatabaseWire;
beforeAll(async () => {
  wire = await databaseWire();
});
afterAll(() => wire.breakOff());
const start = (settings: Settings = {}) => {
  const { database } = board.address as { database: string };
  return startServer({ DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data", ...settings });
};

describe("the server's log", unhurried, () => {
  test("S69 has a line for each log-in, refusal and change of rights", async () => {
    const server = await start();
    const visitor = caller(server.url);
    const [ada, bob] = [aPerson({ lastName: "Abendroth" }), aPerson({ lastName: "Birnbaum" })];
    const ids: number[] = [];
    for (const person of [ada, bob]) ids.push((await visitor.post("/auth/signup", person)).body.user.id);
    await board.database`update users set role = 'admin' where id = ${ids[0] as number}`;
    const { body } = await visitor.post("/auth/login", ada);
    const admin = caller(server.url, body.token);
    await visitor.post("/auth/login", { ...bob, password: "wrong\nguess" });
    await visitor.post("/auth/login", { email: "nobody@example.org", password: "wrong guess" });
    const member = caller(server.url, (await visitor.post("/auth/login", bob)).body.token);
    await member.put(`/users/${ids[0]}/role?secret=concealed`, { role: "user" });
    await member.get(`/admin/images/${"0".repeat(64)}.webp`);
    await admin.put(`/users/${ids[1]}/role`, { role: "moderator" });
    await admin.put("/account/password", { currentPassword: "wrong guess", password: "newsecret1" });
    await caller(server.url, "a-token-of-nobody-at-all").get("/jobs");
    await member.post("/auth/logout");
    expect(await server.stop()).toBe(0);

    const lines = linesOf(server);
    const [adaId, bobId] = ids;
    expect(lines).toEqual([
      expect.objectContaining({ msg: "signed up", userId: adaId }),
      expect.objectContaining({ msg: "signed up", userId: bobId }),
      expect.objectContaining({ msg: "logged in", userId: adaId }),
      expect.objectContaining({ msg: "log-in refused", userId: bobId }),
      expect.objectContaining({ msg: "log-in refused" }),
      expect.objectContaining({ msg: "logged in", userId: bobId }),
      expect.objectContaining({ msg: "refused", userId: bobId, status: 403, path: `/api/users/${adaId}/role` }),
      expect.objectContaining({ msg: "refused", userId: bobId, status: 403, path: expect.stringContaining("images") }),
      expect.objectContaining({ msg: "role changed", userId: adaId, of: bobId, role: "moderator" }),
      expect.objectContaining({ msg: "wrong current password", userId: adaId }),
      expect.objectContaining({ msg: "refused", status: 401, path: "/api/jobs" }),
      expect.objectContaining({ msg: "logged out", userId: bobId }),
    ]);
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length);
    const said = server.said();
    for (const secret of [
      ada.email,
      bob.email,
      ada.password,
      "guess",
      body.token,
      "nobody",
      "concealed",
      "Abendroth",
    ]) {
      expect(said).not.toContain(secret);
    }
  });

  test("S06 S63 S69 never has a password, token or key, nor do replies and pages", async () => {
    const provider = await startProvider();
    const office = await openPostOffice(0, { password: "another password" });
    onTestFinished(async () => void (await Promise.all([provider.close(), office.close()])));
    const keys = ["sk-the-key-of-the-provider", "the-password-of-the-post"];
    provider.answer(sending(JSON.stringify({ error: { message: `Incorrect API key: ${keys[0]}` } }), 401));
    const server = await start({
      LOG_LEVEL: "debug",
      AI_BASE_URL: provider.url,
      AI_MODEL: "big",
      AI_API_KEY: keys[0] as string,
      SMTP_URL: office.url.replace("smtp://", `smtp://board:${keys[1]}@`),
    });
    const heard: string[] = [];
    const hear = (reply: Reply) => {
      heard.push(JSON.stringify(reply.body));
      return reply;
    };
    const visitor = caller(server.url);
    const person = aPerson({ password: "harbourside" });
    const { body: signedUp } = hear(await visitor.post("/auth/signup", person));
    const { body } = await visitor.post("/auth/login", person);
    const member = caller(server.url, body.token);
    const { body: job } = hear(await member.post("/jobs", aJob()));
    const messages = [{ role: "user", content: "How is it?" }];
    expect(hear(await member.post("/prompts", { messages, jobId: job.id })).status).toBe(502);
    hear(await visitor.post("/auth/recover-password", { email: person.email }));
    hear(await visitor.post("/auth/reset-password", { token: body.token, password: person.password }));
    hear(
      await member.send("PUT", `/users/${signedUp.user.id}`, { body: aForm({ ...person, email: "new@example.org" }) }),
    );
    const own = ["/account/export", "/account", "/account/sessions", "/openapi.json"];
    for (const path of own) hear(await member.get(path));
    for (const page of ["/", "/about", "/no-such-page"]) heard.push(await (await fetch(`${server.url}${page}`)).text());
    await expect.poll(() => server.said(), { timeout: 15_000 }).toContain("mails wait, and are tried again");
    expect(await server.stop()).toBe(0);

    for (const secret of [...keys, person.password, body.token, "argon2"]) {
      expect(server.said()).not.toContain(secret);
      expect(heard.join("\n")).not.toContain(secret);
    }
    expect(linesOf(server).length).toBeGreaterThan(10);
  });

  test("S69 never has a text that the database refused", async () => {
    const server = await start();
    const person = aPerson();
    await caller(server.url).post("/auth/signup", person);
    const { body } = await caller(server.url).post("/auth/login", person);
    const member = caller(server.url, body.token);
    const { body: job } = await member.post("/jobs", aJob());
    await board.database`alter table comments add constraint short check (length(text) < 5)`;
    const text = 'Between us, "call" me';
    expect((await member.post("/comments", { parent: "jobs", parentId: job.id, text })).status).toBe(500);
    expect(await server.stop()).toBe(0);
    expect(linesOf(server).map(({ msg }) => msg)).toContainEqual(expect.stringContaining("violates check constraint"));
    expect(server.said()).not.toContain("Between us");
  });
});

test("S87 removing addresses from a line of the log keeps it valid JSON", () => {
  const long = `${"x".repeat(120)}@board.example`;
  const lines = JSON.stringify({ msg: `550 refused\nada@board.example\t${long}\u0001bob@board.example` });
  expect(JSON.parse(withoutAddresses(lines))).toEqual({ msg: "550 refused\n[address]\t[address]\u0001[address]" });
});
