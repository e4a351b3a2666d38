import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion, aWord } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { inboxOf, toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const run = commandLine(board);
let ben: Member;
beforeAll(async () => {
  ben = await board.join({ firstName: "Ben" });
});

let ada: Member;
let entries: Entry[];
/** Three entries, newest first. */
beforeEach(async () => {
  ada = await board.join();
  for (let n = 0; n < 3; n += 1) {
    const { id } = (await ada.post("/questions", aQuestion())).body;
    await ben.post("/comments", { parent: "questions", parentId: id, text: aWord() });
  }
  entries = await toldInbox(board.database, ada);
  expect(entries).toHaveLength(3);
});

const unreadOnes = async () => (await inboxOf(ada)).filter(({ unread }) => unread).map(({ id }) => id);
/** The same result from each of these calls. */
const numbers = async () => [
  (await ada.get("/account")).body.unread,
  (await ada.get("/notifications?unread=true")).body.total,
  (await inboxOf(ada, "?unread=true")).length,
];

describe("N10 marking entries as read", () => {
  test("up to an entry's time marks it and older ones", async () => {
    const [, second] = entries;
    const reply = await ada.put("/notifications", { readUntil: second?.at });
    expect(reply).toMatchObject({ status: 200, body: { unread: 1 } });
    expect(await unreadOnes()).toEqual([entries[0]?.id]);
  });

  test("up to a future time counts as now; later events stay unread", async () => {
    expect((await ada.put("/notifications", { readUntil: "2999-01-01T00:00:00+02:00" })).body).toEqual({ unread: 0 });
    await ben.post("/comments", { parent: "questions", parentId: entries[0]?.recordId, text: aWord() });
    expect(await toldInbox(board.database, ada, "?unread=true")).toHaveLength(1);
  });

  test("by record marks only that record's entries, optionally up to a time", async () => {
    const { parent, recordId: id, at } = entries[1] as Entry;
    const before = new Date(Date.parse(at) - 1).toISOString();
    expect((await ada.put("/notifications", { parent, id, readUntil: before })).body).toEqual({ unread: 3 });
    expect((await ada.put("/notifications", { parent, id })).body).toEqual({ unread: 2 });
    expect(await unreadOnes()).toEqual([entries[0]?.id, entries[2]?.id]);
  });

  test("includes entries that due work dated in the future", async () => {
    const job = (await ada.post("/jobs", aJob({ days: 30 }))).body;
    await run("due", "--at", new Date(Date.now() + 24 * 86_400_000).toISOString());
    const [ending] = await toldInbox(board.database, ada);
    expect(ending).toMatchObject({ kind: "ending", recordId: job.id, unread: true });
    expect((await ada.put("/notifications", { parent: "jobs", id: job.id })).body).toEqual({ unread: 3 });
    await ada.put(`/notifications/${ending?.id}`, { read: false });
    expect((await ada.put("/notifications", { readUntil: entries[0]?.at })).body).toEqual({ unread: 1 });
    expect((await ada.put("/notifications", { readUntil: ending?.at })).body).toEqual({ unread: 0 });
  });

  test.each([
    [{}, "readUntil"],
    [{ parent: "questions" }, "id"],
    [{ id: 1 }, "parent"],
    [{ parent: "skills", id: 1 }, "parent"],
    [{ readUntil: "tomorrow" }, "readUntil"],
  ])("with %o gets 400", async (body, field) => {
    const reply = await ada.put("/notifications", body);
    expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await numbers()).toEqual([3, 3, 3]);
  });

  test("one by one can be undone; another member's entry is 404", async () => {
    const [{ id }] = entries as [Entry];
    expect(await ada.put(`/notifications/${id}`, { read: true })).toMatchObject({
      status: 200,
      body: { id, unread: false },
    });
    expect(await numbers()).toEqual([2, 2, 2]);
    expect((await ada.put(`/notifications/${id}`, { read: false })).body).toEqual(entries[0]);
    expect((await ben.put(`/notifications/${id}`, { read: true })).status).toBe(404);
    expect((await ada.put(`/notifications/${id}`, {})).body.fields).toEqual({
      read: "Please say whether it is read or unread",
    });
    expect(await numbers()).toEqual([3, 3, 3]);
  });
});

test("N11 no GET request marks entries as read", async () => {
  for (const path of [
    `/questions/${entries[0]?.recordId}`,
    `/comments/questions/${entries[0]?.recordId}`,
    "/notifications",
    "/account",
  ]) {
    expect((await ada.get(path)).status).toBe(200);
  }
  expect(await numbers()).toEqual([3, 3, 3]);
});

test("N12 switching a kind off hides its entries and their count; switching it on restores both", async () => {
  await ada.put("/account/notifications", { kinds: { answer: { board: false } } });
  expect(await numbers()).toEqual([0, 0, 0]);
  expect(await inboxOf(ada)).toEqual([]);
  await ada.put("/account/notifications", { kinds: { answer: { board: true } } });
  expect(await numbers()).toEqual([3, 3, 3]);
});

test("the inbox is paged", async () => {
  const { body } = await ada.get("/notifications?limit=2&page=2");
  expect(body).toMatchObject({ currentPage: 2, totalPages: 2, hasNextPage: false, hasPreviousPage: true, total: 3 });
  expect(body.results).toEqual([entries[2]]);
});

describe("N13 how long entries last", () => {
  test("due work deletes entries 180 days after their newest event", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await run("due", "--at", inDays(179));
    expect(await inboxOf(ada)).toHaveLength(3);
    expect((await run("due", "--at", inDays(181))).said).toMatch(/^notifications: \d+ forgotten$/m);
    expect(await inboxOf(ada)).toEqual([]);
    expect((await run("due", "--at", inDays(181))).said).toBe("");
  }, 60_000);

  test("the export has a member's entries, watches and notification settings", async () => {
    await ada.put("/account/notifications", { hour: 20, kinds: { job: { mail: "never" } } });
    const { body } = await ada.get("/account/export");
    expect(body.notifications).toHaveLength(3);
    expect(body.notifications[0]).toMatchObject({ kind: "answer", about: "question", unread: true, count: 1 });
    expect(body.watches).toHaveLength(3);
    expect(body.notificationSettings).toEqual([
      { kinds: { job: { mail: "never" } }, timeZone: null, hour: 20, weekday: 1, pausedUntil: null },
    ]);
  });

  test("deleting a member removes their inbox and their face from others' entries", async () => {
    const leaver = await board.join();
    const [{ recordId }] = entries as [Entry];
    await leaver.post("/comments", { parent: "questions", parentId: recordId, text: aWord() });
    expect((await toldInbox(board.database, ada))[0]?.People).toHaveLength(2);
    await board.database`delete from users where id = ${leaver.id}`;
    expect((await inboxOf(ada))[0]).toMatchObject({ count: 2, People: [{ id: ben.id }] });
    const left = await board.database`select from entries where user_id not in (select id from users)`;
    expect(left.count).toBe(0);
  });
});

test("N09 an import notifies nobody", async () => {
  const before = await inboxOf(ben);
  await ben.put(`/watches/jobs/${(await ada.post("/jobs", aJob())).body.id}`);
  await board.database`
    insert into events (kind, post_id, actor_id, data) select 'job.filled', id, owner_id, '{"quiet": true}' from posts where kind = 'job'`;
  expect(await toldInbox(board.database, ben)).toEqual(before);
});
