import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { conversation } from "./conversation.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const { ask, answer, reply, accept, standing } = conversation(board);
let alice: Member;
let bob: Member;
let carla: Member;
let mo: Member;

beforeAll(async () => {
  [alice, bob, carla, mo] = [
    await board.join({ firstName: "Alice" }),
    await board.join({ firstName: "Bob" }),
    await board.join({ firstName: "Carla" }),
    await board.join({ role: "moderator" }),
  ];
});

/** The record's state, after checking that list and filter agree. */
async function stands(id: number) {
  const { record, same, listed, isFiltered } = await standing(carla, id);
  const { description: _, ...shown } = listed;
  expect(shown).toEqual(same);
  expect(isFiltered).toBe(true);
  const { state, answerCount, acceptedId, activeAt } = record;
  return { state, answerCount, acceptedId, activeAt };
}

const totals = async () =>
  Object.fromEntries(
    await Promise.all(
      ["unanswered", "open", "answered"].map(async (state) => [
        state,
        (await carla.get(`/questions?state=${state}&limit=1`)).body.total,
      ]),
    ),
  );

describe("Q01 a question's state", () => {
  test("Q01 follows its answers and acceptance in record, list, filters, totals and search", async () => {
    const before = await totals();
    const { id, createdAt } = await ask(alice, { title: "Which zebrafinch is it?" });
    expect(await stands(id)).toEqual({ state: "unanswered", answerCount: 0, acceptedId: null, activeAt: createdAt });
    const first = await answer(bob, id);
    expect(await stands(id)).toEqual({
      ...{ state: "open", answerCount: 1, acceptedId: null, activeAt: first.createdAt },
    });
    const second = await answer(carla, id);
    const below = await reply(alice, id, first.id);
    expect(await stands(id)).toMatchObject({ state: "open", answerCount: 2, activeAt: below.createdAt });
    expect((await accept(alice, id, second.id)).body).toMatchObject({ state: "answered", acceptedId: second.id });
    expect(await stands(id)).toMatchObject({ state: "answered", answerCount: 2, acceptedId: second.id });
    expect(await totals()).toEqual({ ...before, answered: before.answered + 1 });
    const found = async (q: string) =>
      (await bob.get(`/search?kinds=questions&q=${encodeURIComponent(`zebrafinch ${q}`)}`)).body.groups[0].total;
    expect(await Promise.all(["is:answered", "is:open", "is:unanswered"].map(found))).toEqual([1, 0, 0]);
    expect((await alice.delete(`/questions/${id}/accepted-answer`)).body).toMatchObject({ acceptedId: null });
    expect(await Promise.all(["is:answered", "is:open", "is:unanswered"].map(found))).toEqual([0, 1, 0]);
    await carla.delete(`/comments/${second.id}`);
    await alice.delete(`/comments/${below.id}`);
    await bob.delete(`/comments/${first.id}`);
    expect(await stands(id)).toEqual({ state: "unanswered", answerCount: 0, acceptedId: null, activeAt: createdAt });
    expect(await Promise.all(["is:answered", "is:open", "is:unanswered"].map(found))).toEqual([0, 1, 1]);
    expect(await totals()).toEqual({ ...before, unanswered: before.unanswered + 1 });
    await alice.delete(`/questions/${id}`);
    expect(await totals()).toEqual(before);
  });

  test("Q01 ignores a suspended member's answers until the suspension is lifted", async () => {
    const dave = await board.join();
    const { id } = await ask(alice);
    const helpful = await answer(dave, id);
    await accept(alice, id, helpful.id);
    await mo.put(`/users/${dave.id}/suspension`, { reason: "Spam" });
    expect(await stands(id)).toMatchObject({ state: "unanswered", answerCount: 0, acceptedId: null });
    await mo.delete(`/users/${dave.id}/suspension`);
    expect(await stands(id)).toMatchObject({ state: "answered", answerCount: 1, acceptedId: helpful.id });
  });

  test("Q01 isn't counted while its asker is suspended, and is the same afterwards", async () => {
    const dave = await board.join();
    const { id } = await ask(dave);
    await answer(bob, id);
    const before = await totals();
    await mo.put(`/users/${dave.id}/suspension`, { reason: "Spam" });
    expect(await totals()).toEqual({ ...before, open: before.open - 1 });
    expect((await mo.get(`/questions/${id}`)).body).toMatchObject({ state: "open", answerCount: 1 });
    await mo.delete(`/users/${dave.id}/suspension`);
    expect(await totals()).toEqual(before);
    expect(await stands(id)).toMatchObject({ state: "open", answerCount: 1 });
  });

  test("S141 Q01 is exact after twenty simultaneous answers and deletions", async () => {
    const { id } = await ask(alice);
    const given = await Promise.all(Array.from({ length: 10 }, () => answer(bob, id)));
    await Promise.all([
      ...given.slice(0, 5).map((each) => bob.delete(`/comments/${each.id}`)),
      ...Array.from({ length: 5 }, () => answer(carla, id)),
    ]);
    expect(await stands(id)).toMatchObject({ state: "open", answerCount: 10 });
  });
});

describe("accepting an answer", () => {
  test("Q02 is allowed to the asker and staff only, and so is revoking it", async () => {
    const admin = await board.join({ role: "admin" });
    const { id } = await ask(alice);
    const given = await answer(bob, id);
    for (const by of [bob, carla]) {
      expect((await accept(by, id, given.id)).status).toBe(403);
      expect((await by.delete(`/questions/${id}/accepted-answer`)).status).toBe(403);
    }
    for (const by of [alice, mo, admin]) {
      expect(await accept(by, id, given.id)).toMatchObject({ status: 200, body: { id, acceptedId: given.id } });
      expect(await by.delete(`/questions/${id}/accepted-answer`)).toMatchObject({
        status: 200,
        body: { acceptedId: null },
      });
      expect((await by.delete(`/questions/${id}/accepted-answer`)).status).toBe(200);
    }
    expect((await accept(alice, 999_999, given.id)).status).toBe(404);
    expect((await board.visitor.put(`/questions/${id}/accepted-answer`, { commentId: given.id })).status).toBe(401);
  });

  test("Q02 is refused for a comment that isn't an answer to this question", async () => {
    const [{ id }, other] = [await ask(alice), await ask(alice)];
    const given = await answer(bob, id);
    const elsewhere = await answer(bob, other.id);
    const below = await reply(carla, id, given.id);
    const { body: job } = await alice.post("/jobs", aJob());
    const onJob = await bob.post("/comments", { parent: "jobs", parentId: job.id, text: "Hi" });
    await bob.delete(`/comments/${given.id}`);
    const nobodys = [2_147_483_647, 2_147_483_648, 1e20, 0, -1];
    for (const commentId of [given.id, elsewhere.id, below.id, onJob.body.id, ...nobodys]) {
      const refused = await accept(alice, id, commentId);
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { commentId: "This is no answer to this question." } },
      });
    }
    expect((await alice.put(`/questions/${id}/accepted-answer`, {})).status).toBe(400);
    expect(await stands(id)).toMatchObject({ state: "unanswered", acceptedId: null });
  });

  test("S141 Q03 leaves one of several simultaneous choices; repeating it records no event", async () => {
    const { id } = await ask(alice);
    const given = await Promise.all(Array.from({ length: 5 }, () => answer(bob, id)));
    const replies = await Promise.all(given.map((each) => accept(alice, id, each.id)));
    expect(replies.map(({ status }) => status)).toEqual(given.map(() => 200));
    const { acceptedId } = (await alice.get(`/questions/${id}`)).body;
    expect(given.map((each) => each.id)).toContain(acceptedId);
    const { results } = (await alice.get(`/comments/questions/${id}`)).body;
    expect(results.filter(({ accepted }: { accepted: boolean }) => accepted)).toMatchObject([{ id: acceptedId }]);
    const events = () =>
      board.database`select from events where kind = 'answer.accepted' and comment_id = ${acceptedId}`;
    const { length } = await events();
    await Promise.all([accept(alice, id, acceptedId), accept(alice, id, acceptedId)]);
    expect(await events()).toHaveLength(length);
  });

  test("S141 Q04 ends when the answer is deleted; of both at the same moment deletion wins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(alice);
      const given = await answer(bob, id);
      if (round % 2) await reply(carla, id, given.id);
      const [accepted, deleted] = await Promise.all([accept(alice, id, given.id), bob.delete(`/comments/${given.id}`)]);
      expect(deleted.status).toBe(204);
      expect([200, 400]).toContain(accepted.status);
      expect(await stands(id)).toMatchObject({ state: "unanswered", answerCount: 0, acceptedId: null });
    }
  });

  test("Q04 ends when its author is erased with their posts; if posts are kept, it remains", async () => {
    for (const [posts, left] of [
      ["erase", { state: "unanswered", answerCount: 0, acceptedId: null }],
      ["keep", { state: "answered", answerCount: 1 }],
    ] as const) {
      const dave = await board.join();
      const { id } = await ask(alice);
      await accept(alice, id, (await answer(dave, id)).id);
      const admin = await board.join({ role: "admin" });
      expect((await admin.delete(`/admin/members/${dave.id}`, { posts })).status).toBe(204);
      expect(await stands(id)).toMatchObject(left);
    }
  });

  test("Q05 of one's own is allowed; acceptance by staff is in the audit trail", async () => {
    const { id } = await ask(alice);
    const own = await answer(alice, id);
    expect((await accept(alice, id, own.id)).body).toMatchObject({ state: "answered", acceptedId: own.id });
    const admin = await board.join({ role: "admin" });
    const trail = async () =>
      (await admin.get("/admin/audit?subject=question")).body.results
        .filter(({ subject }: { subject: { id: number } }) => subject.id === id)
        .map(({ action }: { action: string }) => action);
    expect(await trail()).toEqual([]);
    await mo.delete(`/questions/${id}/accepted-answer`);
    await accept(mo, id, own.id);
    expect(await trail()).toEqual(["accepted", "unaccepted"]);
  });
});

test("U243 a member's page lists others' questions that accepted their answer", async () => {
  const [asker, expert] = [await board.join(), await board.join()];
  const accepted = async () =>
    (await carla.get(`/users/${expert.id}`)).body.AcceptedAnswers.map(({ title }: { title: string }) => title);
  const { id } = await ask(asker, { title: "Which wren is it?" });
  const own = await ask(expert, { title: "My own question" });
  const [given, toOwn] = [await answer(expert, id), await answer(expert, own.id)];
  await accept(asker, id, given.id);
  await accept(expert, own.id, toOwn.id);
  expect(await accepted()).toEqual(["Which wren is it?"]);
  const [shown] = (await carla.get(`/users/${expert.id}`)).body.AcceptedAnswers;
  expect(shown).toEqual({ id, title: "Which wren is it?", createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  await asker.delete(`/questions/${id}`);
  expect(await accepted()).toEqual([]);
});
