import { expect, test } from "vitest";
import { joined, saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aWord } from "../support/builders.ts";
import { decideOn, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

async function aCompany(): Promise<number> {
  return (await (await board.join()).send("POST", "/company", { body: aForm({ name: aWord() }) })).body.id;
}

/** Hides a company that a member reported. */
async function hide(id: number): Promise<void> {
  const [reporter, admin] = [await board.join(), await board.join({ role: "admin" })];
  await reporter.post("/reports", { parent: "companies", id, reason: "spam" });
  expect((await decideOn(board, admin, ["companies", id], verdict("hidden"))).status).toBe(201);
}

test("M11 P04 members can't hide a job search from a hidden company, but an old choice stays", async () => {
  const [before, later] = [await board.join(), await board.join()];
  const hideWork = (by: Member, id: number) => by.put("/account/privacy", { workHiddenFrom: { companies: [id] } });
  const id = await aCompany();
  await hide(id);
  await board.database`
    update users set work_hidden_from = array(select id from posts where kind = 'company' and number = ${id})
    where id = ${before.id}`;
  const [refused, unknown] = [await hideWork(later, id), await hideWork(later, 999_999)];
  expect([refused.status, refused.body]).toEqual([400, unknown.body]);
  const kept = await hideWork(before, id);
  expect([kept.status, kept.body.workHiddenFrom.companies]).toEqual([200, [id]]);
});

test("M11 P37 a job of a hidden company shows no insiders", async () => {
  const [reader, insider] = [await joined(board), await joined(board)];
  const companyId = await aCompany();
  await saveProfile(insider, insider, { openTo: ["questions"] }, { companyId: String(companyId) });
  const { id } = (await reader.post("/jobs", aJob({ companyId }))).body;
  const said = async () => [
    (await reader.get(`/jobs/${id}`)).body.insiders,
    (await reader.get("/jobs")).body.results.find((job: { id: number }) => job.id === id).insiders,
    (await reader.get(`/jobs/${id}/insiders`)).body.results.length,
  ];
  expect(await said()).toEqual([1, 1, 1]);
  await hide(companyId);
  expect(await said()).toEqual([0, 0, 0]);
});
