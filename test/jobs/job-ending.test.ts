import type { ParsedMail } from "mailparser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { doneOn } from "../support/notifications/news.ts";
import { openPostOffice, type PostOffice } from "../support/post-office.ts";
import { manyPosts, writeCompany, writePosts } from "../support/posts.ts";

const office: PostOffice = await openPostOffice();
const settings = { SMTP_URL: office.url };
const board = testBoard(settings);
const run = commandLine(board);
const done = doneOn(board, settings);

beforeAll(() => board.startMail());
afterAll(() => office.close());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const aboutJobs = (lines: string[]) => lines.filter((line) => line.startsWith("job "));

/** Runs the due work on jobs as of a time. */
const due = async (days: number) => aboutJobs(await done(new Date(inDays(days))));

/** The same with the command, in a process of its own. */
async function dueByCommand(days: number, command: typeof run.apart = run): Promise<string[]> {
  const { code, said } = await command("due", "--at", inDays(days));
  expect(code, said).toBe(0);
  return aboutJobs(said.split("\n"));
}
const asked = (id: number) => `job ${id}: asked if still open`;
const expired = (id: number) => `job ${id}: expired`;

async function posting(days: number, given: Record<string, unknown> = {}, who: Parameters<typeof board.join>[0] = {}) {
  const poster = await board.join(who);
  const { status, body } = await poster.post("/jobs", aJob({ days, ...given }));
  expect(status).toBe(201);
  return { poster, id: body.id as number };
}
const tokensIn = ({ text = "" }: ParsedMail) =>
  [...text.matchAll(/\/still-open\?token=([\w-]{43})&answer=open/g)].map(([, token]) => token as string);
/** Lets a poster be asked by mail again, as after a fortnight. */
const mayBeAskedAgain = ({ id }: Member) => board.database`update letters set asked_at = null where user_id = ${id}`;
const mailsTo = ({ email }: Member) =>
  office.mails.filter(({ to }) => [to].flat()[0]?.value[0]?.address === email.toLowerCase());
const answer = (token: unknown, given?: unknown) => board.visitor.post("/still-open", { token, answer: given });
const dead = {
  status: 400,
  body: { code: "invalid-token", error: "Invalid or expired link." },
};
const jobOf = async (poster: Member, id: number) => (await poster.get(`/jobs/${id}`)).body;
const daysLeft = ({ expiresAt }: { expiresAt: string }) => Math.round((Date.parse(expiresAt) - Date.now()) / day);

/** A job whose owner was just asked about it, with the token of the mail. */
async function askedAbout(given: Record<string, unknown> = {}, timeZone: string | null = null) {
  const { poster, id } = await posting(7, given);
  await poster.put("/account/notifications", { timeZone });
  expect(await due(4.1)).toEqual([asked(id)]);
  const mail = await office.mailTo(poster.email);
  return { poster, id, mail, token: tokensIn(mail)[0] as string };
}

describe("the end of a job", unhurried, () => {
  test("S134 J23 the owner is asked once, 7 days before the end (or 3), and the job expires once", async () => {
    const [long, short] = [await posting(14), await posting(13)];
    expect(await due(6.9)).toEqual([]);
    expect(await dueByCommand(7.1)).toEqual([asked(long.id)]);
    expect(await due(9.9)).toEqual([]);
    expect(await due(10.1)).toEqual([asked(short.id)]);
    expect(await due(12.9)).toEqual([]);
    expect(await due(13.1)).toEqual([expired(short.id)]);
    expect(await due(14.1)).toEqual([expired(long.id)]);
    expect(await due(14.1)).toEqual([]);
    await Promise.all([long, short].map(({ poster }) => office.mailTo(poster.email)));
    expect(mailsTo(long.poster)).toHaveLength(1);
    expect(await jobOf(long.poster, long.id)).toMatchObject({ status: "expired", filledAt: null });
    expect((await long.poster.get("/jobs")).body.total).toBe(0);
    expect(
      await board.database`
        select events.kind, actor_id, data from events join posts on posts.id = post_id
        where posts.kind = 'job' and number = ${long.id} order by events.id`,
    ).toEqual([
      { kind: "job.posted", actorId: long.poster.id, data: {} },
      { kind: "job.ending", actorId: null, data: { to: [long.poster.id], mailed: true } },
      { kind: "job.expired", actorId: null, data: {} },
    ]);
  });

  test("J23 a late run asks and expires jobs at once, with one mail for each owner", async () => {
    const company = await writeCompany(board.database, "Kliniko");
    const { poster, id } = await posting(7, { title: "First", companyId: company.number });
    const other = (await poster.post("/jobs", aJob({ title: "Second", days: 8 }))).body.id;
    const third = (await poster.post("/jobs", aJob({ title: "Third", days: 20 }))).body.id;
    expect(await due(9)).toEqual([asked(id), asked(other), expired(id), expired(other)]);
    const mail = await office.mailTo(poster.email);
    expect(mail.subject).toBe("Are your 2 jobs still open?");
    const [first = "", second = ""] = tokensIn(mail);
    expect(mail.text).toContain("First, Kliniko\nIt left the list on ");
    expect(mail.text).toContain("\n\nYou can open it again at any time.\n");
    expect((await answer(first, "open")).body).toMatchObject({ id, status: "open" });
    expect((await answer(second, "filled")).body).toMatchObject({ id: other, status: "filled" });
    expect(await due(9)).toEqual([]);
    expect(await due(53.1)).toEqual([asked(id), asked(third), expired(third)]);
    const { subject, text } = await office.mailTo(poster.email);
    expect(subject).toBe("Are your 2 jobs still open?");
    expect(text).toMatch(
      /Third\nIt left the list on .+First, Kliniko\nIt leaves the list on .+\n\nIf you do nothing, each job leaves /s,
    );
    await poster.put(`/jobs/${id}/status`, { status: "withdrawn" });
    expect(await due(61)).toEqual([]);
  });

  // At any time, one of them has another day than UTC.
  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "U260 the mail contains the day in its reader's time zone, %s",
    async (timeZone) => {
      const { mail, poster, id } = await askedAbout({ title: "Far away" }, timeZone);
      const { body: job } = await poster.get(`/jobs/${id}`);
      const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone });
      expect(mail.text).toContain(`It leaves the list on ${day.format(new Date(job.expiresAt))}.`);
      await poster.put(`/jobs/${id}/status`, { status: "filled" });
    },
  );

  test("J23 the mail lists up to 20 jobs, each with its company, day and two links", async () => {
    const title = `A long\ntitle ${"é".repeat(80)}`;
    const { mail, token, poster } = await askedAbout({ title });
    const link = `http://localhost:3000/still-open?token=${token}`;
    expect(mail.subject).toBe(`Is “A long title ${"é".repeat(46)}…” still open?`);
    expect(mail.text).toContain(
      [`Still open, 60 more days: ${link}&answer=open&lang=en`, `It's filled: ${link}&answer=filled&lang=en`].join(
        "\n",
      ),
    );
    expect(mail.html).toContain(`href="${link}&amp;answer=filled&amp;lang=en"`);
    const paragraphs = mail.text?.split("\n\n") ?? [];
    const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
    expect(paragraphs[1]).toContain(`It leaves the list on ${day.format(new Date(inDays(7)))}.`);
    expect(paragraphs[2]).toBe("If you do nothing, it leaves the list on that day. You can open it again at any time.");
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");

    await writePosts(
      board.database,
      "job",
      manyPosts(24, (n) => ({ title: `Job ${n}`, ownerId: poster.id })),
    );
    expect(await due(54)).toHaveLength(24 + 1);
    const long = await office.mailTo(poster.email);
    expect(long.subject).toBe("Are your 24 jobs still open?");
    expect(tokensIn(long)).toHaveLength(20);
    expect(long.text).toContain("and 4 more\nMy jobs: http://localhost:3000/jobs?mine=true&lang=en");
    expect(await due(61)).toHaveLength(24);
  });

  test("J23 for members who read German, the mail and its links are German", async () => {
    const { poster, id } = await posting(7, { title: "Bäckerin" });
    await poster.put("/account/locale", { locale: "de" });
    expect(await due(4.1)).toEqual([asked(id)]);
    const mail = await office.mailTo(poster.email);
    const [token] = tokensIn(mail);
    expect(mail.subject).toBe("Ist „Bäckerin“ noch offen?");
    const day = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", timeZone: "UTC" });
    expect(mail.text).toContain(`Er steht bis zum ${day.format(new Date(inDays(7)))}`);
    const link = `http://localhost:3000/still-open?token=${token}`;
    expect(mail.text).toContain(
      `Noch offen, weitere 60 Tage: ${link}&answer=open&lang=de\nEr ist besetzt: ${link}&answer=filled&lang=de`,
    );
    expect(mail.text).toContain("Wenn du nichts tust, verschwindet er an diesem Tag von der Liste.");
    const other = (await poster.post("/jobs", aJob({ days: 7 }))).body.id;
    await poster.put(`/jobs/${id}/status`, { status: "open", days: 7 });
    await mayBeAskedAgain(poster);
    expect(await due(4.1)).toEqual([asked(id), asked(other)]);
    expect((await office.mailTo(poster.email)).subject).toBe("Sind deine 2 Jobs noch offen?");
    for (const each of [id, other]) await poster.put(`/jobs/${each}/status`, { status: "withdrawn" });
  });

  test("J23 2,400 jobs are processed in batches, with one mail for each owner", {
    tags: "all",
  }, async () => {
    const posters = await Promise.all(Array.from({ length: 3 }, () => board.join()));
    const jobs = await writePosts(
      board.database,
      "job",
      manyPosts(2400, (n) => ({ title: `Job ${n}`, ownerId: posters[n % 3]?.id })),
    );
    await board.database`
      update jobs set expires_at = now() + interval '7 days', due_at = now() where post_id = any(${jobs.map(({ id }) => id)})`;
    const sorted = (lines: string[]) => lines.toSorted();
    const both = await Promise.all([dueByCommand(1), dueByCommand(1, run.apart)]);
    expect(sorted(both.flat())).toEqual(sorted(jobs.map(({ number }) => asked(number))));
    for (const { email } of posters) {
      expect((await office.mailTo(email)).subject).toBe("Are your 800 jobs still open?");
    }
    expect(await due(1)).toEqual([]);
    expect(sorted(await due(8))).toEqual(sorted(jobs.map(({ number }) => expired(number))));
    expect(await due(8)).toEqual([]);
    for (const poster of posters) expect(mailsTo(poster)).toHaveLength(1);
    const happened = await board.database`
      select kind, count(*)::int from events where post_id = any(${jobs.map(({ id }) => id)}) and kind <> 'job.posted'
      group by kind order by kind`;
    expect(happened).toEqual([
      { kind: "job.ending", count: 2400 },
      { kind: "job.expired", count: 2400 },
    ]);
  });

  test("J24 jobs of members who left, are suspended or opted out expire without a mail", async () => {
    const [away, gone, silent] = [await posting(7), await posting(7), await posting(7)];
    await silent.poster.put("/account/notifications", { kinds: { ending: { mail: "never" } } });
    const mo = await board.join({ role: "moderator" });
    await mo.put(`/users/${away.poster.id}/suspension`, { reason: "Spam" });
    await board.database`delete from users where id = ${gone.poster.id}`;
    expect(await due(5)).toEqual([asked(silent.id)]);
    expect(await due(8)).toEqual([away, gone, silent].map(({ id }) => expired(id)));
    const addresses = [away, gone, silent].map(({ poster }) => poster.email);
    const { count } = await board.database`
      select from pgboss.job where data->>'to' = any(${addresses}) and data->>'text' like '%still-open%'`;
    expect(count).toBe(0);
    await mo.delete(`/users/${away.poster.id}/suspension`);
    expect(await due(9)).toEqual([]);
    expect(await jobOf(mo, away.id)).toMatchObject({ status: "expired" });
  });

  test("J28 simultaneous filling, deletion and expiry leave each job in one consistent state", async () => {
    const posts = await Promise.all(Array.from({ length: 8 }, () => posting(7)));
    const [lines] = await Promise.all([
      due(8),
      ...posts.map(({ poster, id }, n) =>
        n % 2 === 0 ? poster.put(`/jobs/${id}/status`, { status: "filled" }) : poster.delete(`/jobs/${id}`),
      ),
    ]);
    for (const [n, { poster, id }] of posts.entries()) {
      const { status, body } = await poster.get(`/jobs/${id}`);
      expect(status).toBe(n % 2 === 0 ? 200 : 404);
      if (status === 200) expect(body).toMatchObject({ status: "filled", filledAt: expect.any(String) });
    }
    expect(lines.length % 2).toBe(0);
    expect(await due(9)).toEqual([]);
    expect((await posts[0]?.poster.get("/jobs"))?.body.total).toBe(0);
  });
});

describe("the token of a mailed link", unhurried, () => {
  test("S131 J26 J27 returns the job's status when asked, and changes nothing until it is answered", async () => {
    const { poster, id, token } = await askedAbout({ title: "Yet to be seen" });
    const before = await jobOf(poster, id);
    for (let times = 0; times < 3; times += 1) {
      expect(await answer(token)).toMatchObject({
        status: 200,
        body: { id, title: "Yet to be seen", Company: null, status: "open", expiresAt: before.expiresAt },
      });
    }
    expect(Object.keys((await answer(token)).body)).toEqual(["id", "title", "Company", "status", "expiresAt"]);
    for (const wrong of ["expired", "withdrawn", "Open", "", 1, null]) {
      expect(await answer(token, wrong)).toMatchObject({ status: 400, body: { code: "invalid" } });
    }
    expect(await jobOf(poster, id)).toEqual(before);
    expect(await answer(token, "open")).toMatchObject({ status: 200, body: { id, status: "open" } });
    expect(daysLeft(await jobOf(poster, id))).toBe(60);
    for (const again of [undefined, "open", "filled"]) expect(await answer(token, again)).toMatchObject(dead);
  });

  test("J27 stays valid after the job has expired or was filled", async () => {
    const { poster, id, token } = await askedAbout();
    expect(await due(7.1)).toEqual([expired(id)]);
    await poster.put(`/jobs/${id}/status`, { status: "filled" });
    expect((await answer(token, "open")).body).toMatchObject({ status: "open" });
    expect(await jobOf(poster, id)).toMatchObject({ status: "open", filledAt: null });
    const { count } = await board.database`
      select from events join posts on posts.id = post_id
      where number = ${id} and posts.kind = 'job' and data->>'status' = 'open' and actor_id = ${poster.id}`;
    expect(count).toBe(1);
  });

  test("S132 J25 J28 works once: of ten simultaneous uses one succeeds", async () => {
    const { poster, id, token } = await askedAbout();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => answer(token, n % 2 === 0 ? "open" : "filled")),
    );
    const [winner, ...others] = replies.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(9);
    expect((await jobOf(poster, id)).status).toBe(winner?.body.status);
  });

  test("J25 is stored as a hash, and a newer one replaces it", async () => {
    const { poster, id, token } = await askedAbout();
    const stored = await board.database`select still_open_tokens::text as row from still_open_tokens`;
    expect(JSON.stringify(stored)).not.toContain(token);
    await poster.put(`/jobs/${id}/status`, { status: "open", days: 7 });
    await mayBeAskedAgain(poster);
    expect(await due(4.1)).toEqual([asked(id)]);
    const [newer] = tokensIn(await office.mailTo(poster.email));
    expect(await answer(token)).toMatchObject(dead);
    expect(await answer(newer)).toMatchObject({ status: 200 });
    await board.database`update still_open_tokens set expires_at = now() where user_id = ${poster.id}`;
    expect(await answer(newer)).toMatchObject(dead);
  });

  test("J25 is valid until 30 days after the job's end", async () => {
    const { poster, id } = await askedAbout();
    const [{ days }] = await board.database<[{ days: number }]>`
      select extract(days from still_open_tokens.expires_at - jobs.expires_at)::int as days
      from still_open_tokens join jobs using (post_id) where user_id = ${poster.id}`;
    expect(days).toBe(30);
    await poster.delete(`/jobs/${id}`);
  });

  test("S132 J25 is invalid for good once its job is deleted, or its member leaves or is suspended", async () => {
    const mo = await board.join({ role: "moderator" });
    const [deleted, left, suspended] = [await askedAbout(), await askedAbout(), await askedAbout()];
    await deleted.poster.delete(`/jobs/${deleted.id}`);
    await board.database`delete from users where id = ${left.poster.id}`;
    await mo.put(`/users/${suspended.poster.id}/suspension`, { reason: "Spam" });
    for (const { token } of [deleted, left, suspended]) expect(await answer(token, "open")).toMatchObject(dead);
    await mo.delete(`/users/${suspended.poster.id}/suspension`);
    expect(await answer(suspended.token)).toMatchObject(dead);
  });

  test("J25 stays invalid after its job was deleted, even if the job is restored", async () => {
    const { poster, id, token } = await askedAbout();
    await poster.delete(`/jobs/${id}`);
    expect((await poster.post(`/bin/jobs/${id}/restoration`)).status).toBe(200);
    expect(await answer(token)).toMatchObject(dead);
    expect(await answer(token, "filled")).toMatchObject(dead);
    expect(await jobOf(poster, id)).toMatchObject({ status: "open" });
    await poster.delete(`/jobs/${id}`);
  });

  test("J27 that is malformed or unknown gets 400", async () => {
    for (const token of [undefined, null, "", "x", 7, ["x"], "x".repeat(43), "x".repeat(100_000)]) {
      expect(await answer(token, "open")).toMatchObject({ status: 400, body: { error: "Invalid or expired link." } });
    }
  });

  describe("of a failed mail", unhurried, () => {
    const failed = () => board.database<{ text: string }[]>`
      select data->>'text' as text from pgboss.job where name = 'mail-failed'`;

    /** Asks about the jobs that are due by then, with mails that fail. */
    async function dueInVain(days: number) {
      const before = (await failed()).length;
      await expect.poll(async () => (await board.database`select from pgboss.job where name = 'mail'`).count).toBe(0);
      office.behave({ refusesWith: "554 No" });
      const lines = await due(days);
      await expect.poll(async () => (await failed()).length).toBe(before + 1);
      office.behave("takes");
      return lines;
    }

    test("S89 is replaced by a new one when the mail is sent again", async () => {
      const { poster, id } = await posting(7);
      expect(await dueInVain(4.1)).toEqual([asked(id)]);
      for (const { text } of await failed()) expect(text).not.toMatch(/token=[\w-]/);
      expect((await run("mail", "--send-again")).said).toContain("1 failed mails wait again.");
      const [token] = tokensIn(await office.mailTo(poster.email));
      expect(await answer(token, "filled")).toMatchObject({ status: 200, body: { id, status: "filled" } });
    });

    test("J23 J25 is sent again in one mail, without jobs that were filled, withdrawn or extended", async () => {
      const { poster, id: kept } = await posting(7);
      const post = async () => (await poster.post("/jobs", aJob({ days: 7 }))).body.id as number;
      const [filled, withdrawn, edited, extended] = [await post(), await post(), await post(), await post()];
      expect(await dueInVain(4.1)).toHaveLength(5);
      const late = (await poster.post("/jobs", aJob({ days: 13 }))).body.id;
      await poster.put(`/jobs/${filled}/status`, { status: "filled" });
      await poster.put(`/jobs/${withdrawn}/status`, { status: "withdrawn" });
      await poster.put(`/jobs/${edited}`, aJob({ days: 30 }));
      await poster.put(`/jobs/${extended}/status`, { status: "open", days: 40 });
      await mayBeAskedAgain(poster);
      expect(await dueInVain(10.1)).toEqual(expect.arrayContaining([asked(late), expired(kept)]));
      const { said } = await run("mail", "--send-again");
      expect(said).toContain("1 failed mails wait again.\n1 were deleted: their links have expired.");
      const mail = await office.mailTo(poster.email);
      const answers = await Promise.all(tokensIn(mail).map((token) => answer(token, "open")));
      expect(answers.map(({ status, body }) => [status, body.id])).toEqual([kept, late].map((id) => [200, id]));
      expect(mailsTo(poster)).toHaveLength(1);
    });
  });
});
