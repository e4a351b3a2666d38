import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  checkAssistants,
  checkDatabase,
  checkDisk,
  checkMail,
  checkServing,
  checkSettings,
  checkSettingsFiles,
  type Finding,
} from "../../server/cli/doctor-checks.ts";
import { readConfig } from "../../server/config/config.ts";
import type { Database } from "../../server/database/connection.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { testBoard } from "../support/board.ts";
import { selfSigned } from "../support/certificate.ts";

const board = testBoard();

const inShort = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ about, state }) => [about, state]));

test("doctor finds nothing broken with the default settings", async () => {
  const config = readConfig({});
  expect(inShort(checkSettings(config))).toEqual({
    address: "well",
    https: "well",
    language: "well",
    push: "mind",
    team: "mind",
    imprint: "mind",
  });
  expect(await checkDisk(config)).toMatchObject({ about: "disk", words: expect.stringMatching(/ GB free/) });
  expect(await checkAssistants(config)).toMatchObject([{ state: "well" }]);
});

test("doctor names the default language", () => {
  const spoken = (DEFAULT_LOCALE: string) =>
    checkSettings(readConfig({ DEFAULT_LOCALE })).find(({ about }) => about === "language")?.words;
  expect([spoken("en"), spoken("de")]).toEqual([
    "English for people who chose no other (DEFAULT_LOCALE)",
    "German for people who chose no other (DEFAULT_LOCALE)",
  ]);
});

test("doctor reports a public board without a public address, HTTPS or mail", () => {
  const open = checkSettings(readConfig({ HOST: "0.0.0.0" }));
  expect(inShort(open).address).toBe("broken");
  const named = inShort(checkSettings(readConfig({ HOST: "0.0.0.0", PUBLIC_URL: "http://board.example.org" })));
  expect(named).toMatchObject({ address: "well", https: "broken", mail: "broken" });
});

test("doctor reports undelivered events", async () => {
  const { id } = await board.join();
  const checked = board.database.begin(async (sql) => {
    await sql`
      insert into events (kind, actor_id, member_id, at) values ('member.joined', ${id}, ${id}, now() - interval '2 minutes')`;
    const findings = await checkDatabase(sql as unknown as Database, readConfig({}));
    throw findings.find(({ about }) => about === "notifications");
  });
  await expect(checked).rejects.toMatchObject({
    state: "broken",
    words: expect.stringMatching(/^\d+ events are not delivered yet, the oldest for 2 minutes/),
  });
});

test("doctor checks the database for admins, unknown migrations and a recent backup", async () => {
  await board.join();
  expect(inShort(await checkDatabase(board.database, readConfig({})))).toEqual({
    database: "well",
    upgrades: "well",
    admin: "broken",
    backup: "mind",
    search: "well",
    notifications: "well",
    passkeys: "well",
  });
  await board.join({ role: "admin" });
  await board.database`insert into backups (rows, bytes) values (1, 1)`;
  await board.database`insert into migrations (name) values ('999-later.sql')`;
  const findings = await checkDatabase(board.database, readConfig({}));
  expect(inShort(findings)).toMatchObject({ upgrades: "mind", admin: "well", backup: "well" });
  expect(findings[1]?.words).toContain("999-later.sql");
});

test("P21 doctor reports accounts waiting for approval, and warns after three days", async () => {
  const admission = async () =>
    (await checkDatabase(board.database, readConfig({}))).find(({ about }) => about === "admission");
  expect(await admission()).toBeUndefined();
  const [mira, jonas] = [await board.join(), await board.join()];
  await board.database`update users set state = 'waiting' where id in ${board.database([mira.id, jonas.id])}`;
  expect(await admission()).toMatchObject({
    state: "well",
    words: "2 accounts wait for approval, the oldest for 0 days",
  });
  await board.database`update users set created_at = now() - interval '4 days' where id = ${mira.id}`;
  const late = await admission();
  expect(late?.state).toBe("mind");
  expect(late?.words).toContain("the oldest for 4 days: on /admin/members, or npm run board -- admit");
  await board.database`update users set state = 'shown' where id in ${board.database([mira.id, jonas.id])}`;
});

test("doctor reports a mail server, assistant or board that doesn't answer", async () => {
  const gone = readConfig({
    SMTP_URL: "smtp://127.0.0.1:1",
    AI_BASE_URL: "http://127.0.0.1:1/v1",
    AI_MODEL: "any",
    PUBLIC_URL: "http://127.0.0.1:1",
  });
  const mail = mailQueue(board.address, { log: () => {} });
  expect(inShort(await checkMail(gone, mail, board.database))).toMatchObject({
    "mail server": "broken",
    "failed mails": "well",
  });
  await mail.stop();
  expect(await checkAssistants(gone)).toMatchObject([{ state: "broken" }]);
  expect(await checkServing(gone)).toMatchObject({ state: "broken", words: expect.stringContaining("(bad port)") });
  expect(await checkServing(readConfig({ PUBLIC_URL: board.url }))).toMatchObject({ state: "well" });
});

const named = readConfig({ PUBLIC_URL: "https://board.example.org" });

test("doctor reports an old or missing backup as broken, on a laptop as a warning", async () => {
  const about = async (config: typeof named) => inShort(await checkDatabase(board.database, config)).backup;
  await board.database`delete from backups`;
  expect([await about(named), await about(readConfig({}))]).toEqual(["broken", "mind"]);
  await board.database`insert into backups (rows, bytes, taken_at) values (1, 1, now() - interval '3 days')`;
  expect([await about(named), await about(readConfig({ PUBLIC_URL: "http://127.0.0.1:3000" }))]).toEqual([
    "broken",
    "mind",
  ]);
  await board.database`insert into backups (rows, bytes) values (1, 1)`;
  expect(await about(named)).toBe("well");
});

test("doctor warns of an untrusted proxy and of settings files that everyone can read", async () => {
  expect(inShort(checkSettings(named)).proxy).toBe("mind");
  expect(inShort(checkSettings(readConfig({ PUBLIC_URL: "https://board.example.org", TRUST_PROXY: "1" }))).proxy).toBe(
    undefined,
  );
  const folder = await mkdtemp(join(tmpdir(), "homecoming-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [open, closed, none] = ["open.env", "closed.env", "none.env"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(open, "SMTP_URL=smtp://user:secret@localhost");
  await chmod(open, 0o644);
  await writeFile(closed, "", { mode: 0o600 });
  const findings = await checkSettingsFiles([open, closed, none]);
  expect(findings).toMatchObject([{ state: "mind", words: expect.stringContaining(`chmod 600 ${open}`) }]);
});

test("doctor reports failed mails", async () => {
  const mail = mailQueue(board.address, { log: () => {} });
  onTestFinished(() => mail.stop());
  const kept = await mail.list();
  const failed = [{ id: "1", to: "x", subject: "x", createdAt: new Date(), attempts: 1, reason: "no" }];
  const findings = await checkMail(named, { ...mail, list: async () => ({ ...kept, failed }) }, board.database);
  expect(inShort(findings)).toMatchObject({ "failed mails": "broken" });
});

test("doctor reports an untrusted certificate", async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-tls-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { key, cert } = selfSigned(folder);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_, reply) => reply.end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const finding = await checkServing(readConfig({ PUBLIC_URL: `https://localhost:${port}` }));
  expect(finding).toMatchObject({ state: "broken", words: expect.stringMatching(/self-signed certificate/) });
});
