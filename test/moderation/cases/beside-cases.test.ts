import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aQuestion } from "../../support/builders.ts";
import { aPostedJob, caseOn, decideOn, reportJob, verdict } from "../stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let moderator: Member;
beforeAll(async () => {
  moderator = await board.join({ role: "moderator" });
});

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

test("M05 a case lists its author's other open cases in the order of the queue", async () => {
  const [bob, carla, reporter] = [await board.join(), await board.join(), await board.join()];
  const [judged, first, decided, urgent] = [
    await aPostedJob(bob, "Ferry captain"),
    await aPostedJob(bob, "Ferry mate"),
    await aPostedJob(bob, "Ferry cook"),
    await aPostedJob(bob, "Ferry thief"),
  ];
  const carlas = await aPostedJob(carla);
  for (const id of [judged, first, decided, carlas]) await reportJob(reporter, id);
  await reportJob(reporter, urgent, { reason: "illegal", text: "Stolen boats" });
  await decideOn(board, moderator, ["jobs", decided], verdict("hidden"));
  const { others } = await caseOn(board, moderator, "jobs", judged);
  expect(others).toMatchObject([
    { parent: "jobs", recordId: urgent, title: "Ferry thief", urgent: true, User: { id: bob.id } },
    { parent: "jobs", recordId: first, title: "Ferry mate", reports: 1, reasons: ["spam"] },
  ]);
  expect(others).toHaveLength(2);
  expect((await caseOn(board, moderator, "jobs", carlas)).others).toEqual([]);
});

test("M11 M21 a comment's case shows its thread with hidden comments, but without deleted ones", async () => {
  const [alice, bob, reporter] = [await board.join(), await board.join(), await board.join()];
  const { id } = (await alice.post("/questions", aQuestion({ title: "Which ferry?" }))).body;
  const say = async (by: Member, text: string, replyToId: number | null = null) =>
    (await by.post("/comments", { parent: "questions", parentId: id, replyToId, text })).body.id as number;
  const begun = await say(alice, `Ask [@Bob](/users/${bob.id}).`);
  const elsewhere = await say(alice, "None");
  const [hidden, deleted] = [await say(reporter, "Sold out", begun), await say(reporter, "Oops", begun)];
  const reported = await say(bob, "You fool", begun);
  const after = await say(alice, "Please don't", begun);
  await say(alice, "Why none?", elsewhere);
  await reporter.post("/reports", { parent: "comments", id: reported, reason: "abuse" });
  await alice.post("/reports", { parent: "comments", id: hidden, reason: "spam" });
  await decideOn(board, moderator, ["comments", hidden], verdict("hidden"));
  await reporter.delete(`/comments/${deleted}`);

  const threadNow = async () => (await caseOn(board, moderator, "comments", reported)).thread;
  const thread = await threadNow();
  expect(thread).toMatchObject({ title: "Which ferry?", path: `/qa/${id}` });
  expect(idsOf(thread.comments)).toEqual([begun, hidden, reported, after]);
  expect(thread.comments[0]).toMatchObject({
    User: { id: alice.id },
    text: `Ask [@${bob.firstName} ${bob.lastName}](/users/${bob.id}).`,
  });
  expect(
    (await decideOn(board, moderator, ["comments", reported], verdict("removed", { reason: "abuse" }))).status,
  ).toBe(201);
  expect(idsOf((await threadNow()).comments)).toEqual([begun, hidden, after]);

  await alice.delete(`/questions/${id}`);
  expect(await threadNow()).toBeNull();
  const job = await aPostedJob(bob);
  await reportJob(reporter, job);
  expect((await caseOn(board, moderator, "jobs", job)).thread).toBeNull();
});

test("a case shows the beginning of a long thread and the comments around the reported one", async () => {
  const [alice, bob] = [await board.join(), await board.join()];
  const job = await aPostedJob(alice);
  const say = async (text: string, replyToId: number | null = null) =>
    (await bob.post("/comments", { parent: "jobs", parentId: job, replyToId, text })).body.id as number;
  const begun = await say("How long?");
  const replies: number[] = [];
  for (let place = 0; place < 40; place += 1) replies.push(await say(`Reply ${place}`, begun));
  const reported = replies[30] as number;
  await alice.post("/reports", { parent: "comments", id: reported, reason: "spam" });
  const { comments } = (await caseOn(board, moderator, "comments", reported)).thread;
  expect(comments).toHaveLength(20);
  expect(idsOf(comments)).toEqual([begun, ...replies.slice(21, 40)]);
});
