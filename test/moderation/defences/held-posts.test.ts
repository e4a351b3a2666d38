import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { holdWordsFrom } from "../../../server/moderation/hold-words.ts";
import { lockText } from "../../../server/moderation/text-lock.ts";
import { restoreText } from "../../../server/moderation/text-states.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../../support/builders.ts";
import type { Caller } from "../../support/caller.ts";
import { doneOn } from "../../support/notifications/news.ts";
import { caseOn, decideOn, verdict } from "../stage.ts";
import { newcomer } from "./newcomers.ts";

const folder = mkdtempSync(join(tmpdir(), "homecoming-words-"));
const file = join(folder, "words.txt");
writeFileSync(file, "# What we look at first\nCasino*\nbuy followers # a phrase\nÄpfel\n");
afterAll(() => rmSync(folder, { recursive: true }));

const board = testBoard({ HOLD_WORDS_FILE: file });
const done = doneOn(board);

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://example.org/${aWord()}/${n}`).join(" ");
const ask = (member: Caller, description: string) => member.post("/questions", aQuestion({ description }));
const comment = (member: Caller, parentId: number, text: string) =>
  member.post("/comments", { parent: "questions", parentId, text });
const caseAbout = async (parent: string, id: number) => {
  const [found] = await board.database`
    select waits, hold_word, decisions.text as why from cases join decisions on decisions.id = notice_id
    where parent = ${parent} and record_id = ${id}`;
  return found;
};
const isHeld = async (parent: string, id: number) => (await caseAbout(parent, id)) !== undefined;

test("M28 a new member's text with more than two links is held; a job's own link doesn't count", async () => {
  const [mira, other] = [await newcomer(board), await board.join()];
  const { body: fine } = await mira.post(
    "/jobs",
    aJob({ description: `${aWord()} ${links(2)} https://example.org/jobs/1` }),
  );
  expect(await isHeld("jobs", fine.id)).toBe(false);
  const reply = await mira.post("/jobs", aJob({ description: `${aWord()} ${links(3)}` }));
  expect(reply.status).toBe(201);
  const { id } = reply.body;
  expect(await caseAbout("jobs", id)).toEqual({ waits: ["held"], holdWord: null, why: "manyLinks" });
  expect((await other.get(`/jobs/${id}`)).status).toBe(404);
  expect((await mira.get(`/jobs/${id}`)).status).toBe(200);
  expect((await other.get("/jobs")).body.total).toBe(1);
  const [{ count }] = await board.database<[{ count: number }]>`
    select count(*)::int from events join posts on posts.id = post_id where posts.kind = 'job' and number = ${id}`;
  expect(count).toBe(0);
});

test("M28 links in code, to the board itself and file names don't count as links", async () => {
  const mira = await newcomer(board);
  const harmless = "`https://a.org` `https://b.org` [ours](/jobs/1) README.md asp.net me@example.org https://c.org";
  expect(await isHeld("questions", (await ask(mira, harmless)).body.id)).toBe(false);
  const many = "[one](https://a.org), www.b.org and [three][3]\n\n[3]: https://c.org";
  expect(await isHeld("questions", (await ask(mira, many)).body.id)).toBe(true);
});

test("M28 a new member's text with two pictures is held", async () => {
  const mira = await newcomer(board);
  const picture = (n: number) => `![Picture ${n}](https://example.org/${n}.png)`;
  expect(await isHeld("questions", (await ask(mira, picture(1))).body.id)).toBe(false);
  const { body } = await ask(mira, `${picture(1)} ${picture(2)}`);
  expect(await caseAbout("questions", body.id)).toMatchObject({ why: "manyPictures" });
  expect(body.notice).toMatchObject({ outcome: "held", automatic: true, text: "It has many pictures." });
});

test("M28 the third text that differs only in case, punctuation and blanks is held", async () => {
  const [mira, other] = [await newcomer(board), await board.join()];
  const { id } = (await ask(other, aWord())).body;
  const said: { id: number }[] = [];
  for (const text of ["Look at my shop!", "look at  my SHOP", "Look, at my shop?"]) {
    said.push((await comment(mira, id, text)).body);
  }
  expect(await Promise.all(said.map((each) => isHeld("comments", each.id)))).toEqual([false, false, true]);
  const replies = await Promise.all(Array.from({ length: 4 }, () => comment(mira, id, "And at this one")));
  const held = await Promise.all(replies.map(({ body }) => isHeld("comments", body.id)));
  expect(held.filter(Boolean)).toHaveLength(2);
  expect((await other.get(`/comments/questions/${id}`)).body.total).toBe(4);
});

test("M28 M30 everyone's text except staff's is held for a hold word; only the team sees which", async () => {
  const [known, moderator] = [await board.join(), await board.join({ role: "moderator" })];
  const held = async (text: string) =>
    (await caseAbout("questions", (await ask(known, text)).body.id))?.holdWord ?? null;
  expect(await held("Our CASINOS are open")).toBe("Casino*");
  expect(await held("Do you buy\nfollowers?")).toBe("buy followers");
  expect(await held("APFEL")).toBe("Äpfel");
  const { body: asked } = await ask(known, "A casino again");
  expect(asked.notice.text).toBe("Posts with certain words are reviewed first.");
  expect((await caseOn(board, moderator, "questions", asked.id)).holdWord).toBe("Casino*");
  for (const text of ["An occasion", "buy more followers", "Apfelmus", "What we look at first"])
    expect(await held(text)).toBe(null);
  expect(await isHeld("questions", (await ask(moderator, "casino")).body.id)).toBe(false);
  const { body: project } = await known.post("/projects", aProject({ title: "A casino" }));
  expect(await isHeld("projects", project.id)).toBe(true);
  const { body: company } = await known.send("POST", "/company", { body: aForm({ name: "Casino Royale" }) });
  expect(await isHeld("companies", company.id)).toBe(true);
});

test("M28 an edit that adds a hold word is held; one that keeps it isn't", async () => {
  const [known, other] = [await board.join(), await board.join()];
  const { body: asked } = await ask(known, aWord());
  const { body: said } = await comment(known, asked.id, "Fine");
  const edited = { title: asked.title, description: "The casino" };
  expect((await known.put(`/comments/${said.id}`, { text: "casino" })).status).toBe(200);
  expect(await isHeld("comments", said.id)).toBe(true);
  expect((await known.put(`/questions/${asked.id}`, edited)).status).toBe(200);
  expect((await other.get(`/questions/${asked.id}`)).status).toBe(404);
  await board.database`update posts set state = 'shown' where kind = 'question' and number = ${asked.id}`;
  await known.put(`/questions/${asked.id}`, { ...edited, description: "The casino again" });
  expect((await other.get(`/questions/${asked.id}`)).status).toBe(200);
});

test("M29 approval dates a new text now and notifies; an approved edit keeps its date", async () => {
  const { database } = board;
  const [known, other] = [await board.join(), await board.join()];
  const { body: job } = await known.post("/jobs", aJob({ title: "Croupier of a casino" }));
  const { body: asked } = await ask(known, aWord());
  await known.put(`/questions/${asked.id}`, { title: asked.title, description: "casino" });
  await database`
    with jobs as (update jobs set expires_at = expires_at - interval '3 days', due_at = due_at - interval '3 days')
    update posts set created_at = created_at - interval '3 days'`;
  const before = (await known.get(`/questions/${asked.id}`)).body.createdAt;
  const shown = async (thing: { parent: "jobs" | "questions"; id: number }) =>
    database.begin(async (sql) => {
      const held = await lockText(sql, thing);
      if (held) await restoreText(sql, held);
    });
  await shown({ parent: "jobs", id: job.id });
  await shown({ parent: "questions", id: asked.id });
  const [row] = await database`
    select posts.created_at > now() - interval '1 minute' as is_new, expires_at - posts.created_at > interval '59 days' as runs,
      (select count(*)::int from events where post_id = posts.id and events.kind = 'job.posted') as told
    from posts join jobs on post_id = posts.id where number = ${job.id}`;
  expect(row).toEqual({ isNew: true, runs: true, told: 1 });
  expect((await other.get(`/jobs/${job.id}`)).status).toBe(200);
  expect((await other.get(`/questions/${asked.id}`)).body.createdAt).toBe(before);
});

test("M29 J20 a held job doesn't expire; from its approval it is open for the chosen days", async () => {
  const [known, other, admin] = [await board.join(), await board.join(), await board.join({ role: "admin" })];
  const { body: job } = await known.post("/jobs", aJob({ title: "Casino dealer", days: 7 }));
  const { body: taken } = await known.post("/jobs", aJob({ title: "Casino porter", days: 7 }));
  await known.put(`/jobs/${taken.id}/status`, { status: "withdrawn" });
  const inDays = (days: number) => done(new Date(Date.now() + days * 86_400_000));
  expect(await inDays(8)).not.toContain(`job ${job.id}: expired`);
  for (const { id } of [job, taken])
    expect((await decideOn(board, admin, ["jobs", id], verdict("kept"))).status).toBe(201);
  expect((await other.get(`/jobs/${job.id}`)).body.status).toBe("open");
  expect((await other.get("/jobs")).body.results[0].id).toBe(job.id);
  expect((await other.get(`/jobs/${taken.id}`)).body.status).toBe("withdrawn");
  expect(await inDays(3.9)).not.toContain(`job ${job.id}: asked if still open`);
  expect(await inDays(4.1)).toContain(`job ${job.id}: asked if still open`);
  expect(await inDays(7.1)).toContain(`job ${job.id}: expired`);
});

test("M29 J20 a held job that is kept open is open for 60 days from its approval", async () => {
  const [known, admin] = [await board.join(), await board.join({ role: "admin" })];
  const { body: job } = await known.post("/jobs", aJob({ title: "Casino cook", days: 7 }));
  await board.database`
    update posts set created_at = now() - interval '40 days' where kind = 'job' and number = ${job.id}`;
  expect((await known.put(`/jobs/${job.id}/status`, { status: "open" })).status).toBe(200);
  expect((await decideOn(board, admin, ["jobs", job.id], verdict("kept"))).status).toBe(201);
  const { expiresAt } = (await known.get(`/jobs/${job.id}`)).body;
  expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(60, 1);
});

test("M30 the file of hold words has at most 1,000 lines, not counting comments", () => {
  const long = join(folder, "long.txt");
  const lines = Array.from({ length: 1000 }, (_, n) => `word${n}`).join("\n");
  writeFileSync(long, `# Words\n${lines}\n`);
  expect(holdWordsFrom(long)("Buy WORD999 here")).toEqual(["word999"]);
  writeFileSync(long, `${lines}\none more`);
  expect(() => holdWordsFrom(long)).toThrow("HOLD_WORDS_FILE holds more than 1000 lines.");
});

test("M28 M29 clearing parts of a held company approves it without them", async () => {
  const [known, other, admin] = [await board.join(), await board.join(), await board.join({ role: "admin" })];
  const { body: company } = await known.send("POST", "/company", {
    body: aForm({ name: aWord(), about: "The casino" }),
  });
  expect((await other.get(`/companys/${company.id}`)).status).toBe(404);
  const cleared = verdict("cleared", { parts: ["about"] });
  expect((await decideOn(board, admin, ["companies", company.id], cleared)).status).toBe(201);
  expect((await other.get(`/companys/${company.id}`)).body).toMatchObject({ name: company.name, about: null });
  expect((await known.get(`/companys/${company.id}`)).body).not.toHaveProperty("notice");
  await decideOn(board, admin, ["companies", company.id], verdict("hidden"));
  expect((await other.get(`/companys/${company.id}`)).status).toBe(404);
  expect((await decideOn(board, admin, ["companies", company.id], verdict("kept"))).status).toBe(201);
  expect((await other.get(`/companys/${company.id}`)).body.about).toBe("The casino");
});
