import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { hideText } from "../../server/moderation/text-states.ts";
import { turnedOn } from "../moderation/stage.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion, aWord } from "../support/builders.ts";
import { listenLive } from "../support/notifications/live-reader.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000", LIVE_STREAMS: "40" });
let ada: Member;
let ben: Member;

beforeAll(async () => {
  ada = await board.join({ firstName: "Ada" });
  ben = await board.join({ firstName: "Ben" });
});

async function listenAs({ token }: Member, lastEventId?: string) {
  const reader = await listenLive(board.url, token, lastEventId);
  onTestFinished(() => reader.close());
  return reader;
}
const write = async (who: Member, parent: string, parentId: number, text = aWord()) =>
  (await who.post("/comments", { parent, parentId, text })).body;

describe("N14 opening a stream", () => {
  test("without a valid token in the header gets 401", async () => {
    expect((await fetch(`${board.url}/api/live`)).status).toBe(401);
    expect((await fetch(`${board.url}/api/live?token=${ada.token}`)).status).toBe(401);
    const headers = { Authorization: `Bearer ${"x".repeat(43)}` };
    expect((await fetch(`${board.url}/api/live`, { headers })).status).toBe(401);
  });

  test("sets headers that prevent caching, buffering and compression", async () => {
    const { headers } = await listenAs(ada);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(headers.get("content-encoding")).toBeNull();
  });
});

test("a stream sends the unread count first, then events and the member's new entries", async () => {
  const question = (await ada.post("/questions", aQuestion())).body;
  const reader = await listenAs(ada);
  const start = await reader.next("start");
  const { unread } = (await ada.get("/account")).body;
  expect(start.data).toEqual({ unread });
  const answer = await write(ben, "questions", question.id);
  const happened = await reader.next("happened", ({ kind }) => kind === "answer.posted");
  expect(happened.data).toEqual({ kind: "answer.posted", parent: "questions", id: question.id, commentId: answer.id });
  expect(Number(happened.id)).toBeGreaterThan(Number(start.id));
  const told = await reader.next("unread");
  const [entry] = (await ada.get("/notifications")).body.results;
  expect(told.data).toEqual({ unread: unread + 1, entry });
  await ada.put(`/notifications/${entry.id}`, { read: true });
  expect((await reader.next("unread")).data).toEqual({ unread, entry: null });
});

describe("S135 N15 reconnecting with the last id", () => {
  test("sends missed events in order, each once, then new ones", async () => {
    const first = await listenAs(ada);
    const { id } = await first.next("start");
    first.close();
    const jobs = [];
    for (let n = 0; n < 5; n += 1) jobs.push((await ben.post("/jobs", aJob())).body.id);
    const [reader] = [await listenAs(ada, id)];
    expect((await reader.next("start")).id).toBe(id);
    for (const job of jobs) expect((await reader.next("happened")).data).toMatchObject({ kind: "job.posted", id: job });
    const next = (await ben.post("/jobs", aJob())).body.id;
    await reader.next("happened", (data) => data.id === next);
    const ids = reader.frames.filter(({ event }) => event === "happened").map((frame) => Number(frame.id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids).toHaveLength(6);
    expect(reader.frames.some(({ event }) => event === "reload")).toBe(false);
  });

  test.each(["99999999", "x", "-1", "1e3"])("with %s, an id never sent, asks the client to reload", async (sent) => {
    const reader = await listenAs(ada, sent);
    await reader.next("start");
    expect((await reader.next("reload")).data).toEqual({});
  });
});

describe("S135 N15 reconnecting with the last id, after", () => {
  /** As if so many events had been delivered so long ago. */
  const happen = (count: number, ago: string) => board.database`
    with last as (update event_places set last = last + ${count} returning last), added as (
      insert into events (kind, member_id, at, place)
      select 'member.verified', ${ben.id}, now() - ${ago}::interval, last - ${count} + nth
      from last, generate_series(1, ${count}) nth
    ) select from last`;

  test.each([
    [1000, "23 hours"],
    [1001, "1 hour"],
    [1, "25 hours"],
  ])("%i events missed, %s ago, sends at most 1,000 from the last day, else asks to reload", async (count, ago) => {
    const first = await listenAs(ada);
    const { id } = await first.next("start");
    first.close();
    await happen(count, ago);
    const reader = await listenAs(ada, id);
    const start = await reader.next("start");
    if (count === 1000) {
      expect(start.id).toBe(id);
      await reader.next("happened", () => reader.frames.filter(({ event }) => event === "happened").length === count);
      const ids = reader.frames.flatMap((frame) => (frame.event === "happened" ? Number(frame.id) : []));
      expect(ids).toEqual(Array.from({ length: count }, (_, place) => Number(id) + 1 + place));
    } else {
      expect((await reader.next("reload")).data).toEqual({});
      expect(Number(start.id)).toBe(Number(id) + count);
    }
    expect(reader.frames.filter(({ event }) => event === "reload")).toHaveLength(count === 1000 ? 0 : 1);
    const next = (await ben.post("/jobs", aJob())).body.id;
    await reader.next("happened", (data) => data.id === next);
  });
});

describe("N16 members don't hear", () => {
  test("of events on records they may not see", async () => {
    const author = await board.join();
    const moderator = await board.join({ role: "moderator" });
    const job = (await author.post("/jobs", aJob())).body;
    const [member, staff] = [await listenAs(ada), await listenAs(moderator)];
    await Promise.all([member.next("start"), staff.next("start")]);
    await moderator.put(`/users/${author.id}/suspension`, { reason: "Spam" });
    await member.next("happened", ({ kind }) => kind === "record.hidden");
    await moderator.put(`/jobs/${job.id}`, aJob({ title: "Mended" }));
    await staff.next("happened", ({ kind }) => kind === "job.edited");
    const later = (await ben.post("/jobs", aJob())).body;
    await member.next("happened", ({ id }) => id === later.id);
    expect(member.frames.filter(({ data }) => data.kind === "job.edited")).toEqual([]);
  });

  test("M12 of edits of hidden records, except their owner", async () => {
    const author = await board.join();
    const job = (await author.post("/jobs", aJob())).body;
    const comment = await write(author, "jobs", (await ben.post("/jobs", aJob())).body.id);
    await turnedOn(board, { parent: "jobs", id: job.id }, hideText);
    await turnedOn(board, { parent: "comments", id: comment.id }, hideText);
    const [member, owner] = [await listenAs(ada), await listenAs(author)];
    await Promise.all([member.next("start"), owner.next("start")]);
    await author.put(`/jobs/${job.id}`, aJob({ title: "Mended" }));
    await author.put(`/comments/${comment.id}`, { text: "Mended" });
    await owner.next("happened", ({ kind, id }) => kind === "job.edited" && id === job.id);
    await owner.next("happened", ({ commentId }) => commentId === comment.id);
    const later = (await ben.post("/jobs", aJob())).body;
    await member.next("happened", ({ id }) => id === later.id);
    expect(member.frames.filter(({ data }) => /edited/.test(String(data.kind)))).toEqual([]);
  });
});

describe("N17 a stream ends within two seconds", () => {
  const endings = {
    "when the member logs out": (member: Member) => member.post("/auth/logout"),
    "when all sessions are ended": (member: Member) => member.delete("/account/sessions"),
    "when the member is suspended": async (member: Member) =>
      (await board.join({ role: "moderator" })).put(`/users/${member.id}/suspension`, { reason: "Spam" }),
    "when its session has expired": (member: Member) =>
      board.database`update sessions set expires_at = now() where user_id = ${member.id}`,
    "when the account is deleted": (member: Member) => board.database`delete from users where id = ${member.id}`,
  };
  test.each(Object.entries(endings))("%s", async (_, end) => {
    const member = await board.join();
    const reader = await listenAs(member);
    await reader.next("start");
    await end(member);
    const ended = Date.now();
    await reader.next("end");
    await reader.ended;
    expect(Date.now() - ended).toBeLessThan(2000);
  });
});

test("N18 a session can open ten streams, and a process a configured number", async () => {
  const member = await board.join();
  const readers = await Promise.all(Array.from({ length: 10 }, () => listenAs(member)));
  expect(readers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const refused = await member.get("/live");
  expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  readers[0]?.close();
  await expect.poll(async () => (await listenAs(member)).status).toBe(200);
  const others = await Promise.all(Array.from({ length: 4 }, () => board.join()));
  const more = await Promise.all(others.flatMap((other) => Array.from({ length: 10 }, () => listenAs(other))));
  const statuses = more.map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
});
