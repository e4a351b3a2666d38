import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import type { Connection } from "../../server/database/connection.ts";
import { importFiles } from "../../server/import/import-files.ts";
import type { LockedText } from "../../server/moderation/text-lock.ts";
import { changeState, hideText, holdText } from "../../server/moderation/text-states.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import { allTold, toldInbox } from "../support/notifications/inbox.ts";
import { listenLive } from "../support/notifications/live-reader.ts";
import { dueOn, inMinutes, joinWithPassword } from "../support/notifications/news.ts";
import { caseOn, decideOn, turnedOn, verdict } from "./stage.ts";

const board = testBoard();
const due = dueOn(board);

/** A moderator hides what the reporter reports, as spam. */
async function decideToHide(reporter: Member, thing: { parent: string; id: number }) {
  const moderator = await board.join({ role: "moderator" });
  await reporter.post("/reports", { ...thing, reason: "spam", text: null });
  const { body } = await moderator.get("/admin/reports?limit=100");
  const [{ id, version }] = body.results.filter(
    (found: { parent: string; recordId: number }) => found.parent === thing.parent && found.recordId === thing.id,
  );
  const decided = await moderator.post(`/admin/reports/${id}/decisions`, {
    ...{ version, outcome: "hidden", reason: "spam", text: "It sells." },
  });
  expect(decided.status).toBe(201);
  return moderator;
}

test("M12 M14 only the owner and staff read why a record is hidden; an edit requests a review", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob());
  expect(job).not.toHaveProperty("notice");
  const moderator = await decideToHide(reader, { parent: "jobs", id: job.id });
  expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
  for (const member of [olga, moderator]) {
    const { notice } = (await member.get(`/jobs/${job.id}`)).body;
    expect(notice).toMatchObject({ outcome: "hidden", reason: "spam", text: "It sells.", lookAsked: false });
  }
  expect((await olga.get(`/jobs/${job.id}`)).body.notice).not.toHaveProperty("User");

  const edited = await olga.put(`/jobs/${job.id}`, aJob({ title: "Another" }));
  expect(edited.body.notice).toMatchObject({ outcome: "hidden", lookAsked: true });
});

test("M12 a hidden record is only in its owner's list, with the reason", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob({ title: "Xylophonist wanted" }));
  const { body: question } = await olga.post("/questions", aQuestion({ title: "Xylophone how" }));
  const before = [await reader.get("/jobs?facets=true"), await reader.get("/questions?facets=true")];
  const moderator = await decideToHide(reader, { parent: "jobs", id: job.id });
  await decideToHide(reader, { parent: "questions", id: question.id });
  const own = ["mine=true", "mine=true&facets=true", "mine=true&search=xylophon"];
  for (const [path, id] of [["/jobs", job.id] as const, ["/questions", question.id] as const]) {
    for (const query of own) {
      const { body } = await olga.get(`${path}?${query}`);
      expect([body.total, body.results]).toMatchObject([1, [{ id, notice: { outcome: "hidden", text: "It sells." } }]]);
      expect((await moderator.get(`${path}?${query}`)).body.total).toBe(0);
    }
    for (const member of [olga, reader, moderator]) {
      for (const query of ["limit=100", "facets=true&limit=100", "status=any", "sort=newest&search=xylophon"]) {
        expect((await member.get(`${path}?${query}`)).body.results).not.toMatchObject([{ id }]);
      }
    }
  }
  const after = [await reader.get("/jobs?facets=true"), await reader.get("/questions?facets=true")];
  expect(after.map(({ body }) => body.total)).toEqual(before.map(({ body }) => body.total - 1));
});

const outcomes = [
  ["hidden", hideText, 1],
  ["held", holdText, 1],
  ["removed", (transaction: Connection, thing: LockedText) => changeState(transaction, thing, "removed"), 0],
  ["binned", (transaction: Connection, thing: LockedText) => changeState(transaction, thing, "binned"), 0],
] as const;

test.each(outcomes)("M11 M12 its owner's lists mark or omit a record that is %s", async (_outcome, take, listed) => {
  const olga = await board.join();
  const word = aWord();
  const made = {
    jobs: (await olga.post("/jobs", aJob({ title: `Wares ${word}` }))).body.id,
    questions: (await olga.post("/questions", aQuestion({ title: `Why ${word}` }))).body.id,
  };
  for (const parent of ["jobs", "questions"] as const) {
    await turnedOn(board, { parent, id: made[parent] }, take);
    for (const query of ["", "&facets=true", "&sort=newest", `&search=${word}`]) {
      const { total, results } = (await olga.get(`/${parent}?mine=true${query}`)).body;
      expect([total, results.length], `${parent} ${query}`).toEqual([listed, listed]);
    }
  }
  expect((await olga.get("/jobs?mine=true&status=any")).body.total).toBe(listed);
});

test("M12 a hidden comment stays in place for its author and staff only, with the reason", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await reader.post("/jobs", aJob());
  const { body: comment } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Buy lamps" });
  const moderator = await decideToHide(reader, { parent: "comments", id: comment.id });
  const read = async (member: Member) => (await member.get(`/comments/jobs/${job.id}`)).body.results;
  expect(await read(reader)).toEqual([]);
  for (const member of [olga, moderator]) expect(await read(member)).toMatchObject([{ notice: { text: "It sells." } }]);
});

test("M11 a cached reply never shows a reader what only another may see", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob());
  const { body: said } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Also lamps" });
  await board.database`update comments set state = 'hidden' where id = ${said.id}`;
  await olga.get(`/comments/jobs/${job.id}`);
  expect((await reader.get(`/comments/jobs/${job.id}`)).body.results).toEqual([]);
  await board.database`update posts set state = 'hidden' where kind = 'job' and number = ${job.id}`;
  await olga.get(`/jobs/${job.id}`);
  expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
});

test("M11 M12 a hidden post that an import gives a new owner is readable by that owner only", async () => {
  const [olga, taker, reader] = [await board.join(), await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob({ title: "Ferry captain", location: null }));
  await decideToHide(reader, { parent: "jobs", id: job.id });
  const folder = await mkdtemp(join(tmpdir(), "homecoming-given-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "jobs.json");
  await writeFile(file, JSON.stringify([{ title: job.title, link: job.link, owner: taker.email }]));
  await importFiles(board.database, [file], { out: new PassThrough() });
  expect((await taker.get(`/jobs/${job.id}`)).status).toBe(200);
  expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
});

const shownAgain = async (moderator: Member, thing: { parent: string; id: number }) =>
  expect((await decideOn(board, moderator, [thing.parent, thing.id], verdict("kept"))).status).toBe(201);

test("S152 M11 the stream reports that a record is hidden and restored, but no edits in between", async () => {
  const [olga, reader, listener] = [await board.join(), await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob({ title: `Lamps ${aWord()}` }));
  const said = { parent: "jobs", parentId: job.id };
  const { body: comment } = await olga.post("/comments", { ...said, text: "Buy lamps" });
  await allTold(board.database);
  const stream = await listenLive(board.url, listener.token);
  onTestFinished(() => stream.close());
  await stream.next("start");
  const turned = async (kind: string, commentId: number | null) =>
    expect((await stream.next("happened", (data) => data.kind === kind && data.commentId === commentId)).data).toEqual({
      ...{ kind, parent: "jobs", id: job.id, commentId },
    });
  const moderator = await decideToHide(reader, { parent: "comments", id: comment.id });
  await turned("record.hidden", comment.id);
  await decideToHide(reader, { parent: "jobs", id: job.id });
  await turned("record.hidden", null);
  await olga.put(`/jobs/${job.id}`, aJob({ title: "Mended" }));
  await olga.put(`/comments/${comment.id}`, { text: "Look at lamps" });
  await shownAgain(moderator, { parent: "jobs", id: job.id });
  await turned("record.restored", null);
  await shownAgain(moderator, { parent: "comments", id: comment.id });
  await turned("record.restored", comment.id);
  const kinds = stream.frames.flatMap(({ data }) => (data.parent === "jobs" ? [data.kind] : []));
  expect(kinds).toEqual(["record.hidden", "record.hidden", "record.restored", "record.restored"]);
  for (const word of ["spam", "sells", "lamps", "Mended", "decision", "report"])
    expect(stream.text()).not.toContain(word);
});

test("S152 M11 hiding a record removes it for readers; restoring it brings it back unchanged", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob());
  const paths = [`/jobs/${job.id}`, `/comments/jobs/${job.id}`, "/jobs", "/activity", "/stats"];
  const asked = () => Promise.all(paths.map((path) => reader.get(path).then(({ status, body }) => [status, body])));
  const before = await asked();
  const moderator = await decideToHide(reader, { parent: "jobs", id: job.id });
  expect((await asked()).map(([status]) => status)).toEqual([404, 404, 200, 200, 200]);
  await shownAgain(moderator, { parent: "jobs", id: job.id });
  expect((await asked()).slice(0, 3)).toEqual(before.slice(0, 3));
});

test("S152 M11 M16 a hidden record causes no mail; once restored it is mailed once", async () => {
  const word = aWord();
  const [asker, olga] = [await joinWithPassword(board), await board.join()];
  await asker.post("/saved-searches", { kind: "jobs", query: `search=${word}`, name: "Lamps", mail: "now" });
  const { body: question } = await asker.post("/questions", aQuestion());
  const { body: job } = await olga.post("/jobs", aJob({ title: `Lamps ${word}` }));
  const said = { parent: "questions", parentId: question.id, text: `Buy ${word}` };
  const { body: comment } = await olga.post("/comments", said);
  const moderator = await decideToHide(asker, { parent: "jobs", id: job.id });
  await decideToHide(asker, { parent: "comments", id: comment.id });
  const mails = async () => {
    const rows = await board.database<{ subject: string }[]>`
      select data->>'subject' as subject from pgboss.job
      where name = 'mail' and data->>'to' = ${asker.email} and data->>'text' like ${`%${word}%`} order by 1`;
    return rows.map(({ subject }) => subject);
  };
  const day = 24 * 60;
  for (const minutes of [3, 20, day + 60]) await due(inMinutes(minutes));
  expect(await mails()).toEqual([]);
  await shownAgain(moderator, { parent: "comments", id: comment.id });
  await shownAgain(moderator, { parent: "jobs", id: job.id });
  for (const days of [2, 3]) await due(inMinutes(days * day + 90));
  expect(await mails()).toEqual(["1 new for “Lamps”", "Your day: 1 written to you"]);
  const told = await toldInbox(board.database, asker);
  expect(told.filter(({ kind }) => kind === "answer")).toMatchObject([{ count: 1, recordId: question.id }]);
});

const kindsToMend = [
  ["jobs", "/jobs", aJob],
  ["projects", "/projects", aProject],
  ["questions", "/questions", aQuestion],
] as const;
test.each(kindsToMend)(
  "M14 saving %s unchanged or by staff requests no review; a change requests one",
  async (parent, path, build) => {
    const [olga, reader] = [await board.join(), await board.join()];
    const given = build();
    const { body: post } = await olga.post(path, given);
    const moderator = await decideToHide(reader, { parent, id: post.id });
    const found = () => caseOn(board, moderator, parent, post.id);
    const { version } = await found();
    await olga.put(`${path}/${post.id}`, given);
    await moderator.put(`${path}/${post.id}`, build({ title: "By the team" }));
    expect((await found()).waits).toEqual([]);
    for (const title of ["Mended", "Mended again"]) await olga.put(`${path}/${post.id}`, build({ title }));
    expect(await found()).toMatchObject({ waits: ["look"], version: version + 3 });
    expect((await reader.get(`${path}/${post.id}`)).status).toBe(404);
  },
);

test("M14 the same is true of companies and comments", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: company } = await olga.send("POST", "/company", { body: aForm({ name: aWord() }) });
  const { body: said } = await olga.post("/comments", { parent: "companies", parentId: company.id, text: "Buy lamps" });
  const moderator = await decideToHide(reader, { parent: "comments", id: said.id });
  const waits = async (parent: string, id: number) => (await caseOn(board, moderator, parent, id)).waits;
  await olga.put(`/comments/${said.id}`, { text: "Buy lamps" });
  expect(await waits("comments", said.id)).toEqual([]);
  await olga.put(`/comments/${said.id}`, { text: "Look at lamps" });
  expect(await waits("comments", said.id)).toEqual(["look"]);
  await decideToHide(reader, { parent: "companies", id: company.id });
  await olga.send("PUT", `/company/${company.id}`, { body: aForm({ name: company.name }) });
  expect(await waits("companies", company.id)).toEqual([]);
  await olga.send("PUT", `/company/${company.id}`, { body: aForm({ name: company.name, about: "We mend lamps." }) });
  expect(await waits("companies", company.id)).toEqual(["look"]);
});
