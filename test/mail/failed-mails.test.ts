import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daily, quarterHourly } from "../../server/due/due-steps.ts";
import { aCohort, joined } from "../people/cast.ts";
import { unhurried } from "../start/data-folder.ts";
import { testBoard } from "../support/board.ts";
import { aForm } from "../support/builders.ts";
import { runHere } from "../support/command-line.ts";
import { doneOn } from "../support/notifications/news.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../support/post-office.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { startServer } from "../support/server-process.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off" });
let wire: DatabaseWire;
const settings = () => {
  const { database } = board.address as { database: string };
  return {
    DATABASE_URL: wire.urlOf(database),
    SMTP_URL: office.url,
    CONFIRM_EMAIL: "off",
    DATA_DIR: "/nonexistent/data",
  };
};
const run = (...words: string[]) => runHere(words, settings());

beforeAll(async () => {
  wire = await databaseWire();
  await board.startMail();
});
afterAll(async () => {
  await office.close();
  await wire.breakOff();
});

const failed = () =>
  board.database<{ data: { text: string; html: string } }[]>`select data from pgboss.job where name = 'mail-failed'`;

const waiting = async () => (await board.database`select from pgboss.job where name = 'mail'`).count;

/** Makes the mails sent meanwhile fail permanently. */
async function whileRefused(mails: number, act: () => Promise<unknown>): Promise<void> {
  await expect.poll(waiting).toBe(0);
  office.behave("refuses for good");
  await act();
  await expect.poll(async () => (await failed()).length).toBe(mails);
  office.behave("takes");
}

async function sendAgain(): Promise<string> {
  const { code, said } = await run("mail", "--send-again");
  expect(code).toBe(0);
  return said;
}

describe("a failed mail", unhurried, () => {
  test("S89 is stored without its token and resent with a new one", async () => {
    const [forgetful, moving] = [await board.join(), await board.join()];
    const invited = await board.join();
    await board.database`update users set password_hash = null where id = ${invited.id}`;
    await whileRefused(5, async () => {
      await board.visitor.post("/auth/recover-password", { email: forgetful.email });
      const body = aForm({ firstName: "Mira", lastName: "Okafor", email: "mira.new@example.org" });
      expect((await moving.send("PUT", `/users/${moving.id}`, { body })).status).toBe(200);
      expect((await run("invite", "guest@example.org", invited.email)).code).toBe(0);
    });
    for (const { data } of await failed()) expect(`${data.text}${data.html}`).not.toMatch(/[\w-]{43}/);
    expect(await sendAgain()).toContain("5 failed mails wait again.");

    const recovery = tokenIn(await office.mailTo(forgetful.email));
    expect((await reset(recovery)).status).toBe(200);
    const confirmation = tokenIn(await office.mailTo("mira.new@example.org"));
    expect((await board.visitor.post("/auth/confirm-email", { token: confirmation })).status).toBe(200);
    const invitation = tokenIn(await office.mailTo(invited.email));
    await board.visitor.post("/auth/recover-password", { email: invited.email });
    await office.mailTo(invited.email);
    expect((await reset(invitation)).status).toBe(200);
    const guest = await office.mailTo("guest@example.org");
    expect(guest.text).toMatch(/signup\?invitation=[\w-]{43}&lang=en\n/);
    expect(guest.html).toMatch(/signup\?invitation=[\w-]{43}&amp;lang=en"/);
  });

  test("W01 S89 that asks for the current job is resent with a working link, and asks once", async () => {
    const [admin, member] = [await joined(board, { role: "admin" }), await joined(board)];
    const { id } = await aCohort(admin, member);
    await board.database`
      update cohorts set ends_on = date_trunc('month', now() - interval '6 months') where id = ${id}`;
    await board.database`update cohort_members set verified_at = '2000-01-01' where user_id = ${member.id}`;
    const done = doneOn(board, { SMTP_URL: office.url });
    await whileRefused(1, () => done(new Date(), [...quarterHourly, ...daily]));
    // Until the member says that the address works again, nothing is asked there.
    await board.database`delete from refused_addresses where user_id = ${member.id}`;
    expect(await sendAgain()).toContain("1 failed mails wait again.");
    const { text } = await office.mailTo(member.email);
    const [, token] = /check-in\?token=([\w-]{43})/.exec(text ?? "") ?? [];
    expect((await board.visitor.get(`/check-in?token=${token}`)).body).toMatchObject({ firstName: member.firstName });
    const lines = await done(new Date(Date.now() + 86_400_000), [...quarterHourly, ...daily]);
    expect(lines.filter((line) => line.includes("asked by mail"))).toEqual([]);
  });

  test("S89 is deleted instead of resent if its link has no purpose any more", async () => {
    const moved = await board.join();
    await whileRefused(2, async () => {
      await board.visitor.post("/auth/recover-password", { email: moved.email });
      await run("invite", "unwanted@example.org");
    });
    await board.database`update users set email = 'elsewhere@example.org' where id = ${moved.id}`;
    expect((await run("invite", "--withdraw", "unwanted@example.org")).code).toBe(0);
    const said = await sendAgain();
    expect(said).toContain("0 failed mails wait again.");
    expect(said).toContain("2 were deleted: their links have expired.");
    expect(said).toContain("0 failed\n");
  });

  test("S89 stored with its token loses that at the next start", async () => {
    const member = await board.join();
    const link = `https://board.example/reset-password?token=${"x".repeat(43)}`;
    const mail = { to: member.email, memberId: member.id, subject: "Reset your password", text: link, html: link };
    await board.database`
      insert into pgboss.job (name, data) values ('mail-failed', ${board.database.json(mail)})`;
    const server = await startServer(settings());
    await expect
      .poll(async () => (await failed())[0]?.data)
      .toMatchObject({ text: link.slice(0, -43), html: link.slice(0, -43) });
    await server.stop();
    await sendAgain();
    expect((await reset(tokenIn(await office.mailTo(member.email)))).status).toBe(200);
  });
});

const reset = (token: string) => board.visitor.post("/auth/reset-password", { token, password: "new-secret" });
