import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { startMail } from "../../server/process/mail-service.ts";
import { unhurried } from "../start/data-folder.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice } from "../support/post-office.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const board = testBoard();
let wire: DatabaseWire;

beforeAll(async () => {
  wire = await databaseWire();
});
afterEach(() => board.database`delete from pgboss.job`);
afterAll(() => wire.breakOff());

/** Sends the board's mails by this mail server, as a server of the board does. */
async function startSending(smtpUrl: string, more: Record<string, string> = {}) {
  const said: string[] = [];
  const mail = mailQueue(board.address, { log: (line) => said.push(line), retryDelay: 1 });
  const config = readConfig({ SMTP_URL: smtpUrl, CONFIRM_EMAIL: "off", ...more });
  await startMail({ database: board.database, config, mail, limits: rateLimits(board.database, 1) }, () => {});
  return { said: () => said.join("\n"), stop: () => mail.stop() };
}
/** A server of the board with a log, which does the same. */
function startLogging(smtpUrl: string, more: Record<string, string> = {}) {
  const { database } = board.address as { database: string };
  const place = { DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data" };
  return startServer({ ...place, SMTP_URL: smtpUrl, CONFIRM_EMAIL: "off", ...more });
}

async function ask(name: string) {
  // More than one network may send in an hour.
  await board.database`delete from rate_limits`;
  const sent = await board.visitor.post("/mail", { name, email: "vera@example.org", request: "May I join?" });
  expect(sent.status).toBe(202);
}
/** The lines of its log without those of the start. */
const logOf = ({ said }: ServerProcess) =>
  said()
    .match(/^\{.*$/gm)
    ?.join("\n");
const states = () => board.database<{ name: string; retryCount: number }[]>`
  select name, retry_count from pgboss.job where state < 'completed' and name like 'mail%'`;

describe("a mail server", unhurried, () => {
  test("F11 that refuses the log-in gets waiting mails once its password is right", async () => {
    const office = await openPostOffice(0, { password: "the right one" });
    await ask("Early");
    const wrong = await startLogging(office.url.replace("//", "//board%40office.example:wrong@"));
    await expect.poll(states).toMatchObject([{ name: "mail" }]);
    await expect.poll(() => wrong.said()).toContain("mails wait, and are tried again");
    await wrong.stop();
    expect(wrong.said()).toContain("535");
    expect(logOf(wrong)).not.toMatch(/\w@\w/);
    const none = await startSending(office.url);
    await expect.poll(() => none.said()).toContain("mails wait, and are tried again");
    await none.stop();
    expect(await states()).toMatchObject([{ name: "mail" }]);
    const right = await startSending(office.url.replace("//", "//board%40office.example:the%20right%20one@"));
    expect((await office.mailTo("homecoming@localhost")).subject).toBe("A request from Early");
    await right.stop();
    await office.close();
  });

  test("S87 that names an address on refusing the log-in puts none into the workers' log", {
    tags: "all",
  }, async () => {
    const office = await openPostOffice(0, { password: "the right one" });
    await ask("Several");
    const server = await startLogging(office.url.replace("//", "//board:wrong@"), { WORKERS: "2" });
    await expect.poll(() => server.said()).toContain("Wrong user or password for [address]");
    await server.stop();
    await office.close();
    expect(server.said()).not.toContain("@office.example");
  });

  test("S87 that names an address on refusing a mail puts none into the log", async () => {
    const office = await openPostOffice();
    office.behave("refuses for good");
    const server = await startLogging(office.url, { LOG_LEVEL: "debug" });
    await ask("Refused");
    await expect.poll(() => server.said()).toContain("was refused for good (550)");
    await server.stop();
    await office.close();
    expect(logOf(server)).not.toMatch(/\w@\w/);
    const [kept] = await board.database`select data->>'reason' as reason from pgboss.job where name = 'mail-failed'`;
    expect(kept?.reason).toContain("No such user: homecoming@localhost");
  });

  test("S88 on another machine gets unencrypted mail only with SMTP_INSECURE", { tags: "all" }, async () => {
    const office = await openPostOffice();
    const elsewhere = office.url.replace("127.0.0.1", "0.0.0.0");
    await ask("Open");
    const server = await startSending(elsewhere);
    await expect.poll(() => server.said()).toContain("STARTTLS");
    await server.stop();
    expect(office.attempts).toBe(0);
    expect(await states()).toMatchObject([{ name: "mail" }]);
    const insecure = await startSending(elsewhere, { SMTP_INSECURE: "1" });
    expect((await office.mailTo("homecoming@localhost")).subject).toBe("A request from Open");
    await insecure.stop();
    await office.close();
  });

  test("S88 with an untrusted certificate on another machine gets mail only with SMTP_INSECURE", async () => {
    const office = await openPostOffice(0, { encrypts: true });
    const elsewhere = office.url.replace("127.0.0.1", "0.0.0.0");
    await ask("Careful");
    const careful = await startSending(elsewhere);
    await expect.poll(() => careful.said()).toContain("certificate");
    await careful.stop();
    expect(office.attempts).toBe(0);
    const here = await startSending(office.url);
    expect((await office.mailTo("homecoming@localhost")).subject).toBe("A request from Careful");
    await here.stop();
    await ask("Trusting");
    const trusting = await startSending(elsewhere, { SMTP_INSECURE: "1" });
    expect((await office.mailTo("homecoming@localhost")).subject).toBe("A request from Trusting");
    await trusting.stop();
    await office.close();
  });
});
