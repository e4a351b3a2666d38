import type { ParsedMail } from "mailparser";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { daily, quarterHourly } from "../../server/due/due-steps.ts";
import { aCohort, joined } from "../people/cast.ts";
import { unhurried } from "../start/data-folder.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { doneOn } from "../support/notifications/news.ts";
import { openPostOffice } from "../support/post-office.ts";
import { writeCompany } from "../support/posts.ts";

const office = await openPostOffice();
const settings = { SMTP_URL: office.url };
const board = testBoard(settings);
const done = doneOn(board, settings);
let staff: Member;

beforeAll(async () => {
  await board.startMail();
  staff = await joined(board, { role: "moderator" });
});
afterAll(() => office.close());

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/** A day so many months and days from today. */
function inMonths(months: number, days = 0): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1 + days, 12));
}
const asked = async (at: Date) =>
  (await done(at, [...quarterHourly, ...daily])).filter((line) => line.includes("asked by mail"));
const line = ({ id }: Member, kind = "checkin") => `member ${id}: asked by mail (${kind})`;

const isTo = ({ to }: ParsedMail, { email }: Member) => [to].flat()[0]?.value[0]?.address === email;
/** Mails leave in no order. */
const mailTo = (member: Member, subject: string) =>
  vi.waitFor(
    () => {
      const mail = office.mails.find((one) => isTo(one, member) && one.subject?.includes(subject));
      return mail ?? expect.fail(`no mail ${subject}`);
    },
    { timeout: 20_000, interval: 100 },
  );

/** A verified graduate of a cohort that ended on the first of this month. */
async function graduate(endsOn: string | null = dayOf(inMonths(0))): Promise<Member> {
  const member = await joined(board);
  const { id } = await aCohort(staff, member);
  await board.database`update cohorts set ends_on = ${endsOn} where id = ${id}`;
  return member;
}

describe("check-in mails", unhurried, () => {
  test("W01 W03 are sent after 6, 12 and 24 months, each with one reminder", async () => {
    const member = await graduate();
    const months: string[] = [];
    for (let week = 0; week < 108; week += 1) {
      const at = new Date(inMonths(0).getTime() + week * 7 * 86_400_000);
      for (const one of await asked(at)) if (one === line(member)) months.push(dayOf(at));
    }
    const starts = [6, 12, 24].map((count) => inMonths(count).getTime() - 43_200_000);
    expect(months).toHaveLength(6);
    for (const [place, start] of starts.entries()) {
      const [first = "", reminder = ""] = months.slice(place * 2);
      expect((Date.parse(first) - start) / 86_400_000).toBeLessThanOrEqual(7);
      expect(Date.parse(reminder) - Date.parse(first)).toBe(14 * 86_400_000);
    }
    expect(await asked(inMonths(25))).toEqual([]);
    const reminders = () =>
      office.mails.filter((mail) => isTo(mail, member) && mail.subject?.startsWith("A reminder: ")).length;
    await expect.poll(reminders, { timeout: 20_000 }).toBe(3);
  });

  test("W03 aren't sent to suspended, unconfirmed, unverified or opted-out members", async () => {
    const people = [await graduate(), await graduate(), await graduate(), await graduate(null), await graduate()];
    const [suspended, unconfirmed, unverified, , off] = people as [Member, Member, Member, Member, Member];
    expect((await staff.put(`/users/${suspended.id}/suspension`, { reason: "Advertising" })).status).toBe(200);
    await board.database`
      update users set confirmation_asked_at = now(), email_proven_at = null where id = ${unconfirmed.id}`;
    await board.database`update cohort_members set verified_by = null where user_id = ${unverified.id}`;
    await board.database`update users set verified = false where id = ${unverified.id}`;
    const { status } = await off.put("/account/notifications", { kinds: { checkin: { mail: "never" } } });
    expect(status).toBe(200);
    const lines = await asked(inMonths(6, 1));
    for (const person of people) expect(lines).not.toContain(line(person));
  });

  test("W01 aren't sent for dates before the member was verified", async () => {
    const member = await graduate(dayOf(inMonths(-7)));
    expect(await asked(inMonths(1))).not.toContain(line(member));
    expect(await asked(inMonths(5, 1))).toContain(line(member));
  });

  test("W07 leave 14 days between two mails that ask, with the older question first", async () => {
    const member = await graduate(dayOf(inMonths(-6)));
    await board.database`update cohort_members set verified_at = '2000-01-01' where user_id = ${member.id}`;
    const company = await writeCompany(board.database, "Lantern Software");
    await board.database`update users set company_id = ${company.id} where id = ${member.id}`;
    const { id } = (await member.post("/jobs", aJob({ days: 7 }))).body;
    const now = Date.now();
    const after = (days: number) => new Date(now + days * 86_400_000);
    expect(await asked(after(0))).toContain(line(member));
    const { text } = await mailTo(member, "Are you still at Lantern Software?");
    expect(text).toMatch(/Yes, still there: \S+\/check-in\?token=[\w-]{43}&answer=still/);
    for (const days of [5, 8, 13.9]) expect(await asked(after(days))).not.toContain(line(member, "ending"));
    const unread = (await member.get("/notifications")).body.results;
    expect(unread.map(({ kind }: { kind: string }) => kind)).toContain("ending");
    expect(await asked(after(14.1))).toEqual(expect.arrayContaining([line(member, "ending")]));
    const late = await mailTo(member, "still open?");
    const [, token] = /still-open\?token=([\w-]{43})/.exec(late.text ?? "") ?? [];
    expect((await board.visitor.post("/still-open", { token, answer: "open" })).body).toMatchObject({
      id,
      status: "open",
    });
    expect(await asked(after(27))).not.toContain(line(member));
    expect(await asked(after(28.2))).toContain(line(member));
  });
});
