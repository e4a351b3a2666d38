import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import { inboxOf, toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let ada: Member;
let ben: Member;
let cleo: Member;
let moderator: Member;

beforeAll(async () => {
  ada = await board.join({ firstName: "Ada" });
  ben = await board.join({ firstName: "Ben" });
  cleo = await board.join({ firstName: "Cleo" });
  moderator = await board.join({ role: "moderator" });
});

const told = (member: Member, query = "") => toldInbox(board.database, member, query);
const write = async (who: Member, parent: string, parentId: number, text = aWord()) =>
  (await who.post("/comments", { parent, parentId, text })).body;
const ask = async (who: Member) => (await who.post("/questions", aQuestion())).body;
/** Entries about one record. */
const about = (entries: Awaited<ReturnType<typeof told>>, id: number, parent = "questions") =>
  entries.filter((entry) => entry.recordId === id && entry.parent === parent);

test("an answer's entry in the asker's inbox names its author and links to the answer", async () => {
  const question = await ask(ada);
  const answer = await write(ben, "questions", question.id);
  const [entry] = await told(ada);
  expect(entry).toEqual({
    id: expect.any(Number),
    kind: "answer",
    event: "answer.posted",
    parent: "questions",
    recordId: question.id,
    commentId: answer.id,
    title: question.title,
    People: [{ id: ben.id, firstName: "Ben", lastName: ben.lastName, avatar: null, verified: false }],
    count: 1,
    fit: null,
    endsAt: null,
    unread: true,
    at: answer.createdAt,
    path: `/qa/${question.id}#comment-${answer.id}`,
  });
  expect((await ada.get("/account")).body.unread).toBe(1);
  expect(await inboxOf(ben)).toEqual([]);
});

describe("S136 N03 members aren't notified", () => {
  test("of what they do themselves", async () => {
    const question = await ask(ben);
    await write(ben, "questions", question.id);
    await ben.put(`/questions/${question.id}`, aQuestion({ title: "Another" }));
    expect(about(await told(ben), question.id)).toEqual([]);
  });

  test("about records they may not see; these leave the inbox and its count until visible again", async () => {
    const question = await ask(cleo);
    const author = await board.join();
    await write(author, "questions", question.id);
    const [entry] = await told(cleo);
    expect(entry).toMatchObject({ kind: "answer", recordId: question.id });
    const unread = async () => [
      (await cleo.get("/account")).body.unread,
      (await cleo.get("/notifications?unread=true")).body.total,
    ];
    const before = await unread();
    await moderator.put(`/users/${author.id}/suspension`, { reason: "Spam" });
    expect(about(await inboxOf(cleo), question.id)).toEqual([]);
    expect(await unread()).toEqual(before.map((count) => count - 1));
    expect((await cleo.put(`/notifications/${entry?.id}`, { read: true })).status).toBe(404);
    await moderator.delete(`/users/${author.id}/suspension`);
    expect(about(await inboxOf(cleo), question.id)).toHaveLength(1);
    expect(await unread()).toEqual(before);
  });
});

describe("N05 events on one record within an hour", () => {
  test("by twenty people at once form one entry that shows three of them", async () => {
    const question = await ask(ada);
    const people = await Promise.all(Array.from({ length: 20 }, () => board.join()));
    // A busy machine may refuse some of them.
    const answer = async (person: Member): Promise<void> => {
      if (!(await write(person, "questions", question.id)).id) await answer(person);
    };
    await Promise.all(people.map(answer));
    const entries = about(await told(ada), question.id);
    expect(entries).toMatchObject([{ kind: "answer", count: 20, unread: true }]);
    expect(new Set(entries[0]?.People.map(({ id }) => id)).size).toBe(3);
  });

  test("join the unread entry; after it is read, the next event starts a new one", async () => {
    const question = await ask(ada);
    await write(ben, "questions", question.id);
    await write(cleo, "questions", question.id);
    const [entry] = about(await told(ada), question.id);
    expect(entry).toMatchObject({ count: 2, People: [{ id: cleo.id }, { id: ben.id }] });
    await ada.put(`/notifications/${entry?.id}`, { read: true });
    await write(ben, "questions", question.id);
    expect(about(await told(ada), question.id)).toMatchObject([
      { count: 1, unread: true, People: [{ id: ben.id }] },
      { id: entry?.id, count: 2, unread: false },
    ]);
  });

  test("form one entry; a later event starts a new one", async () => {
    const question = await ask(ada);
    await write(ben, "questions", question.id);
    await told(ada);
    await board.database`update entries set at = at - interval '61 minutes' where user_id = ${ada.id}`;
    await write(cleo, "questions", question.id);
    expect(about(await told(ada), question.id)).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  test("exclude a comment deleted before delivery, until it is restored", async () => {
    const question = await ask(ada);
    await write(ben, "questions", question.id);
    const [before] = about(await told(ada), question.id);
    const answer = await board.database.begin(async (sql) => {
      // Nothing is delivered meanwhile.
      await sql`select from event_places for update`;
      const { id } = await write(cleo, "questions", question.id);
      await cleo.delete(`/comments/${id}`);
      return id;
    });
    expect(about(await told(ada), question.id)).toEqual([before]);
    await cleo.post(`/bin/comments/${answer}/restoration`);
    const [after] = about(await told(ada), question.id);
    expect(after).toMatchObject({ id: before?.id, count: 2, commentId: answer });
    expect(Date.parse(after?.at ?? "")).toBeGreaterThan(Date.parse(before?.at ?? ""));
  });
});

describe("N06 deleting what an entry is about", () => {
  test("a deleted comment removes its event and an empty entry; restoring it brings both back", async () => {
    const question = await ask(ada);
    const [first, second] = [await write(ben, "questions", question.id), await write(cleo, "questions", question.id)];
    await told(ada);
    await cleo.delete(`/comments/${second.id}`);
    expect(about(await inboxOf(ada), question.id)).toMatchObject([
      { count: 1, commentId: first.id, at: first.createdAt },
    ]);
    await ben.delete(`/comments/${first.id}`);
    expect(about(await inboxOf(ada), question.id)).toEqual([]);
    expect((await cleo.post(`/bin/comments/${second.id}/restoration`)).status).toBe(200);
    expect((await ben.post(`/bin/comments/${first.id}/restoration`)).status).toBe(200);
    expect(about(await told(ada), question.id)).toMatchObject([
      { count: 2, commentId: second.id, at: second.createdAt },
    ]);
  });

  test("a comment deleted for good removes its event, even if its place is kept for replies", async () => {
    const question = await ask(ada);
    const [first, second] = [await write(ben, "questions", question.id), await write(cleo, "questions", question.id)];
    await ben.post("/comments", { parent: "questions", parentId: question.id, replyToId: second.id, text: "Why?" });
    const of = (entries: Awaited<ReturnType<typeof told>>) =>
      about(entries, question.id).filter(({ kind }) => kind === "answer");
    expect(of(await told(ada))).toMatchObject([{ count: 2, commentId: second.id }]);
    await cleo.delete(`/comments/${second.id}`);
    expect((await cleo.delete(`/bin/comments/${second.id}`)).status).toBe(204);
    expect(of(await told(ada))).toMatchObject([{ count: 1, commentId: first.id, at: first.createdAt }]);
    const [left] = await board.database`select count(*)::int from events where comment_id = ${second.id}`;
    expect(left).toEqual({ count: 0 });
  });

  test("a deleted record removes all its entries, including staff decisions on it", async () => {
    const job = (await ada.post("/jobs", aJob())).body;
    await write(ben, "jobs", job.id);
    await moderator.put(`/jobs/${job.id}`, aJob({ title: "Baker, all day" }));
    expect(about(await told(ada), job.id, "jobs").map(({ kind }) => kind)).toEqual(["decision", "comment"]);
    await ada.delete(`/jobs/${job.id}`);
    expect(about(await inboxOf(ada), job.id, "jobs")).toEqual([]);
  });
});

describe("kinds", () => {
  test.each([
    ["jobs", aJob],
    ["projects", aProject],
  ] as const)(
    "a comment on one's own of %s is a `comment`, to others who wrote there `watched`",
    async (parent, make) => {
      const record = (await ada.post(`/${parent}`, make())).body;
      await write(ben, parent, record.id);
      await told(ada);
      await write(cleo, parent, record.id);
      expect((await told(ada))[0]).toMatchObject({ kind: "comment", parent, recordId: record.id, count: 2 });
      expect((await told(ben))[0]).toMatchObject({
        kind: "watched",
        event: "comment.posted",
        parent,
        recordId: record.id,
      });
    },
  );

  test("an edit by staff of a member's post is a `decision`", async () => {
    const job = (await ada.post("/jobs", aJob())).body;
    await moderator.put(`/jobs/${job.id}`, aJob({ title: "Mended" }));
    expect((await told(ada))[0]).toMatchObject({
      kind: "decision",
      event: "job.edited",
      recordId: job.id,
      title: "Mended",
    });
  });

  test("watchers are notified that a job is filled", async () => {
    const job = (await ada.post("/jobs", aJob())).body;
    await write(ben, "jobs", job.id);
    await ada.put(`/jobs/${job.id}/status`, { status: "filled" });
    expect((await told(ben))[0]).toMatchObject({ kind: "watched", event: "job.filled", recordId: job.id });
  });

  test("Q05 watchers of a question are notified of an accepted answer, except of their own", async () => {
    const question = await ask(ada);
    const own = await write(ada, "questions", question.id);
    await told(ada);
    const other = await write(ben, "questions", question.id);
    await told(ada);
    await cleo.put(`/watches/questions/${question.id}`);
    const kinds = async () =>
      (await Promise.all([ada, ben, cleo].map((who) => told(who)))).map((entries) =>
        about(entries, question.id).map(({ event }) => event),
      );
    await ada.put(`/questions/${question.id}/accepted-answer`, { commentId: own.id });
    expect(await kinds()).toEqual([["answer.posted"], [], []]);
    await ada.put(`/questions/${question.id}/accepted-answer`, { commentId: other.id });
    expect(await kinds()).toEqual([["answer.posted"], ["answer.accepted"], ["answer.accepted"]]);
  });

  test("a company's watchers are notified of its new jobs", async () => {
    const company = (await ada.send("POST", "/company", { body: aForm({ name: aWord() }) })).body;
    await ben.put(`/watches/companies/${company.id}`);
    const job = (await cleo.post("/jobs", aJob({ companyId: company.id }))).body;
    expect((await told(ben))[0]).toMatchObject({
      kind: "watched",
      event: "job.posted",
      recordId: job.id,
      path: `/jobs/${job.id}`,
    });
  });
});
