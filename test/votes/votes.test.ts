import { beforeAll, describe, expect, test } from "vitest";
import { conversation } from "../questions/conversation.ts";
import { givePassword, password } from "../rights/rights-calls.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const { ask, answer, reply } = conversation(board);
let alice: Member;
let bob: Member;
let crowd: Member[];

beforeAll(async () => {
  [alice, bob] = [await board.join(), await board.join()];
  crowd = await Promise.all(Array.from({ length: 50 }, () => board.join()));
});

const votesFor = async (id: number) => {
  const [one, list] = [await alice.get(`/questions/${id}`), await alice.get("/questions?limit=100")];
  const listed = list.body.results.find((each: { id: number }) => each.id === id);
  expect(listed.votes).toBe(one.body.votes);
  return one.body.votes;
};
const votesForComment = async (question: number, id: number, reader = alice) => {
  const { results } = (await reader.get(`/comments/questions/${question}`)).body;
  const { votes, voted } = results.find((each: { id: number }) => each.id === id);
  return { votes, voted };
};

describe("votes", () => {
  test("S140 Q06 of fifty simultaneous members count fifty, repeated ones of a member count once", async () => {
    const { id } = await ask(alice);
    const given = await answer(alice, id);
    for (const path of [`/questions/${id}/vote`, `/comments/${given.id}/vote`]) {
      const replies = await Promise.all(crowd.map((member) => member.put(path)));
      expect(replies.map(({ status }) => status)).toEqual(crowd.map(() => 200));
      expect(Math.max(...replies.map(({ body }) => body.votes))).toBe(50);
      const [one] = crowd as [Member];
      const again = await Promise.all(Array.from({ length: 20 }, () => one.put(path)));
      for (const { status, body } of again)
        expect({ status, body }).toEqual({ status: 200, body: { votes: 50, voted: true } });
      const back = await Promise.all(Array.from({ length: 20 }, () => one.delete(path)));
      for (const { status, body } of back)
        expect({ status, body }).toEqual({ status: 200, body: { votes: 49, voted: false } });
      const once = await Promise.all(Array.from({ length: 20 }, () => one.put(path)));
      for (const { body } of once) expect(body).toEqual({ votes: 50, voted: true });
    }
    expect(await votesFor(id)).toBe(50);
    expect(await votesForComment(id, given.id)).toEqual({ votes: 50, voted: false });
    expect(await votesForComment(id, given.id, crowd[0])).toEqual({ votes: 50, voted: true });
    expect((await crowd[0]?.get(`/questions/${id}`))?.body).toMatchObject({ votes: 50, voted: true });
    expect((await alice.get(`/questions/${id}`)).body).toMatchObject({ voted: false });
  });

  test("Q06 are counted in the list immediately", async () => {
    const { id } = await ask(alice);
    expect(await votesFor(id)).toBe(0);
    await bob.put(`/questions/${id}/vote`);
    expect(await votesFor(id)).toBe(1);
    await bob.delete(`/questions/${id}/vote`);
    expect(await votesFor(id)).toBe(0);
  });

  test("Q07 are refused for one's own texts and for missing records", async () => {
    const { id } = await ask(alice);
    const given = await answer(alice, id);
    await reply(bob, id, given.id);
    for (const path of [`/questions/${id}/vote`, `/comments/${given.id}/vote`]) {
      expect(await alice.put(path)).toMatchObject({
        status: 403,
        body: { error: "You can't vote for your own posts." },
      });
    }
    await alice.delete(`/comments/${given.id}`);
    for (const by of [bob, await board.join({ role: "moderator" })]) {
      expect((await by.put(`/comments/${given.id}/vote`)).status).toBe(404);
      expect((await by.put("/comments/2147483647/vote")).status).toBe(404);
      expect((await by.put("/questions/2147483647/vote")).status).toBe(404);
      expect((await by.delete("/questions/2147483647/vote")).status).toBe(404);
    }
    expect((await board.visitor.put(`/questions/${id}/vote`)).status).toBe(401);
  });

  test("Q07 can be given to comments on jobs, too", async () => {
    const { body: job } = await alice.post("/jobs", aJob());
    const { body: comment } = await alice.post("/comments", { parent: "jobs", parentId: job.id, text: "Hi" });
    expect((await bob.put(`/comments/${comment.id}/vote`)).body).toEqual({ votes: 1, voted: true });
    expect((await bob.get(`/comments/jobs/${job.id}`)).body.results).toMatchObject([{ votes: 1, voted: true }]);
  });

  test("S140 Q08 are visible only in the voter's own export", async () => {
    const { id } = await ask(alice);
    const given = await answer(alice, id);
    const before = await board.database`select from events`;
    await bob.put(`/questions/${id}/vote`);
    await bob.put(`/comments/${given.id}/vote`);
    expect(await board.database`select from events`).toHaveLength(before.length);
    expect((await bob.get("/account/export")).body.votes).toContainEqual({ questionId: id, commentId: null });
    expect((await bob.get("/account/export")).body.votes).toContainEqual({ questionId: null, commentId: given.id });
    const { body } = await alice.get("/account/export");
    expect(body.votes).toEqual([]);
    const { voted, ...seen } = (await bob.get(`/questions/${id}`)).body;
    const { voted: _, ...others } = (await alice.get(`/questions/${id}`)).body;
    expect(voted).toBe(true);
    expect(seen).toEqual(others);
  });

  test.each(["keep", "erase"])("Q09 are deleted with the account and no longer counted: %s", async (posts) => {
    const leaver = await board.join();
    const { id } = await ask(alice);
    const given = await answer(alice, id);
    for (const by of [leaver, bob]) {
      await by.put(`/questions/${id}/vote`);
      await by.put(`/comments/${given.id}/vote`);
    }
    await answer(leaver, id);
    expect((await leaver.get("/account/deletion")).body.votes).toBe(2);
    await givePassword(board, leaver);
    const others = crowd.slice(0, 10).map((member) => member.put(`/questions/${id}/vote`));
    const [left] = await Promise.all([leaver.delete("/account", { password, posts }), ...others]);
    expect(left.status).toBe(204);
    expect(await votesFor(id)).toBe(11);
    expect(await votesForComment(id, given.id)).toEqual({ votes: 1, voted: false });
    const rows = await board.database`
      select user_id from question_votes where user_id = ${leaver.id}
      union all select user_id from comment_votes where user_id = ${leaver.id}`;
    expect(rows).toHaveLength(0);
  });

  test("Q09 of two members who leave at the same moment are all deleted", async () => {
    const [one, other] = [await board.join(), await board.join()];
    const questions = [await ask(alice), await ask(one), await ask(other)];
    for (const { id } of questions) {
      const given = await answer(alice, id);
      for (const by of [one, other]) {
        await by.put(`/questions/${id}/vote`);
        await by.put(`/comments/${given.id}/vote`);
        await answer(by, id);
      }
    }
    const admin = await board.join({ role: "admin" });
    const gone = await Promise.all(
      [one, other].map(({ id }) => admin.delete(`/admin/members/${id}`, { posts: "erase" })),
    );
    expect(gone.map(({ status }) => status)).toEqual([204, 204]);
    expect((await alice.get(`/questions/${questions[0]?.id}`)).body).toMatchObject({ votes: 0, answerCount: 1 });
  });
});
