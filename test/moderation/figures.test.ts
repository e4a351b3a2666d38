import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { endPosts } from "../../server/moderation/bin-expiry.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion, aWord } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { newcomer } from "./defences/newcomers.ts";
import { aGraduate, aPostedJob, decideOn, reportJob, verdict } from "./stage.ts";

const board = testBoard();
const run = commandLine(board);
const folder = mkdtempSync(join(tmpdir(), "homecoming-figures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Has a question reported for this reason; returns its case's id. */
async function reported(reason: string, asker?: Member): Promise<number> {
  const [by, reporter] = [asker ?? (await board.join()), await board.join()];
  const { body } = await by.post("/questions", aQuestion({ description: aWord() }));
  expect((await reporter.post("/reports", { parent: "questions", id: body.id, reason, text: "Look" })).status).toBe(
    201,
  );
  const [{ id }] = await board.database<[{ id: number }]>`
    select id from cases where parent = 'questions' and record_id = ${body.id}`;
  return id;
}

/** Has an admin decide a case so many hours after it opened. */
async function decided(caseId: number, hours: number, outcome = "hidden"): Promise<number> {
  await aged(caseId, hours);
  const admin = await board.join({ role: "admin" });
  const { version } = (await admin.get(`/admin/reports/${caseId}`)).body;
  const decision = { version, ...verdict(outcome) };
  const { status, body } = await admin.post(`/admin/reports/${caseId}/decisions`, decision);
  expect(status).toBe(201);
  return body.id;
}

async function aged(caseId: number, hours: number): Promise<void> {
  const ago = board.database`now() - ${hours} * interval '1 hour'`;
  await board.database`update reports set created_at = ${ago} where case_id = ${caseId} and state = 'open'`;
  await board.database`update cases set look_at = ${ago} where id = ${caseId} and look_at is not null`;
  await board.database`select tally_case(${caseId})`;
}

test("M32 staff read and export twelve months of moderation figures, newest first", async () => {
  const [moderator, member] = [await board.join({ role: "moderator" }), await board.join()];
  const { database } = board;
  for (const hours of [1, 2]) await decided(await reported("spam"), hours);
  const asker = await board.join();
  const mended = await reported("spam", asker);
  await decided(mended, 9);
  const [{ number }] = await database<[{ number: number }]>`select record_id as number from cases where id = ${mended}`;
  expect((await asker.put(`/questions/${number}`, aQuestion({ description: aWord() }))).status).toBe(200);
  await decided(mended, 20, "kept");
  const appealed = await decided(await reported("abuse"), 3, "removed");
  await database`
    insert into appeals (decision_id, user_id, text, state) values (${appealed}, ${member.id}, 'No', 'overturned')`;
  const old = await reported("other");
  await database`update reports set created_at = created_at - interval '13 months' where case_id = ${old}`;
  expect((await member.get("/admin/reports/figures")).status).toBe(403);
  const { months } = (await moderator.get("/admin/reports/figures")).body;
  expect(months).toHaveLength(12);
  const month = new Date().toISOString().slice(0, 7);
  expect(months[0]).toMatchObject({ month, held: 0, automatic: 0, medianHours: 3, appeals: 1, overturned: 1 });
  expect(months[0].byOutcome).toEqual({ kept: 1, hidden: 3, removed: 1, cleared: 0, suspended: 0 });
  expect(months[11].received).toBe(0);
  expect(months[11].medianHours).toBe(null);

  const file = join(folder, "figures.csv");
  expect(await run("export", "figures", file)).toMatchObject({ code: 0, said: `${file}: 12 months.\n` });
  const [head, newest, ...others] = readFileSync(file, "utf8").trim().split("\n");
  expect(head).toContain(
    "month,received,spam,abuse,illegal,privacy,wrong-place,outdated,other,held,automatic,kept,hidden",
  );
  expect(newest?.split(",")[0]).toBe(month);
  expect(others).toHaveLength(11);
});

test("M32 a month counts reports by reason, held texts and automatic decisions", async () => {
  const moderator = await board.join({ role: "moderator" });
  const thisMonth = async () => (await moderator.get("/admin/reports/figures")).body.months[0];
  const before = await thisMonth();
  await reported("privacy");
  await reported("outdated");
  const id = await aPostedJob(await board.join());
  for (let graduate = 0; graduate < 3; graduate += 1) await reportJob(await aGraduate(board), id);
  const description = `${aWord()} https://a.example https://b.example https://c.example`;
  const asked = await (await newcomer(board)).post("/questions", aQuestion({ description }));
  expect(asked.body.notice.outcome).toBe("held");
  const after = await thisMonth();
  const byReason = { ...before.byReason, privacy: before.byReason.privacy + 1, outdated: before.byReason.outdated + 1 };
  expect(after).toEqual({
    ...before,
    ...{ received: before.received + 5, byReason: { ...byReason, spam: before.byReason.spam + 3 } },
    ...{ held: before.held + 1, automatic: before.automatic + 1 },
  });
});

test("M33 due work clears names and texts of a case 184 days after it closed, unless appealed", async () => {
  const { database } = board;
  const [over, asked, open] = [await reported("spam"), await reported("spam"), await reported("spam")];
  await decided(over, 1);
  const gone = await reported("spam");
  const [appellant] = [await board.join()];
  await database`insert into appeals (decision_id, user_id, text) values (${await decided(asked, 1)}, ${appellant.id}, 'No'),
    (${await decided(gone, 1)}, ${appellant.id}, 'No')`;
  const [question] = await database<[{ id: number }]>`
    select posts.id from posts join cases on kind = 'question' and number = record_id where cases.id = ${gone}`;
  await database.begin((transaction) => endPosts(transaction, [question.id]));
  const words = async (id: number) => {
    const [row] = await database`
      select before is null as nothing, user_id is null as nobody, text from cases join reports on case_id = cases.id where cases.id = ${id}`;
    return row;
  };
  await run("due", "--at", inDays(183));
  expect(await words(over)).toMatchObject({ nothing: false, nobody: false });
  const { said } = await run("due", "--at", inDays(185));
  expect(said).toContain(`case ${over}: forgotten\n`);
  expect(said).toContain(`case ${gone}: forgotten\n`);
  expect(said).not.toContain(`case ${asked}: forgotten`);
  expect(said).not.toContain(`case ${open}: forgotten`);
  expect(await words(over)).toEqual({ nothing: true, nobody: true, text: null });
  expect(await words(open)).toMatchObject({ nothing: false, nobody: false });
  expect((await run("due", "--at", inDays(185))).said).not.toContain("case");
});

test("M33 clearing a case also deletes the events of its reports", async () => {
  const { database } = board;
  const reporter = await board.join();
  const admin = await board.join({ role: "admin" });
  const id = await aPostedJob(await board.join());
  const told = () => database<{ kind: string }[]>`
    select kind from events where kind like 'report.%' and (actor_id = ${reporter.id} or data -> 'to' @> ${reporter.id}::text::jsonb)
    order by id`;
  await reportJob(reporter, id);
  await decideOn(board, admin, ["jobs", id], verdict("kept"));
  expect((await told()).map(({ kind }) => kind)).toEqual(["report.made", "report.decided"]);
  await run("due", "--at", inDays(185));
  expect(await told()).toHaveLength(0);
});

test("M33 clearing a case deletes an appeal about a record deleted for good", async () => {
  const { database } = board;
  const asker = await board.join();
  const id = await reported("spam", asker);
  await database`insert into appeals (decision_id, user_id, text) values (${await decided(id, 1)}, ${asker.id}, 'No')`;
  await database`select tally_case(${id})`;
  const [{ recordId }] = await database<[{ recordId: number }]>`select record_id from cases where id = ${id}`;
  expect((await asker.delete(`/questions/${recordId}`)).status).toBe(204);
  expect((await run("due", "--at", inDays(185))).said).toContain(`case ${id}: forgotten\n`);
  expect((await database`select from appeals where user_id = ${asker.id}`).count).toBe(0);
});

test("board reports lists waiting cases without names; doctor warns after a week", async () => {
  const { database } = board;
  const id = await reported("privacy");
  const today = new Date().toISOString().slice(0, 10);
  expect((await run("reports")).said).toContain(`case ${id}: question, privacy, since ${today}, urgent\n`);
  expect((await run("doctor")).said).toMatch(/[✓] reports +\d wait, none for longer than 7 days/);
  await database`update cases set since = now() - interval '8 days' where id = ${id}`;
  expect((await run("doctor")).said).toMatch(/! reports +1 of \d have waited for more than 7 days/);
});

test("staff are mailed about waiting cases every four hours at most, about urgent ones at once", async () => {
  const { database } = board;
  await database`delete from cases`;
  await database`update users set role = 'user'`;
  const [admin, moderator] = [await board.join({ role: "admin" }), await board.join({ role: "moderator" })];
  const mailed = async () => {
    const rows = await database<{ to: string; text: string }[]>`
      delete from pgboss.job where name = 'mail' and data->>'subject' = 'Something is waiting for the team'
      returning data->>'to' as to, data->>'text' as text`;
    return rows.sort((one, other) => one.to.localeCompare(other.to));
  };
  await mailed();
  await reported("spam");
  expect((await run("due")).said).toContain("reports: 1 wait, told 2\n");
  const mails = await mailed();
  expect(mails.map(({ to }) => to).sort()).toEqual([admin.email, moderator.email].sort());
  expect(mails[0]?.text).toContain("Reported: Spam or advertising.");
  expect(mails[0]?.text).not.toContain("Look\n");
  await reported("abuse");
  expect((await run("due")).said).not.toContain("reports:");
  await database`update users set told_of_cases_at = told_of_cases_at - interval '5 hours' where id = ${admin.id}`;
  expect((await run("due")).said).toContain("reports: 2 wait, told 1\n");
  await reported("illegal");
  expect((await run("due")).said).toContain("reports: 3 wait, told 2\n");
  expect((await run("due")).said).not.toContain("reports:");
  const [{ recordId }] = await database<[{ recordId: number }]>`select record_id from cases where reasons = '{spam}'`;
  const report = { parent: "questions", id: recordId, text: "It names where I live." };
  expect((await (await board.join()).post("/reports", { ...report, reason: "abuse" })).status).toBe(201);
  expect((await run("due")).said).not.toContain("reports:");
  expect((await (await board.join()).post("/reports", { ...report, reason: "privacy" })).status).toBe(201);
  expect((await run("due")).said).toContain("reports: 3 wait, told 2\n");
  expect((await run("due")).said).not.toContain("reports:");
});

test("S113 M25 deleting a member removes them from the events of decisions", async () => {
  const [admin, leaver, other] = [await board.join({ role: "admin" }), await board.join(), await board.join()];
  const [theirs, others] = [await aPostedJob(leaver), await aPostedJob(other)];
  await reportJob(other, theirs);
  await reportJob(leaver, others);
  await reportJob(await board.join(), others);
  for (const id of [theirs, others]) await decideOn(board, admin, ["jobs", id], verdict("hidden"));
  const told = async ({ id }: Member) => {
    const rows = await board.database<{ event: string }[]>`
      select kind || ' ' || jsonb_array_length(data -> 'to') as event from events
      where data -> 'to' @> to_jsonb(${id}::int) order by event`;
    return rows.map(({ event }) => event);
  };
  const toldOther = ["decision.made 1", "report.decided 1"];
  expect([await told(leaver), await told(other)]).toEqual([["decision.made 1", "report.decided 2"], toldOther]);
  expect((await admin.delete(`/admin/members/${leaver.id}`, { posts: "keep" })).status).toBe(204);
  expect([await told(leaver), await told(other)]).toEqual([[], toldOther]);
});
