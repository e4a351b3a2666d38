import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import { inboxOf, toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let ada: Member;
let ben: Member;
let cleo: Member;
beforeAll(async () => {
  [ada, ben, cleo] = await Promise.all([board.join(), board.join(), board.join()]);
});

const write = async (who: Member, parent: string, parentId: number, given: object = {}) =>
  (await who.post("/comments", { parent, parentId, text: aWord(), ...given })).body;
const kindsAt = async (member: Member, parent: string, id: number) =>
  (await toldInbox(board.database, member))
    .filter((entry) => entry.parent === parent && entry.recordId === id)
    .map(({ kind }) => kind);

describe("N07 watches", () => {
  test.each([
    ["jobs", aJob],
    ["projects", aProject],
    ["questions", aQuestion],
  ] as const)("posting and commenting watches the record, of %s", async (parent, make) => {
    const { id, title } = (await ada.post(`/${parent}`, make())).body;
    const watch = `/watches/${parent}/${id}`;
    expect((await ada.get(watch)).body).toEqual({ watching: true });
    expect((await ben.get(watch)).body).toEqual({ watching: false });
    await write(ben, parent, id);
    expect((await ben.get(watch)).body).toEqual({ watching: true });
    const [newest] = (await ben.get("/watches")).body.results;
    expect(newest).toEqual({ parent, id, title, since: expect.any(String) });
  });

  test("adding a company watches it", async () => {
    const { id } = (await ada.send("POST", "/company", { body: aForm({ name: aWord() }) })).body;
    expect((await ada.get(`/watches/companies/${id}`)).body).toEqual({ watching: true });
    expect((await ada.get(`/watches/companys/${id}`)).status).toBe(404);
  });

  test("a watch switched off stays off, whatever the member writes there, until switched on", async () => {
    const { id } = (await ada.post("/jobs", aJob())).body;
    for (const _ of "12") expect((await ada.delete(`/watches/jobs/${id}`)).status).toBe(204);
    await write(ada, "jobs", id);
    expect((await ada.get(`/watches/jobs/${id}`)).body).toEqual({ watching: false });
    await write(ben, "jobs", id);
    expect(await kindsAt(ada, "jobs", id)).toEqual([]);
    for (const _ of "12") expect((await ada.put(`/watches/jobs/${id}`)).status).toBe(204);
    await write(ben, "jobs", id);
    expect(await kindsAt(ada, "jobs", id)).toEqual(["comment"]);
  });

  test("without a watch, only events addressed to the member notify them", async () => {
    const { id } = (await ada.post("/questions", aQuestion())).body;
    const answer = await write(ben, "questions", id);
    await ben.delete(`/watches/questions/${id}`);
    await write(cleo, "questions", id, { replyToId: answer.id });
    expect(await kindsAt(ben, "questions", id)).toEqual([]);
    await ada.put(`/questions/${id}/accepted-answer`, { commentId: answer.id });
    expect(await kindsAt(ben, "questions", id)).toEqual(["accepted"]);
  });

  test("a missing or invisible record can't be watched", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      expect((await ada.send(method, "/watches/jobs/2000000000")).status).toBe(404);
      expect((await ada.send(method, "/watches/skills/1")).status).toBe(404);
    }
    const moderator = await board.join({ role: "moderator" });
    const owner = await board.join();
    const { id } = (await owner.post("/jobs", aJob())).body;
    await ada.put(`/watches/jobs/${id}`);
    await moderator.put(`/users/${owner.id}/suspension`, { reason: "Spam" });
    expect((await ada.get(`/watches/jobs/${id}`)).status).toBe(404);
    expect((await ada.get("/watches")).body.results.map((watched: { id: number }) => watched.id)).not.toContain(id);
  });
});

test("N04 an event that mentions and replies makes one entry, of the first kind that applies", async () => {
  const { id } = (await ada.post("/questions", aQuestion())).body;
  const own = await write(ada, "questions", id);
  const reply = await write(ben, "questions", id, { replyToId: own.id });
  expect(await kindsAt(ada, "questions", id)).toEqual(["reply"]);
  // Like an edit that mentions members for the first time.
  await board.database`
    insert into events (kind, actor_id, post_id, comment_id, data)
    select 'comment.edited', ${ben.id}, post_id, id, jsonb_build_object('mentions', array[${ada.id}, ${cleo.id}]::int[])
    from comments where id = ${reply.id}`;
  await ben.put(`/comments/${reply.id}`, { text: aWord() });
  expect(await kindsAt(ada, "questions", id)).toEqual(["mention", "reply"]);
  expect(await kindsAt(cleo, "questions", id)).toEqual(["mention"]);
});

test("N03 after a block neither is notified of the other, and earlier entries leave the blocker's inbox", async () => {
  const [blocker, blocked] = [await board.join(), await board.join()];
  const question = (await blocker.post("/questions", aQuestion())).body;
  await write(blocked, "questions", question.id);
  const theirs = (await blocked.post("/questions", aQuestion())).body;
  await write(blocker, "questions", theirs.id);
  expect(await kindsAt(blocker, "questions", question.id)).toEqual(["answer"]);
  expect(await kindsAt(blocked, "questions", theirs.id)).toEqual(["answer"]);
  expect((await blocker.put(`/blocks/${blocked.id}`)).status).toBe(204);
  expect(await inboxOf(blocker)).toEqual([]);
  expect((await blocker.get("/account")).body.unread).toBe(0);
  expect(await inboxOf(blocked)).toHaveLength(1);
  await Promise.all([write(blocked, "questions", question.id), write(blocker, "questions", theirs.id)]);
  expect(await toldInbox(board.database, blocker)).toEqual([]);
  expect(await toldInbox(board.database, blocked)).toMatchObject([{ count: 1 }]);
});
