import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { importFiles } from "../../server/import/sources/import-files.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";

const board = testBoard();

/** A moderator hides what the reporter reports, as spam. */
async function hide(reporter: Member, thing: { parent: string; id: number }) {
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

test("M12 M14 of what is hidden its owner and staff read why, others nothing; a change is said to be waited for", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob());
  expect(job).not.toHaveProperty("notice");
  const moderator = await hide(reader, { parent: "jobs", id: job.id });
  expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
  for (const member of [olga, moderator]) {
    const { notice } = (await member.get(`/jobs/${job.id}`)).body;
    expect(notice).toMatchObject({ outcome: "hidden", reason: "spam", text: "It sells.", lookAsked: false });
  }
  expect((await olga.get(`/jobs/${job.id}`)).body.notice).not.toHaveProperty("User");

  const edited = await olga.put(`/jobs/${job.id}`, aJob({ title: "Another" }));
  expect(edited.body.notice).toMatchObject({ outcome: "hidden", lookAsked: true });
});

test("M12 what is hidden stands in its owner's own list, with why, and in no other", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob({ title: "Xylophonist wanted" }));
  const { body: question } = await olga.post("/questions", aQuestion({ title: "Xylophone how" }));
  const before = [await reader.get("/jobs?facets=true"), await reader.get("/questions?facets=true")];
  const moderator = await hide(reader, { parent: "jobs", id: job.id });
  await hide(reader, { parent: "questions", id: question.id });
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

test("M12 a hidden comment stands in its place with why, for its author and staff alone", async () => {
  const [olga, reader] = [await board.join(), await board.join()];
  const { body: job } = await reader.post("/jobs", aJob());
  const { body: comment } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Buy lamps" });
  const moderator = await hide(reader, { parent: "comments", id: comment.id });
  const read = async (member: Member) => (await member.get(`/comments/jobs/${job.id}`)).body.results;
  expect(await read(reader)).toEqual([]);
  for (const member of [olga, moderator]) expect(await read(member)).toMatchObject([{ notice: { text: "It sells." } }]);
});

test("M11 a reply that is kept for others holds nothing that its first reader alone may see, whatever is noted of them", async () => {
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

test("M11 M12 what is hidden and comes to be another's is read by the new owner, and by nobody for that", async () => {
  const [olga, taker, reader] = [await board.join(), await board.join(), await board.join()];
  const { body: job } = await olga.post("/jobs", aJob({ title: "Ferry captain", location: null }));
  await hide(reader, { parent: "jobs", id: job.id });
  const folder = await mkdtemp(join(tmpdir(), "homecoming-given-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "jobs.json");
  await writeFile(file, JSON.stringify([{ title: job.title, link: job.link, owner: taker.email }]));
  await importFiles(board.database, [file], { out: new PassThrough() });
  expect((await taker.get(`/jobs/${job.id}`)).status).toBe(200);
  expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
});
