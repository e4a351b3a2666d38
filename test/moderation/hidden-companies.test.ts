import { expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aWord } from "../support/builders.ts";
import { decideOn, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

/** A company by a member, that another reported and the team hid. */
async function aHiddenCompany(): Promise<number> {
  const [owner, reporter, admin] = [await board.join(), await board.join(), await board.join({ role: "admin" })];
  const { body } = await owner.send("POST", "/company", { body: aForm({ name: aWord() }) });
  await reporter.post("/reports", { parent: "companies", id: body.id, reason: "spam" });
  expect((await decideOn(board, admin, ["companies", body.id], verdict("hidden"))).status).toBe(201);
  return body.id;
}

test("M11 P04 nobody hides their search for work from what isn't there; who did before keeps it hidden from there", async () => {
  const [before, later] = [await board.join(), await board.join()];
  const hide = (by: Member, id: number) => by.put("/account/privacy", { workHiddenFrom: { companies: [id] } });
  const id = await aHiddenCompany();
  await board.database`
    update users set work_hidden_from = array(select id from posts where kind = 'company' and number = ${id})
    where id = ${before.id}`;
  const [refused, unknown] = [await hide(later, id), await hide(later, 999_999)];
  expect([refused.status, refused.body]).toEqual([400, unknown.body]);
  const kept = await hide(before, id);
  expect([kept.status, kept.body.workHiddenFrom.companies]).toEqual([200, [id]]);
});
