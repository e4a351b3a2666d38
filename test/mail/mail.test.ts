import { beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { withNewToken } from "../../server/people/accounts/mail-renewal.ts";
import { startMail } from "../../server/process/mail-service.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice, type PostOffice } from "../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({
  SMTP_URL: office.url,
  CONFIRM_EMAIL: "off",
  TEAM_EMAIL: "team@board.example",
  RATE_LIMIT_SCALE: "100",
});

beforeAll(() => board.startMail());
const aRequest = (given: Record<string, unknown> = {}) => ({
  name: "Vera Visitor",
  email: "vera@example.org",
  request: "May I join?\n\nI graduated in 2019.",
  ...given,
});
const queued = async (queue: string) =>
  (await board.database`select id from pgboss.job where name = ${queue} and state < 'completed'`).length;
const ask = (given?: Record<string, unknown>) => board.visitor.post("/mail", aRequest(given));

test("S56 a contact request reaches only the team, with the visitor as Reply-To", async () => {
  const member = await board.join({ firstName: "Mira", lastName: "Okafor" });
  const hostile = {
    to: "victim@example.org",
    emailTo: "victim@example.org",
    cc: "victim@example.org",
    aboutId: member.id,
  };
  expect(await ask(hostile)).toMatchObject({ status: 202, body: { message: "Email was successfully sent" } });
  const mail = await office.mailTo("team@board.example");
  expect(mail.subject).toBe("A request from Vera Visitor");
  expect(mail.replyTo?.value[0]?.address).toBe("vera@example.org");
  expect(mail.text).toContain("I graduated in 2019.");
  expect(mail.text).toContain(`Mira Okafor (member ${member.id})`);
  expect(JSON.stringify(mail.headerLines)).not.toContain("victim");
});

test("S58 a contact request can use the old field names, and its markup is escaped", async () => {
  const fields = {
    emailTo: "x@example.org",
    emailSubject: "Hello",
    emailText: "<b>bold</b>",
    emailHTML: "<script>1</script>",
  };
  expect((await board.visitor.post("/mail", fields)).status).toBe(202);
  const mail = await office.mailTo("team@board.example");
  expect(mail.html).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(mail.html).not.toContain("<script>");
});

test("S57 a contact request gets 400 for line breaks in headers and missing or overlong fields", async () => {
  expect((await ask({ name: "Vera\r\nBcc: victim@example.org" })).status).toBe(400);
  expect((await ask({ email: "vera@example.org\r\nBcc: victim@example.org" })).status).toBe(400);
  expect((await ask({ request: "x".repeat(5001) })).status).toBe(400);
  expect((await ask({ name: "x".repeat(101) })).status).toBe(400);
  const empty = await board.visitor.post("/mail", {});
  expect(empty.body.fields).toEqual({
    name: "This field is required",
    email: "This field is required",
    request: "This field is required",
  });
});

test("S59 a contact request with a filled honeypot gets the usual reply and isn't sent", async () => {
  const before = office.mails.length;
  expect((await ask({ website: "https://spam.example" })).status).toBe(202);
  await ask({ name: "After" });
  expect((await office.mailTo("team@board.example")).subject).toBe("A request from After");
  expect(office.mails.length).toBe(before + 1);
});

test("F11 a temporarily refused mail is retried and arrives once", async () => {
  office.behave("refuses for now");
  const before = office.attempts;
  expect((await ask({ name: "Patient" })).status).toBe(202);
  await expect.poll(() => office.attempts).toBeGreaterThan(before);
  office.behave("takes");
  expect((await office.mailTo("team@board.example")).subject).toBe("A request from Patient");
  await expect.poll(() => queued("mail")).toBe(0);
});

test("F11 a permanently refused mail is kept with the reason and resent only on request", async () => {
  office.behave("refuses for good");
  const before = office.attempts;
  expect((await ask({ name: "Refused" })).status).toBe(202);
  await expect.poll(() => queued("mail-failed")).toBe(1);
  const [kept] = await board.database`select data from pgboss.job where name = 'mail-failed'`;
  expect(kept?.data).toMatchObject({ to: "team@board.example", reason: expect.stringContaining("No such user") });
  expect(office.attempts).toBe(before + 1);
  expect(await queued("mail")).toBe(0);
  office.behave("takes");

  const mail = mailQueue(board.address, { log: () => {} });
  expect((await mail.list()).failed).toMatchObject([{ to: "team@board.example", reason: expect.any(String) }]);
  expect(await mail.retryFailed(board.database, withNewToken)).toEqual({ waiting: 1, over: 0 });
  expect((await mail.list()).failed).toEqual([]);
  expect((await office.mailTo("team@board.example")).subject).toBe("A request from Refused");
  await mail.stop();
});

test("F11 a slow mail server doesn't delay replies", async () => {
  office.behave("dawdles");
  const [reply, list] = await Promise.all([ask({ name: "Slow" }), board.visitor.get("/stats")]);
  expect([reply.status, list.status]).toEqual([202, 200]);
  expect((await office.mailTo("team@board.example")).subject).toBe("A request from Slow");
  office.behave("takes");
});

test("F18 two processes on one database send each mail once", async () => {
  const other = mailQueue(board.address, { log: () => {}, pollSeconds: 0.5 });
  const config = readConfig({ SMTP_URL: office.url, CONFIRM_EMAIL: "off" });
  await startMail({ database: board.database, config, mail: other, limits: rateLimits(board.database, 1) }, () => {});
  const names = Array.from({ length: 20 }, (_, number) => `Twin ${number}`);
  for (const name of names) await ask({ name });
  await expect.poll(() => queued("mail")).toBe(0);
  await other.stop();
  const sent = office.mails.map(({ subject }) => subject).filter((subject) => subject?.includes("Twin"));
  expect(sent.toSorted()).toEqual(names.map((name) => `A request from ${name}`).toSorted());
});

test("F11 while the mail server is down, contact requests are accepted and sent later", async () => {
  const port = Number(new URL(office.url).port);
  await office.close();
  expect((await ask({ name: "Early" })).status).toBe(202);
  const triedAgain = () => board.database`select from pgboss.job where name = 'mail' and retry_count > 0`;
  await expect.poll(async () => (await triedAgain()).count).toBeGreaterThan(0);
  const reopened = await openPostOffice(port);
  // As if the seconds until the next attempt were over.
  await board.database`update pgboss.job set start_after = now() where name = 'mail'`;
  expect((await reopened.mailTo("team@board.example")).subject).toBe("A request from Early");
  await reopened.close();
});
