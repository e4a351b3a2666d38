import { expect, test, vi } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import { allTold, toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000" });

const comment = (who: Member, parent: string, parentId: number) =>
  who.post("/comments", { parent, parentId, text: "Like this." });

/** The number of transactions that wait for locks. */
const waiting = async () =>
  (await board.database`select from pg_locks where not granted and pid <> pg_backend_pid()`).count;

test("S156 notifying locks members before records, as leaving does: no deadlock", async () => {
  const [owner, watcher, other] = [await board.join(), await board.join(), await board.join()];
  const { body: question } = await owner.post("/questions", aQuestion());
  await watcher.put(`/watches/questions/${question.id}`);
  await allTold(board.database);
  await board.database.begin(async (leaving) => {
    await leaving`select from users where id = ${owner.id} for update`;
    await comment(other, "questions", question.id);
    await vi.waitUntil(waiting, { timeout: 20_000, interval: 10 });
    await leaving`select from posts where kind = 'question' and number = ${question.id} for update nowait`;
    await leaving`delete from users where id = ${owner.id}`;
  });
  expect(await toldInbox(board.database, watcher)).toMatchObject([
    { kind: "watched", recordId: question.id, count: 1 },
  ]);
});

test("S156 while members leave and write, those who stay are notified of each event once", async () => {
  const skills = ["Docker", "Rust"];
  const admin = await board.join({ role: "admin" });
  const people = await Promise.all(Array.from({ length: 8 }, () => board.join({ skills })));
  const [leavers, stayers] = [people.slice(0, 4), people.slice(4)];
  const asked = await Promise.all(people.map(async (who) => (await who.post("/questions", aQuestion())).body));
  const onEach = <Result>(act: (who: Member, question: number) => Promise<Result>) =>
    stayers.flatMap((who) => asked.map(({ id }) => act(who, id)));
  await Promise.all(onEach((who, question) => who.put(`/watches/questions/${question}`)));
  const first = await Promise.all(onEach((who, question) => comment(who, "questions", question)));
  const ids = await board.skillIds(...skills);

  const replies = await Promise.all([
    ...onEach((who, question) => comment(who, "questions", question)),
    ...stayers.map((who) => who.post("/jobs", aJob({ skills: ids, required: ids }))),
    ...first.filter((_, n) => n % 3 === 0).map(({ body }) => admin.delete(`/comments/${body.id}`)),
    ...stayers.map((who) => who.put("/notifications", { readUntil: new Date().toISOString() })),
    ...leavers.map(({ id }, n) => admin.delete(`/admin/members/${id}`, { posts: n % 2 === 0 ? "erase" : "keep" })),
  ]);
  expect(replies.map(({ status }) => status)).not.toContain(500);
  await allTold(board.database);
  const told = await board.database<{ times: number }[]>`
    select events.id, watches.user_id, (
      select count(*)::int from entry_events join entries on entries.id = entry_id
      where event_id = events.id and entries.user_id = watches.user_id) as times
    from events join watches on watches.post_id = events.post_id
    where kind = 'answer.posted' and watching and actor_id is distinct from watches.user_id`;
  expect(told.length).toBeGreaterThan(stayers.length);
  expect(told.filter(({ times }) => times !== 1)).toEqual([]);
  const fits = await board.database`
    select from told_fits join posts on posts.id = told_fits.post_id where not exists (
      select from entries where entries.post_id = posts.id and entries.user_id = told_fits.user_id and entries.kind = 'job')`;
  expect(fits.count).toBe(0);
});
