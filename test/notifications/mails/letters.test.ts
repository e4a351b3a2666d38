import { describe, expect, test } from "vitest";
import { aCohort } from "../../people/cast.ts";
import type { Member } from "../../support/board.ts";
import { aJob, aQuestion, aWord } from "../../support/builders.ts";
import { toldInbox } from "../../support/notifications/inbox.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";
import { tokenIn } from "../../support/post-office.ts";
import { writeCompany } from "../../support/posts.ts";

const { office, board, due } = await mailedBoard({ PUBLIC_URL: "https://board.example.org" });

const join = (who: Parameters<typeof board.join>[0] = {}) => joinWithPassword(board, who);
const answerTo = async (asker: Member, other: Member) => {
  const question = (await asker.post("/questions", aQuestion())).body;
  await other.post("/comments", { parent: "questions", parentId: question.id, text: aWord() });
  return question;
};
const days = 24 * 3_600_000;
const now = new Date();
const nextMonday = new Date(now);
nextMonday.setUTCDate(now.getUTCDate() + ((8 - now.getUTCDay()) % 7));
nextMonday.setUTCHours(8, 0, 0, 0);
// A mail of this Monday that wasn't sent yet would be made up for.
if (nextMonday <= now) nextMonday.setUTCDate(nextMonday.getUTCDate() + 7);
/** The next Monday on which letters are sent, at an hour in UTC, or so many days later. */
const monday = (hour: number, later = 0, minutes = 0) => {
  const moment = new Date(nextMonday.getTime() + later * days);
  moment.setUTCHours(hour, minutes);
  return moment;
};
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const linesOf = async ({ id }: Member, by: Date) => (await due(by)).filter((line) => line.includes(`member ${id}:`));

describe("N25 the weekly letter", () => {
  test("reports accepted answers and filled jobs only while that is still true", async () => {
    const [reader, other] = [await join(), await join()];
    const [kept, taken] = [await answerTo(other, reader), await answerTo(other, reader)];
    const { body: job } = await other.post("/jobs", aJob());
    await reader.put(`/watches/jobs/${job.id}`);
    await toldInbox(board.database, reader);
    for (const question of [kept, taken]) {
      const answer = { parent: "questions", parentId: question.id, text: aWord() };
      const { id: commentId } = (await (await join()).post("/comments", answer)).body;
      await other.put(`/questions/${question.id}/accepted-answer`, { commentId });
    }
    await other.put(`/jobs/${job.id}/status`, { status: "filled" });
    expect(await linesOf(reader, inMinutes(3))).toEqual([]);
    await other.delete(`/questions/${taken.id}/accepted-answer`);
    await other.put(`/jobs/${job.id}/status`, { status: "open" });
    expect(await linesOf(reader, monday(8, 0, 1))).toEqual([`letter weekly member ${reader.id}: 2 items`]);
    const { text } = await office.mailTo(reader.email);
    expect(text?.match(/has an accepted answer/g)).toHaveLength(1);
    expect(text).not.toContain("is filled");
  });

  test("lists open fitting jobs with missing skills, and explains itself the first time", async () => {
    const skills = ["React", "TypeScript", "PostgreSQL", "CSS", "Docker"];
    const ids = await board.skillIds(...skills);
    const [member, other] = [await join({ firstName: "Ada", skills: skills.slice(0, 4) }), await join()];
    const company = await writeCompany(board.database, aWord());
    const given = { skills: ids, companyId: company.number, location: "Berlin" };
    const fitting = (await other.post("/jobs", aJob({ ...given, title: "Frontend developer" }))).body;
    const filled = (await other.post("/jobs", aJob({ ...given, title: "Filled" }))).body;
    expect((await toldInbox(board.database, member)).map(({ kind }) => kind)).toEqual(["job", "job"]);
    await other.put(`/jobs/${filled.id}/status`, { status: "filled" });
    expect(await linesOf(member, monday(7, 0, 59))).toEqual([]);
    expect(await linesOf(member, monday(8, 0, 1))).toEqual([`letter weekly member ${member.id}: 1 item`]);
    expect(await linesOf(member, monday(8, 0, 1))).toEqual([]);
    expect(await linesOf(member, monday(8, 7, 1))).toEqual([]);
    const mail = await office.mailTo(member.email);
    expect(mail.subject).toBe("Your week: 1 job that fits you");
    expect(mail.text).toContain(
      `Jobs that fit you\n=================\n\nFrontend developer, ${company.title}, Berlin\nYou have 4 of 5. Missing: Docker.\nLook at it: https://board.example.org/jobs/${fitting.id}?lang=en`,
    );
    expect(mail.text).toContain("You get this mail because you are a member: once a week at most");
    expect(mail.headers.get("list")).toMatchObject({ id: { id: "weekly.board.example.org" } });
    await other.post("/jobs", aJob({ ...given, title: "Another" }));
    expect(await linesOf(member, monday(8, 7, 5))).toEqual([]);
    expect(await linesOf(member, monday(8, 14, 1))).toEqual([`letter weekly member ${member.id}: 1 item`]);
    expect((await office.mailTo(member.email)).text).not.toContain("because you are a member");
  });

  test("names who joined which cohort", async () => {
    const [staff, member, other] = [await join({ role: "moderator" }), await join(), await join({ firstName: "Jo" })];
    const cohort = await aCohort(staff, member, other);
    expect(await linesOf(member, monday(8, 0, 1))).toEqual([
      `mail now member ${member.id}: 1 entry`,
      `letter weekly member ${member.id}: 1 item`,
    ]);
    const mails = [await office.mailTo(member.email), await office.mailTo(member.email)];
    const mail = mails.find(({ subject }) => subject?.startsWith("Your week")) as (typeof mails)[number];
    expect(mail.subject).toBe("Your week: 1 new in your cohort");
    expect(mail.text).toContain(
      `New in your cohort\n==================\n\nJo ${other.lastName} joined ${cohort.name}\n`,
    );
  });

  test("counts everyone who joined a cohort", async () => {
    const [staff, member] = [await join({ role: "moderator" }), await join()];
    const cohort = await aCohort(staff, member, await join(), await join());
    await linesOf(member, monday(8, 0, 1));
    const mails = [await office.mailTo(member.email), await office.mailTo(member.email)];
    const mail = mails.find(({ subject }) => subject?.startsWith("Your week"));
    expect(mail?.subject).toBe("Your week: 2 new in your cohort");
    expect(mail?.text).toContain(`2 new members of ${cohort.name}, the last is `);
  });

  test("can be stopped by one click with all weekly kinds, and restored", async () => {
    const [react] = await board.skillIds("React");
    const [member, other] = [await join({ skills: ["React"] }), await join()];
    await member.post("/saved-searches", { kind: "projects", query: "", mail: "weekly" });
    await other.post("/jobs", aJob({ skills: [react] }));
    await linesOf(member, monday(8, 0, 1));
    const token = tokenIn(await office.mailTo(member.email));
    const kinds = ["search", "job", "seat", "watched", "joined"];
    const stopped = { kinds, search: null, stopped: true, stoppedAll: false };
    expect((await board.visitor.post("/unsubscribe", { token })).body).toEqual(stopped);
    const mails = (await member.get("/account/notifications")).body.kinds;
    expect([mails.job.mail, mails.answer.mail]).toEqual(["never", "now"]);
    expect((await board.visitor.post("/unsubscribe", { token })).body).toEqual(stopped);
    await board.visitor.post("/unsubscribe", { token, stop: false });
    expect((await member.get("/account/notifications")).body.kinds.job.mail).toBe("weekly");
  });
});

describe("N24 the daily letter", () => {
  test("has unread entries, once, in the member's language, at the hour in their time zone", async () => {
    const [member, other] = [await join(), await join({ firstName: "Ben", lastName: "Li" })];
    await member.put("/account/locale", { locale: "de" });
    await member.put("/account/notifications", {
      kinds: { answer: { mail: "daily" } },
      ...{ timeZone: "Asia/Tokyo", hour: 20 },
    });
    const read = await answerTo(member, other);
    await answerTo(member, other);
    await toldInbox(board.database, member);
    await member.put("/notifications", { parent: "questions", id: read.id });
    expect(await linesOf(member, monday(11, 0, 1))).toEqual([`letter daily member ${member.id}: 1 item`]);
    expect(await linesOf(member, monday(11, 0, 30))).toEqual([]);
    const mail = await office.mailTo(member.email);
    expect(mail.subject).toBe("Dein Tag: 1-mal an dich geschrieben");
    expect(mail.text).toContain("Ben Li hat deine Frage „How do I center a div?“ beantwortet");
    await answerTo(member, other);
    expect(await linesOf(member, monday(10, 1, 59))).toEqual([]);
    expect(await linesOf(member, monday(11, 1, 1))).toEqual([`letter daily member ${member.id}: 1 item`]);
  });
});

test("N24 changing the hour sends no letter at once; the next one is sent at the new hour", async () => {
  const [member, other] = [await join(), await join()];
  const hourOf = (hours: number) => new Date(Date.now() + hours * 3_600_000).getUTCHours();
  await member.put("/account/notifications", { kinds: { answer: { mail: "daily" } }, hour: hourOf(2) });
  const { id } = await answerTo(member, other);
  await toldInbox(board.database, member);
  await board.database`
    update events set at = at - interval '3 hours'
    where post_id = (select id from posts where kind = 'question' and number = ${id})`;
  await member.put("/account/notifications", { hour: hourOf(-1) });
  expect(await linesOf(member, inMinutes(3))).toEqual([]);
  expect(await linesOf(member, inMinutes(24 * 60))).toEqual([`letter daily member ${member.id}: 1 item`]);
});

describe("N26 a pause", () => {
  test("stops all mail; one letter after it has the unread entries of that time", async () => {
    const [member, other] = [await join({ skills: ["React"] }), await join()];
    const [react] = await board.skillIds("React");
    await member.put("/account/notifications", { pausedUntil: dayOf(monday(0, 2)) });
    await answerTo(member, other);
    await other.post("/jobs", aJob({ skills: [react] }));
    expect(await linesOf(member, monday(8, 0, 5))).toEqual([]);
    expect(await linesOf(member, monday(23, 1, 50))).toEqual([]);
    expect(await linesOf(member, monday(0, 2, 5))).toEqual([`member ${member.id}: pause ended`]);
    expect(await linesOf(member, monday(8, 2, 1))).toEqual([`letter daily member ${member.id}: 2 items`]);
    expect(await linesOf(member, monday(8, 7, 1))).toEqual([]);
    expect((await office.mailTo(member.email)).subject).toBe("Your day: 1 written to you, 1 job that fits you");
    expect((await member.get("/account/notifications")).body.pausedUntil).toBeNull();
  });

  test("lets only decisions of the team through", async () => {
    const [member, other, moderator] = [await join(), await join(), await join({ role: "moderator" })];
    await member.put("/account/notifications", { pausedUntil: dayOf(monday(0, 30)) });
    const question = await answerTo(member, other);
    await moderator.put(`/questions/${question.id}`, aQuestion({ title: "Centred?" }));
    const soon = new Date(Date.now() + 3 * 60_000);
    expect(await linesOf(member, soon)).toEqual([`mail now member ${member.id}: 1 entry`]);
    const mail = await office.mailTo(member.email);
    expect([mail.subject, mail.text?.includes("answered")]).toEqual(["The team edited “Centred?”", false]);
    await member.put("/account/notifications", { pausedUntil: null });
    expect(await linesOf(member, monday(8, 1, 1))).toEqual([`letter daily member ${member.id}: 1 item`]);
  });

  test.each([
    ["the board was away at that hour", 8, monday(9, 2)],
    ["the board was away for days", 8, monday(7, 4)],
    ["that hour is midnight", 0, monday(0, 2, 5)],
  ])("N24 ends with the letter of its last day, though %s", async (_, hour, by) => {
    const [member, other] = [await join(), await join()];
    await member.put("/account/notifications", { hour, pausedUntil: dayOf(monday(0, 2)) });
    await answerTo(member, other);
    expect(await linesOf(member, monday(8, 1, 5))).toEqual([]);
    expect(await linesOf(member, by)).toEqual([
      `member ${member.id}: pause ended`,
      `letter daily member ${member.id}: 1 item`,
    ]);
  });

  test("ended by hand also sends one letter at the next hour", async () => {
    const [member, other] = [await join(), await join()];
    await member.put("/account/notifications", { pausedUntil: dayOf(monday(0, 30)) });
    await answerTo(member, other);
    expect(await linesOf(member, monday(8, 0, 5))).toEqual([]);
    await member.put("/account/notifications", { pausedUntil: null });
    expect(await linesOf(member, monday(8, 1, 1))).toEqual([`letter daily member ${member.id}: 1 item`]);
  });
});
