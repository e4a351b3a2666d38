import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFiles } from "../../../server/import/import-files.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aJob } from "../../support/builders.ts";
import { caseOn, decideOn, reportJob, verdict } from "../stage.ts";

const folder = mkdtempSync(join(tmpdir(), "homecoming-cases-"));
afterAll(() => rmSync(folder, { recursive: true }));
const board = testBoard();
let moderator: Member;
let owner: Member;
beforeAll(async () => {
  moderator = await board.join({ role: "moderator" });
  owner = await board.join();
});

const imported = async (name: string, rows: object[]) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(rows));
  await importFiles(board.database, [file], { out: new PassThrough() });
};

test("M07 an import that changes a record makes a new version of its case", async () => {
  const job = aJob({ title: "Lighthouse keeper", link: "https://example.org/jobs/keeper" });
  const { id } = (await owner.post("/jobs", job)).body;
  const reporter = await board.join();
  await reportJob(reporter, id);
  await reporter.post("/reports", { parent: "users", id: owner.id, reason: "spam" });
  const seen = [await caseOn(board, moderator, "jobs", id), await caseOn(board, moderator, "users", owner.id)];
  const row = { title: job.title, link: job.link, location: job.location, owner: owner.email };
  await imported("jobs.json", [{ ...row, description: "Nights alone." }]);
  const { firstName, lastName, email } = owner;
  await imported("members.json", [{ firstName, lastName, email, headline: "Keeper of lights" }]);
  for (const { id: caseId, version } of seen) {
    const late = await moderator.post(`/admin/reports/${caseId}/decisions`, { version, ...verdict("kept") });
    expect(late.body).toMatchObject({
      code: "changed",
      error: "The text has changed in the meantime. Please look again.",
    });
  }
  const again = await caseOn(board, moderator, "jobs", id);
  await imported("jobs.json", [{ ...row, description: "Nights alone." }]);
  expect((await caseOn(board, moderator, "jobs", id)).version).toBe(again.version);
});

test("M14 M15 merging skills doesn't count as an edit by the posts' owners", async () => {
  const [gone, kept] = await board.skillIds("Java", "JavaScript");
  const job = aJob({ title: "Punch cards", skills: [gone] });
  const { id } = (await owner.post("/jobs", job)).body;
  await reportJob(await board.join(), id);
  await decideOn(board, moderator, ["jobs", id], verdict("hidden"));
  const { version } = await caseOn(board, moderator, "jobs", id);
  const { status } = await moderator.put(`/skills/${gone}/merger`, { intoId: kept });
  expect(status).toBe(200);
  const saved = await owner.put(`/jobs/${id}`, { ...job, skills: [kept] });
  expect(saved.body.notice).toMatchObject({ outcome: "hidden", lookAsked: false });
  expect(await caseOn(board, moderator, "jobs", id)).toMatchObject({ state: "decided", version });
  const changed = await owner.put(`/jobs/${id}`, { ...job, skills: [] });
  expect(changed.body.notice.lookAsked).toBe(true);
});
