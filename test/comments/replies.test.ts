import { beforeAll, describe, expect, test } from "vitest";
import { conversation } from "../questions/conversation.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aWord } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const { ask, answer, reply, accept } = conversation(board);
let alice: Member;
let bob: Member;
let carla: Member;
let admin: Member;

beforeAll(async () => {
  [alice, bob, carla] = [await board.join(), await board.join(), await board.join()];
  admin = await board.join({ role: "admin" });
});

const listOf = async (id: number, query = "") => (await alice.get(`/comments/questions/${id}${query}`)).body;
const idsOf = async (id: number, query = "") =>
  (await listOf(id, query)).results.map((each: { id: number }) => each.id);
const refusal = { status: 400, body: { fields: { replyToId: "Please reply to a comment on this page." } } };

describe("replies", () => {
  test("Q10 have to be to a top-level comment of the same record, which an edit can't change", async () => {
    const [{ id }, other] = [await ask(alice), await ask(alice)];
    const given = await answer(bob, id);
    const to = (parentId: number, replyToId: unknown) =>
      carla.post("/comments", { parent: "questions", parentId, replyToId, text: "Why?" });
    const replied = await to(id, given.id);
    expect(replied).toMatchObject({ status: 201, body: { replyToId: given.id } });
    expect((await to(id, null)).body.replyToId).toBeNull();
    for (const wrong of [replied.body.id, 2_147_483_647, 2_147_483_648, 0, -1, (await answer(bob, other.id)).id]) {
      expect(await to(id, wrong)).toMatchObject(refusal);
    }
    expect((await to(id, "x")).status).toBe(400);
    expect((await to(999_999, given.id)).status).toBe(404);
    const { body: job } = await alice.post("/jobs", aJob());
    expect(
      await carla.post("/comments", { parent: "jobs", parentId: job.id, replyToId: given.id, text: "x" }),
    ).toMatchObject(refusal);
    const edited = await carla.put(`/comments/${replied.body.id}`, { text: "How?", replyToId: null });
    expect(edited.body).toMatchObject({ text: "How?", replyToId: given.id });
    expect((await listOf(id)).total).toBe(3);
  });

  test("Q10 cause comment events, while answers cause answer events", async () => {
    const { id } = await ask(alice);
    const given = await answer(bob, id);
    const below = await reply(carla, id, given.id);
    const events =
      await board.database`select kind, data from events where comment_id in (${given.id}, ${below.id}) order by id`;
    expect([...events]).toEqual([
      { kind: "answer.posted", data: {} },
      { kind: "comment.posted", data: { replyToId: given.id } },
    ]);
    const { results } = (await alice.get("/activity")).body;
    const here = results.filter(({ page, id: at }: { page: string; id: number }) => page === "question" && at === id);
    expect(here.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["answer", "comment", "question"]);
  });

  test("S142 Q11 to a deleted comment keep an empty placeholder until the last one is deleted", async () => {
    const word = aWord();
    const { id } = await ask(alice);
    const before = (await alice.get("/stats")).body;
    const given = await answer(bob, id, `With ${word}.`);
    const [one, other] = [await reply(carla, id, given.id), await reply(alice, id, given.id)];
    await accept(alice, id, given.id);
    await carla.put(`/comments/${given.id}/vote`);
    expect((await bob.delete(`/comments/${given.id}`)).status).toBe(204);
    const { results, total } = await listOf(id);
    expect(total).toBe(3);
    expect(results[0]).toMatchObject({
      ...{ id: given.id, createdAt: given.createdAt, text: "", deleted: true, User: null, ownerId: null },
      ...{ editedAt: null, votes: 0, voted: false, accepted: false, replyToId: null },
    });
    expect((await alice.get(`/questions/${id}`)).body).toMatchObject({ answerCount: 0, state: "unanswered" });
    for (const by of [bob, admin]) {
      expect((await by.put(`/comments/${given.id}`, { text: "Again" })).status).toBe(404);
      expect((await by.delete(`/comments/${given.id}`)).status).toBe(404);
      expect((await by.get(`/comments/${given.id}/versions`)).status).toBe(404);
    }
    const after = (await alice.get("/stats")).body;
    expect(after.answersToQuestions).toBe(before.answersToQuestions);
    expect((await alice.get(`/questions?search=${word}`)).body.total).toBe(0);
    expect((await bob.get("/account/deletion")).body.comments).toBe(
      (await bob.get("/account/export")).body.comments.length,
    );
    expect((await bob.delete(`/bin/comments/${given.id}`)).status).toBe(204);
    const rows = await board.database`
      select text from comments where text like ${`%${word}%`}
      union all select text from comment_versions where text like ${`%${word}%`}`;
    expect(rows).toHaveLength(0);
    const again = await reply(carla, id, given.id);
    for (const [by, each] of [
      [carla, one],
      [alice, other],
      [carla, again],
    ] as const)
      await by.delete(`/comments/${each.id}`);
    expect(await listOf(id)).toMatchObject({ results: [], total: 0 });
  });

  test("S142 Q11 delete the placeholder with them if the last two are deleted simultaneously", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(alice);
      const given = await answer(bob, id);
      const replies = [await reply(carla, id, given.id), await reply(alice, id, given.id)] as const;
      await bob.delete(`/comments/${given.id}`);
      await Promise.all([carla.delete(`/comments/${replies[0].id}`), alice.delete(`/comments/${replies[1].id}`)]);
      expect(await listOf(id)).toMatchObject({ results: [], total: 0 });
    }
  });

  test("Q11 keep a placeholder for comments erased with an account", async () => {
    const dave = await board.join();
    const { id } = await ask(alice);
    const [replied, own, alone] = [await answer(dave, id), await answer(dave, id), await answer(dave, id)];
    const theirs = await reply(carla, id, replied.id);
    await reply(dave, id, own.id);
    const ofOthers = await answer(bob, id);
    await reply(dave, id, ofOthers.id);
    await bob.delete(`/comments/${ofOthers.id}`);
    expect(await idsOf(id)).toContain(ofOthers.id);
    await admin.delete(`/admin/members/${dave.id}`, { posts: "erase" });
    expect(await idsOf(id)).toEqual([replied.id, theirs.id]);
    expect((await listOf(id)).results[0]).toMatchObject({ deleted: true, text: "", User: null });
    const left = await board.database`select id from comments where id in (${own.id}, ${alone.id})`;
    expect(left).toHaveLength(0);
  });

  test("Q11 keep a placeholder for a suspended member's comment", async () => {
    const dave = await board.join();
    const { id } = await ask(alice);
    const given = await answer(dave, id, "With a table.");
    const below = await reply(carla, id, given.id);
    await admin.put(`/users/${dave.id}/suspension`, { reason: "Spam" });
    expect((await listOf(id)).results).toMatchObject([
      { id: given.id, deleted: true, text: "", User: null, ownerId: null },
      { id: below.id, deleted: false },
    ]);
    await admin.delete(`/users/${dave.id}/suspension`);
    expect((await listOf(id)).results[0]).toMatchObject({ deleted: false, text: "With a table.", ownerId: dave.id });
  });

  test("Q12 are refused or below a placeholder if the comment is deleted at the same moment", async () => {
    for (const parent of ["questions", "jobs"] as const) {
      const { body } = parent === "jobs" ? await alice.post("/jobs", aJob()) : { body: await ask(alice) };
      for (let round = 0; round < 6; round += 1) {
        const words = { parent, parentId: body.id, text: "With grid." };
        const { body: given } = await bob.post("/comments", words);
        const [deleted, replied] = await Promise.all([
          bob.delete(`/comments/${given.id}`),
          carla.post("/comments", { ...words, replyToId: given.id }),
        ]);
        expect(deleted.status).toBe(204);
        const { results } = (await alice.get(`/comments/${parent}/${body.id}`)).body;
        const ofThread = results.filter((each: { id: number; replyToId: number }) =>
          [each.id, each.replyToId].includes(given.id),
        );
        if (replied.status === 201) {
          expect(ofThread).toMatchObject([{ id: given.id, deleted: true }, { id: replied.body.id }]);
        } else {
          expect(replied).toMatchObject(refusal);
          expect(ofThread).toEqual([]);
        }
      }
    }
  });

  test("Q12 leave no placeholder in what the assistant reads", async () => {
    const { body: job } = await alice.post("/jobs", aJob());
    const words = { parent: "jobs", parentId: job.id };
    const { body: given } = await bob.post("/comments", { ...words, text: "Remote work is fine here." });
    await carla.post("/comments", { ...words, replyToId: given.id, text: "Good to know." });
    await bob.delete(`/comments/${given.id}`);
    const { total } = (await alice.get(`/comments/jobs/${job.id}`)).body;
    expect(total).toBe(2);
    const asked = await alice.post("/prompts", {
      jobId: job.id,
      messages: [{ role: "user", content: "How is the work-life balance?" }],
    });
    expect(JSON.stringify(asked.body)).not.toContain("Former member");
  });
});

describe("Q14 sorting of comments", () => {
  test("Q14 by oldest, threads or best lists each comment once over all pages", async () => {
    const { id } = await ask(alice);
    const [a, b, c, d] = [await answer(bob, id), await answer(bob, id), await answer(carla, id), await answer(bob, id)];
    const [toB, toA, toB2] = [await reply(alice, id, b.id), await reply(alice, id, a.id), await reply(carla, id, b.id)];
    await accept(alice, id, d.id);
    for (const by of [alice, bob]) await by.put(`/comments/${c.id}/vote`);
    await alice.put(`/comments/${b.id}/vote`);
    const orders = {
      "": [a, b, c, d, toB, toA, toB2],
      "sort=oldest": [a, b, c, d, toB, toA, toB2],
      "sort=threads": [a, toA, b, toB, toB2, c, d],
      "sort=best": [d, c, b, toB, toB2, a, toA],
    };
    for (const [query, order] of Object.entries(orders)) {
      const ids = order.map((each) => each.id);
      expect(await idsOf(id, `?${query}`)).toEqual(ids);
      const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(id, `?${query}&limit=2&page=${page}`)));
      expect(pages.flat()).toEqual(ids);
      expect((await listOf(id, `?${query}&limit=2&page=9`)).total).toBe(7);
    }
    const { results } = await listOf(id, "?sort=best");
    expect(results.map(({ accepted }: { accepted: boolean }) => accepted)).toEqual([true, ...Array(6).fill(false)]);
    for (const sort of ["newest", "", "Best", "best&sort=oldest"]) {
      expect((await alice.get(`/comments/questions/${id}?sort=${sort}`)).status).toBe(400);
    }
  });
});
