import { expect, onTestFinished, test } from "vitest";
import { checkDatabase, sendTestMail } from "../../server/cli/doctor-checks.ts";
import { readConfig } from "../../server/config/config.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice } from "../support/post-office.ts";

const board = testBoard();

test("the doctor sends a test mail and reports the result", async () => {
  const office = await openPostOffice();
  onTestFinished(() => office.close());
  const config = readConfig({ SMTP_URL: office.url, MAIL_FROM: "board@example.org" });
  expect(await sendTestMail(config, "me@example.org")).toMatchObject({ state: "well" });
  expect(JSON.stringify(office.mails)).toContain("a test mail");
  expect(await sendTestMail(config, "me")).toMatchObject({ state: "broken", words: "me is no e-mail address." });
  expect(await sendTestMail(readConfig({}), "me@example.org")).toMatchObject({ state: "broken" });
});

test("the doctor reports a board that has members but no admin", async () => {
  const admin = async () =>
    (await checkDatabase(board.database, readConfig({}))).find(({ about }) => about === "admin")?.state;
  expect(await admin()).toBe("mind");
  await board.join();
  expect(await admin()).toBe("broken");
  await board.join({ role: "admin" });
  expect(await admin()).toBe("well");
});
