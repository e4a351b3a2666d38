import { expect, test } from "vitest";
import {
  checkAssistants,
  checkDatabase,
  checkDisk,
  checkMail,
  checkServing,
  checkSettings,
  type Finding,
} from "../../server/board/doctor-checks.ts";
import { readConfig } from "../../server/config.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { testBoard } from "../stage/board.ts";

const board = testBoard();

const inShort = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ about, state }) => [about, state]));

test("on a laptop nothing is broken", async () => {
  const config = readConfig({});
  expect(inShort(checkSettings(config))).toEqual({ address: "well", https: "well", team: "mind", imprint: "mind" });
  expect(await checkDisk(config)).toMatchObject({ about: "disk", words: expect.stringMatching(/ GB free/) });
  expect(await checkAssistants(config)).toMatchObject([{ state: "well" }]);
});

test("says what keeps a public board from working", () => {
  const open = checkSettings(readConfig({ HOST: "0.0.0.0" }));
  expect(inShort(open).address).toBe("broken");
  const named = inShort(checkSettings(readConfig({ HOST: "0.0.0.0", PUBLIC_URL: "http://board.example.org" })));
  expect(named).toMatchObject({ address: "well", https: "broken", mail: "broken" });
});

test("knows the database: who is admin, whether a newer program used it, when it was backed up", async () => {
  await board.join();
  expect(inShort(await checkDatabase(board.database))).toEqual({
    database: "well",
    upgrades: "well",
    admin: "broken",
    backup: "mind",
  });
  await board.join({ role: "admin" });
  await board.database`insert into backups (rows, bytes) values (1, 1)`;
  await board.database`insert into migrations (name) values ('999-later.sql')`;
  const findings = await checkDatabase(board.database);
  expect(inShort(findings)).toMatchObject({ upgrades: "mind", admin: "well", backup: "well" });
  expect(findings[1]?.words).toContain("999-later.sql");
});

test("says where a mail server, an assistant or the board itself does not answer", async () => {
  const gone = readConfig({
    SMTP_URL: "smtp://127.0.0.1:1",
    AI_BASE_URL: "http://127.0.0.1:1/v1",
    AI_MODEL: "any",
    PUBLIC_URL: "http://127.0.0.1:1",
  });
  const mail = mailQueue(board.address, { log: () => {} });
  expect(inShort(await checkMail(gone, mail))).toMatchObject({ "mail server": "broken", "failed mails": "well" });
  await mail.stop();
  expect(await checkAssistants(gone)).toMatchObject([{ state: "broken" }]);
  expect(await checkServing(gone)).toMatchObject({ state: "mind" });
  expect(await checkServing(readConfig({ PUBLIC_URL: board.url }))).toMatchObject({ state: "well" });
});
