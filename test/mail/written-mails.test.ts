import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { forgetWrittenMails } from "../../server/mail/mailer.ts";

test("S72 deleting an account deletes its mails written to files, and no others", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "homecoming-mails-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "mail"));
  const write = (name: string, to: string) => {
    const headers = `From: Homecoming <homecoming@localhost>\r\nTo: ${to}`;
    writeFileSync(join(dataDir, "mail", name), `${headers}\r\n\r\nann@x.org`);
  };
  write("1.eml", "joann@x.org");
  write("2.eml", "ann@x.org");
  write("3.eml", "Ann <ANN@x.org>");
  write("4.eml", "g@localhost");
  write("member-7-5.eml", "once-ann@x.org");
  write("member-77-6.eml", "joann@x.org");
  const complaints: unknown[] = [];
  const complain = (error: unknown) => complaints.push(error);
  await forgetWrittenMails(readConfig({ DATA_DIR: dataDir }), 7, ["ann@x.org", "g@localhost"], complain);
  expect(complaints).toEqual([]);
  expect(readdirSync(join(dataDir, "mail"))).toEqual(["1.eml", "member-77-6.eml"]);
});
