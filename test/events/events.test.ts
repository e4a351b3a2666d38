import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { logEvents, type NewEvent } from "../../server/events/event-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aPerson, aProject, aQuestion, aWord } from "../support/builders.ts";
import { caller } from "../support/caller.ts";

const board = testBoard();
let alice: Member;
let moderator: Member;

beforeAll(async () => {
  alice = await board.join();
  moderator = await board.join({ role: "moderator" });
});

type Event = {
  kind: string;
  actorId: number | null;
  post: string | null;
  commentId: number | null;
  memberId: number | null;
  data: object;
};

/** The new events of the log, with `post` as an address. */
async function newIn(log: { last: number }): Promise<Event[]> {
  const rows = await board.database<(Event & { id: number })[]>`
    select events.id, events.kind, actor_id, posts.kind || ' ' || number as post, comment_id, member_id, data
    from events left join posts on posts.id = post_id where events.id > ${log.last} order by events.id`;
  log.last = rows.at(-1)?.id ?? log.last;
  return rows.map(({ id: _, ...event }) => event);
}

async function newLog(): Promise<{ last: number }> {
  const [{ last }] = await board.database<[{ last: number }]>`select coalesce(max(id), 0) as last from events`;
  return { last };
}

const nothing = { post: null, commentId: null, memberId: null, data: {} };
/** A decision about a member's own record reaches that member alone, and names nobody. */
const decidedOn = (member: Member) => ({
  ...{ ...nothing, kind: "decision.made", actorId: null },
  data: { to: [member.id], parent: "reports", recordId: expect.any(Number) },
});

describe("S110 the event log has one event each", () => {
  const kinds = [
    ["job", "job.posted", "job.edited", "/jobs", aJob],
    ["project", "project.posted", "project.edited", "/projects", aProject],
    ["question", "question.asked", "question.edited", "/questions", aQuestion],
  ] as const;
  test.each(kinds)("for a %s: %s, %s and record.deleted", async (kind, posted, edited, path, make) => {
    const log = await newLog();
    const { id } = (await alice.post(path, make())).body;
    const about = { ...nothing, post: `${kind} ${id}` };
    expect(await newIn(log)).toEqual([{ ...about, kind: posted, actorId: alice.id }]);
    await moderator.put(`${path}/${id}`, make({ title: "Another" }));
    expect(await newIn(log)).toEqual([{ ...about, kind: edited, actorId: moderator.id }]);
    await alice.delete(`${path}/${id}`);
    const data = { parent: path.slice(1), recordId: id };
    expect(await newIn(log)).toEqual([{ ...nothing, kind: "record.deleted", actorId: alice.id, data }]);
  });

  const parents = [
    ["comment.posted", "jobs", "job", aJob],
    ["comment.posted", "projects", "project", aProject],
    ["answer.posted", "questions", "question", aQuestion],
    ["comment.posted", "companies", "company", null],
  ] as const;
  test.each(parents)(
    "for a comment: %s on one of %s, comment.edited and record.deleted",
    async (posted, parent, kind, make) => {
      const body = make
        ? (await alice.post(`/${parent}`, make())).body
        : (await alice.send("POST", "/company", { body: aForm({ name: aWord() }) })).body;
      const log = await newLog();
      const { id } = (await alice.post("/comments", { parent, parentId: body.id, text: "One" })).body;
      const about = { ...nothing, post: `${kind} ${body.id}`, commentId: id, actorId: alice.id };
      expect(await newIn(log)).toEqual([{ ...about, kind: posted }]);
      await alice.put(`/comments/${id}`, { text: "Two" });
      expect(await newIn(log)).toEqual([{ ...about, kind: "comment.edited" }]);
      await moderator.delete(`/comments/${id}`);
      const data = { parent, recordId: body.id, commentId: id };
      expect(await newIn(log)).toEqual([decidedOn(alice), { ...nothing, kind: "record.deleted", actorId: null, data }]);
    },
  );

  test("for a sign-up: member.joined", async () => {
    const log = await newLog();
    const { id } = (await board.visitor.post("/auth/signup", aPerson())).body.user;
    expect(await newIn(log)).toEqual([{ ...nothing, kind: "member.joined", actorId: id, memberId: id }]);
  });

  test("for a suspension: record.hidden and record.restored, without the actor", async () => {
    const member = await board.join();
    const log = await newLog();
    await moderator.put(`/users/${member.id}/suspension`, { reason: "Spam" });
    const about = { ...nothing, actorId: null, memberId: member.id };
    expect(await newIn(log)).toEqual([{ ...about, kind: "record.hidden" }, decidedOn(member)]);
    await moderator.put(`/users/${member.id}/suspension`, { reason: "Spam again" });
    expect(await newIn(log)).toEqual([decidedOn(member)]);
    await moderator.delete(`/users/${member.id}/suspension`);
    expect(await newIn(log)).toEqual([{ ...about, kind: "record.restored" }]);
  });
});

test("S110 refused calls and failed commits log no event", async () => {
  const { id } = (await alice.post("/jobs", aJob())).body;
  const log = await newLog();
  expect((await alice.post("/jobs", aJob({ skills: [2_000_000_000] }))).status).toBe(400);
  expect((await alice.put(`/jobs/${id}`, aJob({ skills: [2_000_000_000] }))).status).toBe(400);
  expect((await (await board.join()).delete(`/jobs/${id}`)).status).toBe(403);
  expect((await alice.post("/comments", { parent: "jobs", parentId: 2_000_000_000, text: "To whom?" })).status).toBe(
    404,
  );
  await board.database`
    create function refuse_commit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
  await board.database`
    create constraint trigger refuse_commit after insert or update or delete on posts deferrable initially deferred
    for each row execute function refuse_commit()`;
  onTestFinished(async () => {
    await board.database`drop function refuse_commit cascade`;
  });
  expect((await alice.post("/jobs", aJob())).status).toBe(500);
  expect((await alice.put(`/jobs/${id}`, aJob())).status).toBe(500);
  expect((await alice.delete(`/jobs/${id}`)).status).toBe(500);
  expect(await newIn(log)).toMatchObject([{ kind: "member.joined" }]);
});

test("S72 S110 events contain no text, and none refers to a member who left", async () => {
  const word = aWord();
  const person = aPerson({ firstName: word });
  const { id } = (await board.visitor.post("/auth/signup", person)).body.user;
  const leaving = caller(board.url, (await board.visitor.post("/auth/login", person)).body.token);
  const job = (await leaving.post("/jobs", aJob({ title: word, description: word }))).body;
  await alice.post("/comments", { parent: "jobs", parentId: job.id, text: word });
  const kept = (await alice.post("/jobs", aJob())).body;
  await leaving.post("/comments", { parent: "jobs", parentId: kept.id, text: word });
  const events = () => board.database<{ row: string }[]>`select row_to_json(events)::text as row from events`;
  expect((await events()).filter(({ row }) => row.includes(word))).toEqual([]);
  const log = await newLog();
  expect((await leaving.delete("/account", { password: person.password, posts: "erase" })).status).toBe(204);
  const gone = (await newIn(log)).map(({ kind, actorId, data }) => ({ kind, actorId, data }));
  expect(gone).toContainEqual({ kind: "record.deleted", actorId: null, data: { parent: "jobs", recordId: job.id } });
  expect(gone).toHaveLength(2);
  const [left] = await board.database`
    select count(*)::int from events
    where actor_id = ${id} or member_id = ${id} or post_id not in (select id from posts)`;
  expect(left).toEqual({ count: 0 });
});

test("S110 150,000 events are logged in one call", { tags: "all" }, async () => {
  const log = await newLog();
  const { id } = await board.join();
  const count = 150_000;
  await logEvents(
    board.database,
    Array.from({ length: count }, (): NewEvent => ({ kind: "record.restored", actorId: null, memberId: id })),
  );
  const written = await board.database`
    delete from events where events.id > ${log.last} and kind = 'record.restored' and member_id = ${id}`;
  expect(written.count).toBe(count);
});
