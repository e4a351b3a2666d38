import type { ParsedMail } from "mailparser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailTo } from "../../server/mail/mail-builder.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice, type PostOffice } from "../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const settings = { organisation: "Café “Süd”", publicUrl: "https://board.example", defaultLocale: "en" } as const;
const board = testBoard({
  SMTP_URL: office.url,
  CONFIRM_EMAIL: "off",
  TEAM_EMAIL: "team@board.example",
  ORGANISATION: settings.organisation,
  PUBLIC_URL: settings.publicUrl,
});

beforeAll(() => board.startMail());
afterAll(() => office.close());

const headersOf = ({ headerLines }: ParsedMail) =>
  Object.fromEntries(headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(":") + 2)]));

test("every mail has headers for automatic mail, its list and its language", async () => {
  const member = await board.join();
  await board.visitor.post("/auth/recover-password", { email: member.email });
  await board.visitor.post("/mail", { name: "Vera", email: "vera@example.org", request: "May I join?" });
  for (const mail of [await office.mailTo(member.email), await office.mailTo("team@board.example")]) {
    const headers = headersOf(mail);
    expect(headers).toMatchObject({ "auto-submitted": "auto-generated", "content-language": "en" });
    expect(headers["list-id"]).toMatch(/<board\.board\.example>$/);
    expect(headers).not.toHaveProperty("list-unsubscribe");
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.text).toMatch(/-- \nThe board of Café “Süd”\n$/);
  }
});

test("optional mails have headers for one-click unsubscribing", async () => {
  const unsubscribe = "https://board.example/unsubscribe?a=b";
  const say = () => ({ subject: "This week", paragraphs: ["Nothing."] });
  const queue = mailQueue(board.address, { log: () => {}, sends: false });
  const reader = { email: "reader@example.org", language: "en" } as const;
  await queue.add(board.database, mailTo(settings, reader, say, { unsubscribe }));
  await queue.stop();
  expect(headersOf(await office.mailTo(reader.email))).toMatchObject({
    "list-unsubscribe": `<${unsubscribe}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});
