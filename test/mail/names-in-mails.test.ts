import { afterAll, beforeAll, expect, test } from "vitest";
import { addressesInFile } from "../../web/cohorts/roster-addresses.ts";
import { importStage } from "../cli/import-stage.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice } from "../support/post-office.ts";

const office = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, TEAM_EMAIL: "team@board.example", RATE_LIMIT_SCALE: "1000" });
const stage = importStage();
beforeAll(() => board.startMail());
afterAll(() => office.close());

test.for([
  ["Mi\u202era", "\u2068Mi\u202era\u2069"],
  ["Mi\u2069\u202era", "\u2068Mi\u202era\u2069"],
  ["=?utf-8?q?Board?=", "=?utf-8?q?Board?="],
  ["مريم", "مريم"],
] as const)("S166 a name is isolated or escaped in a mail's subject and text: %j", async ([name, shown]) => {
  await board.visitor.post("/mail", { name, email: "mira@example.org", request: "May I join?" });
  const mail = await office.mailTo("team@board.example");
  expect(mail.subject).toBe(`A request from ${shown}`);
  expect(mail.text).toContain(`${shown} <mira@example.org> writes:`);
});

test("an import reads Windows-1252 and refuses a UTF-8 file with invalid bytes, naming the row", async () => {
  const rows = "name\nMüller\nGr\u00fc\u00df\nNöh\n";
  const mixed = Buffer.concat([Buffer.from("name\nMüller\nGr"), Buffer.from([0xfc]), Buffer.from("n\nNöh\n")]);
  await expect(stage.importing({ "firms.csv": mixed })).rejects.toThrow(
    "Row 3 of firms.csv isn't valid UTF-8: save the file again as UTF-8.",
  );
  expect((await stage.importing({ "firms.csv": Buffer.from(rows, "latin1") })).refusals).toEqual([]);
});

test("S166 the browser reads a roster's encoding as the import does", async () => {
  const row = [0x6d, 0xfc, 0x40, 0x62, 0x2e, 0x64, 0x65, 0x0a];
  const file = (...parts: (string | number[])[]) =>
    new File(
      parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part))),
      "roster.csv",
    );
  await expect(addressesInFile(file("E-Mail\njörg@b.de\n", row))).rejects.toMatchObject({ row: 3 });
  expect(await addressesInFile(file("E-Mail\n", row))).toEqual(["mü@b.de"]);
  expect(await addressesInFile(file("E-Mail\njörg@b.de\n"))).toEqual(["jörg@b.de"]);
});
