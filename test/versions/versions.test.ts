import { beforeAll, describe, expect, test } from "vitest";
import { conversation } from "../questions/conversation.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion, aWord } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const { ask, answer, reply, accept, age } = conversation(board);
let alice: Member;
let bob: Member;
let mo: Member;
let admin: Member;

beforeAll(async () => {
  [alice, bob] = [await board.join({ firstName: "Alice" }), await board.join({ firstName: "Bob" })];
  [mo, admin] = [await board.join({ role: "moderator" }), await board.join({ role: "admin" })];
});

const of = (path: "questions" | "comments", id: number) => ({
  versions: async (query = "", by = alice) => (await by.get(`/${path}/${id}/versions${query}`)).body,
  texts: async () => {
    const { results } = (await alice.get(`/${path}/${id}/versions?limit=50`)).body;
    return results.map((each: { text?: string; title?: string }) => each.text ?? each.title ?? null);
  },
});

describe("Q23 Q24 edits", () => {
  test("Q23 without a change store nothing", async () => {
    const { id } = await ask(alice, { skills: await board.skillIds("React", "SQL") });
    const given = await answer(bob, id);
    const before = (await alice.get(`/questions/${id}`)).body;
    const { body: comments } = await alice.get(`/comments/questions/${id}`);
    const events = await board.database`select from events`;
    await age(10);
    const same = await mo.put(
      `/questions/${id}`,
      aQuestion({ title: ` ${before.title} `, skills: await board.skillIds("SQL", "React") }),
    );
    expect(same.body).toMatchObject({ editedAt: null, updatedAt: before.updatedAt });
    expect((await bob.put(`/comments/${given.id}`, { text: " With grid. " })).body).toMatchObject({
      ...{ editedAt: null, updatedAt: comments.results[0].updatedAt },
    });
    expect(await board.database`select from events`).toHaveLength(events.length);
    expect((await of("questions", id).versions()).total).toBe(1);
    const { results: trail } = (await admin.get("/admin/audit?subject=question")).body;
    expect(trail).toEqual([]);
  });

  test("Q24 create a version after a few minutes, but not at once", async () => {
    const { id } = await ask(alice, { title: "How do I cente?" });
    const { texts, versions } = of("questions", id);
    const mended = await alice.put(`/questions/${id}`, aQuestion({ title: "How do I center?" }));
    expect(mended.body).toMatchObject({ title: "How do I center?", editedAt: null });
    expect(await texts()).toEqual(["How do I center?"]);
    await age(6);
    const { body } = await alice.put(`/questions/${id}`, aQuestion({ title: "How do I centre?" }));
    expect(body.editedAt).toBe(body.updatedAt);
    expect(await texts()).toEqual(["How do I centre?", "How do I center?"]);
    await alice.put(`/questions/${id}`, aQuestion({ title: "How do I centre it?" }));
    expect(await texts()).toEqual(["How do I centre it?", "How do I center?"]);
    const [newest, first] = (await versions()).results;
    expect((await alice.get(`/questions/${id}`)).body.editedAt).toBe(newest.at);
    expect(first).toMatchObject({ number: 1, User: { id: alice.id }, removed: false, Skills: [] });
    expect(first.at).toBe((await alice.get(`/questions/${id}`)).body.createdAt);
  });

  test("Q24 create a version once others have answered, replied or accepted", async () => {
    const { id } = await ask(alice, { title: "One" });
    await answer(alice, id);
    await alice.put(`/questions/${id}`, aQuestion({ title: "Two" }));
    expect(await of("questions", id).texts()).toEqual(["Two"]);
    const given = await answer(bob, id, "one");
    await alice.put(`/questions/${id}`, aQuestion({ title: "Three" }));
    expect(await of("questions", id).texts()).toEqual(["Three", "Two"]);

    const { texts } = of("comments", given.id);
    await bob.put(`/comments/${given.id}`, { text: "two" });
    expect(await texts()).toEqual(["two"]);
    const below = await reply(alice, id, given.id, "first");
    await bob.put(`/comments/${given.id}`, { text: "three" });
    expect(await texts()).toEqual(["three", "two"]);
    await bob.put(`/comments/${given.id}`, { text: "four" });
    expect(await texts()).toEqual(["four", "two"]);
    await accept(alice, id, given.id);
    await alice.delete(`/questions/${id}/accepted-answer`);
    await bob.put(`/comments/${given.id}`, { text: "five" });
    expect(await texts()).toEqual(["five", "four", "two"]);

    await alice.put(`/comments/${below.id}`, { text: "second" });
    expect(await of("comments", below.id).texts()).toEqual(["second"]);
    await reply(bob, id, given.id);
    await alice.put(`/comments/${below.id}`, { text: "third" });
    expect(await of("comments", below.id).texts()).toEqual(["third", "second"]);
  });

  test("Q24 by staff are versions with their name", async () => {
    const { id } = await ask(alice, { title: "One", skills: await board.skillIds("React") });
    await mo.put(`/questions/${id}`, aQuestion({ title: "Two" }));
    await mo.put(`/questions/${id}`, aQuestion({ title: "Three", skills: [] }));
    await alice.put(`/questions/${id}`, aQuestion({ title: "Four" }));
    const { results, total } = await of("questions", id).versions();
    expect(total).toBe(3);
    expect(results).toMatchObject([
      { number: 3, title: "Four", User: { id: alice.id } },
      { number: 2, title: "Three", User: { id: mo.id }, Skills: [] },
      { number: 1, title: "One", User: { id: alice.id }, Skills: [{ name: "React" }] },
    ]);
  });
});

/** A comment with this many versions. */
async function edited(by: Member, versions: number, word = "v") {
  const { id } = await ask(alice);
  const given = await answer(by, id, `${word} 1`);
  for (let number = 2; number <= versions; number += 1) {
    await age(6);
    await by.put(`/comments/${given.id}`, { text: `${word} ${number}` });
  }
  return { question: id, id: given.id };
}

describe("Q25 Q26 Q27 versions", () => {
  test("Q25 are listed newest first, in pages, for those who may read the text", async () => {
    const dave = await board.join();
    const { id } = await edited(dave, 4);
    const { versions, texts } = of("comments", id);
    expect(await texts()).toEqual(["v 4", "v 3", "v 2", "v 1"]);
    const page = await versions("?limit=3&page=2");
    expect(page).toMatchObject({ total: 4, totalPages: 2, results: [{ number: 1, text: "v 1", removed: false }] });
    expect(Object.keys(page.results[0]).toSorted()).toEqual(["User", "at", "number", "removed", "text"]);
    expect(await versions("?page=9")).toMatchObject({ total: 4, results: [] });
    expect((await board.visitor.get(`/comments/${id}/versions`)).status).toBe(401);
    for (const path of ["/comments/2147483647/versions", "/questions/2147483647/versions"]) {
      expect((await alice.get(path)).status).toBe(404);
    }
    await admin.put(`/users/${dave.id}/suspension`, { reason: "Spam" });
    expect((await alice.get(`/comments/${id}/versions`)).status).toBe(404);
    expect((await mo.get(`/comments/${id}/versions`)).status).toBe(200);
  });

  test("Q26 can be removed without a trace of their text, except the current one", async () => {
    const word = aWord();
    const carla = await board.join();
    const { id } = await edited(carla, 3, word);
    const { versions } = of("comments", id);
    expect((await bob.delete(`/comments/${id}/versions/1`)).status).toBe(403);
    expect(await carla.delete(`/comments/${id}/versions/3`)).toMatchObject({
      ...{ status: 409, body: { error: "This is the current version. Edit the text instead." } },
    });
    expect((await carla.delete(`/comments/${id}/versions/4`)).status).toBe(404);
    for (const status of [204, 204]) expect((await carla.delete(`/comments/${id}/versions/1`)).status).toBe(status);
    expect((await mo.delete(`/comments/${id}/versions/2`)).status).toBe(204);
    expect((await versions()).results).toMatchObject([
      { number: 3, text: `${word} 3`, removed: false },
      { number: 2, text: null, removed: true, User: { id: carla.id } },
      { number: 1, text: null, removed: true },
    ]);
    const rows = await board.database`select text from comment_versions where text like ${`%${word}%`}`;
    expect(rows).toHaveLength(0);
    const { results } = (await admin.get("/admin/audit?subject=comment")).body;
    expect(results).toMatchObject([{ action: "redacted", subject: { id }, User: { id: mo.id } }]);
  });

  test("Q26 of a question can be removed, too", async () => {
    const { id } = await ask(alice, { title: "One" });
    await age(6);
    await alice.put(`/questions/${id}`, aQuestion({ title: "Two" }));
    expect((await bob.delete(`/questions/${id}/versions/1`)).status).toBe(403);
    expect((await alice.delete(`/questions/${id}/versions/2`)).status).toBe(409);
    expect((await alice.delete(`/questions/${id}/versions/1`)).status).toBe(204);
    const [, first] = (await of("questions", id).versions()).results;
    expect(first).toMatchObject({
      removed: true,
      title: null,
      description: null,
      Skills: null,
      User: { id: alice.id },
    });
  });

  test("Q27 are complete and consistent after simultaneous edits", async () => {
    const { id } = await ask(alice, { title: "Zero", description: "Zero" });
    const words = ["One", "Two", "Three", "Four", "Five", "Six"];
    const by = [alice, mo];
    const replies = await Promise.all(
      words.map((word, n) => (by[n % 2] as Member).put(`/questions/${id}`, { title: word, description: word })),
    );
    expect(replies.map(({ status }) => status)).toEqual(words.map(() => 200));
    const { results, total } = await of("questions", id).versions();
    expect(results.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: total }, (_, n) => total - n),
    );
    for (const { title, description } of results) expect(description).toBe(title);
    expect((await alice.get(`/questions/${id}`)).body.title).toBe(results[0].title);
    const { id: comment } = await edited(bob, 1);
    await age(6);
    await Promise.all(words.map((text) => bob.put(`/comments/${comment}`, { text })));
    const texts = await of("comments", comment).texts();
    expect(texts).toEqual([(await bob.get(`/comments/${comment}/versions`)).body.results[0].text, "v 1"]);
  });

  test("Q27 are in their author's export, and deleted with the text", async () => {
    const word = aWord();
    const dave = await board.join();
    const { id, question } = await edited(dave, 2, word);
    expect((await dave.get("/account/export")).body.commentVersions).toMatchObject([
      { commentId: id, number: 1, text: `${word} 1` },
    ]);
    expect((await alice.get("/account/export")).body.commentVersions).not.toContainEqual(
      expect.objectContaining({ commentId: id }),
    );
    await reply(bob, question, id);
    await admin.delete(`/admin/members/${dave.id}`, { posts: "erase" });
    const rows = await board.database`
      select text from comment_versions where comment_id = ${id}
      union all select text from comments where text like ${`%${word}%`}`;
    expect(rows).toHaveLength(0);
  });

  test("Q27 lose their author's name if the text outlives the account", async () => {
    const dave = await board.join();
    const { id } = await edited(dave, 2);
    await admin.delete(`/admin/members/${dave.id}`, { posts: "keep" });
    expect((await of("comments", id).versions()).results).toMatchObject([
      { number: 2, text: "v 2", User: null },
      { number: 1, text: "v 1", User: null },
    ]);
  });
});
