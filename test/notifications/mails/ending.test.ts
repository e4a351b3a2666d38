import { describe, expect, test } from "vitest";
import type { Member } from "../../support/board.ts";
import { aJob } from "../../support/builders.ts";
import { commandLine } from "../../support/command-line.ts";
import { allTold, toldInbox } from "../../support/notifications/inbox.ts";
import { joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";

const { office, board, due } = await mailedBoard();
const run = commandLine(board);

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
/** Eight in the morning of a day, just after letters were sent. */
const morningIn = (days: number) => new Date(`${dayIn(days)}T08:05:00Z`);
const linesOf = async ({ id }: Member, by: Date) => (await due(by)).filter((line) => line.includes(`member ${id}:`));
const mailsTo = ({ email }: Member) =>
  office.mails.filter(({ to }) => [to].flat()[0]?.value[0]?.address === email.toLowerCase());

/** A member with a job that is asked about in a week and expires in two. */
async function posting(title: string) {
  const poster = await joinWithPassword(board);
  const { id } = (await poster.post("/jobs", aJob({ title, days: 14 }))).body;
  const pause = (pausedUntil: string | null) => poster.put("/account/notifications", { pausedUntil });
  return { poster, id, pause };
}

describe("N26 J23 the mail about an expiring job", () => {
  test("waits during the poster's pause; the letter after it lists unread jobs that still expire", async () => {
    const { poster, pause } = await posting("Baker");
    const others = [];
    for (const title of ["Kept open", "Filled", "Read of"]) {
      others.push((await poster.post("/jobs", aJob({ title, days: 14 }))).body.id);
    }
    await pause(dayIn(9));
    expect(await linesOf(poster, inDays(7.1))).toEqual([]);
    const endings = (await toldInbox(board.database, poster)).filter(({ kind }) => kind === "ending");
    expect(endings).toHaveLength(4);
    expect(await linesOf(poster, inDays(7.2))).toEqual([]);
    const [kept, filled, read] = others;
    await poster.put(`/jobs/${kept}/status`, { status: "open", days: 60 });
    await poster.put(`/jobs/${filled}/status`, { status: "filled" });
    await poster.put(`/notifications/${endings.find(({ recordId }) => recordId === read)?.id}`, { read: true });
    expect(await linesOf(poster, new Date(`${dayIn(9)}T00:05:00Z`))).toEqual([`member ${poster.id}: pause ended`]);
    expect(await linesOf(poster, morningIn(9))).toEqual([`letter daily member ${poster.id}: 1 item`]);
    const mail = await office.mailTo(poster.email);
    expect(mail.subject).toBe("Your day: 1 written to you");
    expect(mail.text).toMatch(/Written to you\n=+\n\nYour job “Baker” ends on \d+ \w+/);
    expect(await linesOf(poster, morningIn(10))).toEqual([]);
    expect(mailsTo(poster)).toHaveLength(1);
  });

  test("is threaded with the job's other mails only if it is about one job", async () => {
    const [one, several] = [await posting("Cook"), await posting("Baker")];
    await several.poster.post("/jobs", aJob({ title: "Smith", days: 14 }));
    await due(inDays(7.1));
    const references = async ({ poster }: typeof one) => (await office.mailTo(poster.email)).references;
    expect(await references(one)).toMatch(new RegExp(`^<jobs-${one.id}@`));
    expect(await references(several)).toBeUndefined();
  });

  test("isn't repeated in a letter, even after a pause right after it", async () => {
    const { poster, pause } = await posting("Cook");
    await due(inDays(7.1));
    expect((await office.mailTo(poster.email)).subject).toBe("Is “Cook” still open?");
    await allTold(board.database);
    await pause(dayIn(20));
    await pause(null);
    expect(await linesOf(poster, morningIn(9))).toEqual([]);
    expect(mailsTo(poster)).toHaveLength(1);
  });

  test("that failed and is retried during a pause is in the letter after the pause", async () => {
    const { poster, pause } = await posting("Cook");
    const failed = async () => (await board.database`select from pgboss.job where name = 'mail-failed'`).count;
    office.behave({ refusesWith: "554 No" });
    await due(inDays(7.1));
    await expect.poll(failed).toBe(1);
    office.behave("takes");
    await allTold(board.database);
    await pause(dayIn(9));
    expect((await run("mail", "--send-again")).said).toContain("0 failed mails wait again.");
    expect(await linesOf(poster, morningIn(9))).toEqual([
      `member ${poster.id}: pause ended`,
      `letter daily member ${poster.id}: 1 item`,
    ]);
    expect((await office.mailTo(poster.email)).text).toContain("Your job “Cook” ends on");
  });

  test.each([
    ["was over before", 3],
    ["ends on that day", 7],
  ])("is sent to a poster whose pause %s", async (_, until) => {
    const { poster, pause } = await posting("Smith");
    await pause(dayIn(until));
    const by = until === 7 ? new Date(`${dayIn(7)}T23:59:59Z`) : inDays(7.1);
    expect(await linesOf(poster, by)).toEqual([`member ${poster.id}: pause ended`]);
    expect((await office.mailTo(poster.email)).subject).toBe("Is “Smith” still open?");
    expect(await linesOf(poster, morningIn(9))).toEqual([]);
    expect(mailsTo(poster)).toHaveLength(1);
  });
});
