import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { testBoard } from "../support/board.ts";
import { openPostOffice, type PostOffice } from "../support/post-office.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { startServer } from "../support/server-process.ts";

const wide = { RATE_LIMIT_SCALE: "1000" };
const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off", TEAM_EMAIL: "team@board.example", ...wide });
const quiet = testBoard({ TEAM_EMAIL: "team@board.example", ...wide });
const away: PostOffice = await openPostOffice();
const cut = testBoard({ SMTP_URL: away.url, CONFIRM_EMAIL: "off", TEAM_EMAIL: "team@board.example", ...wide });
let wire: DatabaseWire;

beforeAll(async () => {
  wire = await databaseWire();
});
afterAll(async () => {
  await office.close();
  await wire.breakOff();
});

const name = (number: number) => `Visitor ${String(number).padStart(4, "0")}`;
const isRequest = ({ subject }: { subject?: string }) => subject?.startsWith("A request from");

/** Sends so many contact requests, by ten visitors at a time. */
async function write({ visitor }: typeof board, mails: number): Promise<void> {
  const ask = async (number: number) => {
    const request = { name: name(number), email: "vera@example.org", request: "May I join?" };
    // A busy machine refuses some, and stores nothing of them.
    await expect.poll(async () => (await visitor.post("/mail", request)).status).toBe(202);
  };
  for (let number = 0; number < mails; number += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, next) => ask(number + next)));
  }
}

describe("many mails", unhurried, () => {
  test("F28 are sent in batches, with recoveries first, even to a slow mail server", async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => board.join()));
    await write(board, 150);
    office.behave("dawdles");
    for (const { email } of members) await board.visitor.post("/auth/recover-password", { email });
    await board.startMail();
    for (const { email } of members.slice(0, 5)) await office.mailTo(email);
    expect(office.mails.filter(isRequest).length).toBeLessThan(100);
    office.behave("takes");
    for (const { email } of members.slice(5)) await office.mailTo(email);
    await expect.poll(() => office.mails.filter(isRequest).length).toBe(150);
  });

  test("F11 F28 queued during an outage are sent once each, with recoveries first", {
    tags: "all",
  }, async () => {
    await away.close();
    const members = await Promise.all(Array.from({ length: 10 }, () => cut.join()));
    await cut.startMail();
    await write(cut, 200);
    for (const { email } of members) await cut.visitor.post("/auth/recover-password", { email });
    const waiting = () => cut.database`select from pgboss.job where name = 'mail' and state = 'retry'`;
    await expect.poll(async () => (await waiting()).count).toBe(210);
    const back = await openPostOffice(Number(new URL(away.url).port));
    // As if the hour were over for all mails.
    await cut.database`update pgboss.job set start_after = now() where name = 'mail'`;
    await expect.poll(() => back.mails.length).toBe(210);
    await expect.poll(async () => (await cut.database`select from pgboss.job where name = 'mail'`).count).toBe(0);
    const subjects = back.mails.map(({ subject }) => subject);
    expect(new Set(subjects.filter((subject) => subject?.startsWith("A request from"))).size).toBe(200);
    const places = back.mails.flatMap((mail, place) => (isRequest(mail) ? [] : [place]));
    expect(places).toHaveLength(10);
    expect(Math.max(...places)).toBeLessThan(100);
    expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(210);
    await back.close();
  });

  test("F29 being sent during a kill are resent with the same id, all others once", {
    tags: "all",
  }, async () => {
    const { database } = quiet.address as { database: string };
    const settings = {
      DATABASE_URL: wire.urlOf(database),
      SMTP_URL: office.url,
      CONFIRM_EMAIL: "off",
      DATA_DIR: "/nonexistent/data",
    };
    const before = office.mails.length;
    const sent = () => office.mails.slice(before);
    await write(quiet, 300);
    const first = await startServer(settings);
    await expect.poll(() => sent().length, { interval: 5 }).toBeGreaterThan(40);
    await first.kill("SIGKILL");
    expect(sent().length).toBeLessThan(300);
    const second = await startServer(settings);
    await expect.poll(() => new Set(sent().map(({ subject }) => subject)).size, { timeout: 90_000 }).toBe(300);
    await expect.poll(async () => (await quiet.database`select from pgboss.job where name = 'mail'`).count).toBe(0);
    await second.stop();
    expect(new Set(sent().map(({ messageId }) => messageId)).size).toBe(300);
    expect(sent().length - 300).toBeLessThanOrEqual(10);
  });
});
