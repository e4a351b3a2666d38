import { beforeAll, describe, expect, test } from "vitest";
import { daily } from "../../server/due/due-steps.ts";
import { aCohort, joined, saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { dueOn } from "../support/notifications/news.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "10" });
const due = dueOn(board);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
let admin: Member;
beforeAll(async () => {
  admin = await joined(board, { role: "admin" });
});

const two = async () =>
  [await joined(board, { firstName: "Mira" }), await joined(board, { firstName: "Jonas" })] as const;
const write = (from: Member, to: Member, text = "Hello", about?: unknown) =>
  from.post("/contacts", { userId: to.id, text, about });
const contact = async (reader: Member, other: Member) => (await reader.get(`/users/${other.id}`)).body.contact;
const listed = async (reader: Member) => (await reader.get("/conversations")).body;
const textsOf = async (reader: Member, id: number) =>
  (await reader.get(`/conversations/${id}/messages`)).body.results.map(({ text }: { text: string }) => text);
const eventsOf = async ({ id }: Member) => {
  const rows = await board.database<{ kind: string; data: unknown }[]>`
    select kind, data from events where actor_id = ${id} and (kind like 'contact.%' or kind = 'message.sent') order by id`;
  return rows.map(({ kind }) => kind);
};

test("P24 a member can send one message until it is accepted, even if they withdraw it", async () => {
  const [mira, jonas] = await two();
  expect([await contact(jonas, mira), await contact(mira, mira)]).toEqual(["possible", "self"]);
  const sent = await write(jonas, mira, "May I ask you something?");
  expect(sent).toMatchObject({
    status: 201,
    body: { state: "asked", User: { id: mira.id }, about: null, unread: 0, lastMessage: { own: true } },
  });
  const { id } = sent.body;
  expect((await listed(mira)).results).toMatchObject([
    {
      id,
      state: "received",
      User: { id: jonas.id },
      unread: 1,
      lastMessage: { text: "May I ask you something?", own: false },
    },
  ]);
  expect([await contact(jonas, mira), await contact(mira, jonas)]).toEqual(["asked", "received"]);
  const refused = { status: 409, body: { error: "You have already written to Mira. Please wait for an answer." } };
  expect(await write(jonas, mira)).toMatchObject(refused);
  expect(await jonas.post(`/conversations/${id}/messages`, { text: "Well?" })).toMatchObject(refused);
  expect((await jonas.delete(`/conversations/${id}`)).status).toBe(204);
  for (const reader of [mira, jonas]) {
    expect((await listed(reader)).total).toBe(0);
    expect((await reader.get(`/conversations/${id}`)).status).toBe(404);
  }
  expect(await write(jonas, mira)).toMatchObject(refused);
  expect(await contact(jonas, mira)).toBe("asked");
  expect(await contact(mira, jonas)).toBe("possible");
  await due(inDays(89), daily);
  expect(await write(jonas, mira)).toMatchObject(refused);
  await due(inDays(91), daily);
  expect((await write(jonas, mira)).status).toBe(201);
});

test("S149 P25 after declining, the asker's replies are the same byte for byte", async () => {
  const [mira, jonas] = await two();
  const { id } = (await write(jonas, mira)).body;
  const asText = async (path: string) => {
    const reply = await fetch(`${board.url}/api${path}`, { headers: { Authorization: `Bearer ${jonas.token}` } });
    return reply.text();
  };
  const seen = async () =>
    Promise.all(
      [`/conversations`, `/conversations/${id}`, `/conversations/${id}/messages`, `/users/${mira.id}`].map(asText),
    );
  const before = await seen();
  const events = async () => (await board.database<[{ count: number }]>`select count(*)::int from events`)[0].count;
  const happened = await events();
  const declined = await mira.put(`/contacts/${id}/answer`, { accept: false });
  expect(declined).toMatchObject({ status: 200, body: { state: "declined" } });
  expect((await mira.put(`/contacts/${id}/answer`, { accept: false })).status).toBe(200);
  expect(await seen()).toEqual(before);
  expect(await events()).toBe(happened);
  expect((await listed(mira)).total).toBe(0);
  expect((await mira.get("/conversations?state=declined")).body.results).toMatchObject([{ id, state: "declined" }]);
  expect(await contact(mira, jonas)).toBe("possible");
  const answered = await write(mira, jonas, "Sorry, now I can.");
  expect(answered).toMatchObject({ status: 201, body: { id, state: "open" } });
  expect(await textsOf(jonas, id)).toEqual(["Sorry, now I can.", "Hello"]);
  expect((await mira.put(`/contacts/${id}/answer`, { accept: false })).status).toBe(409);
});

test("P24 P25 accepting a request, by answer or message, lets both write freely", async () => {
  const [mira, jonas] = await two();
  const { id } = (await write(jonas, mira)).body;
  expect((await jonas.put(`/contacts/${id}/answer`, { accept: true })).status).toBe(403);
  expect((await admin.put(`/contacts/${id}/answer`, { accept: true })).status).toBe(404);
  expect((await mira.put(`/contacts/${id}/answer`, {})).body.fields).toHaveProperty("accept");
  expect(await mira.put(`/contacts/${id}/answer`, { accept: true })).toMatchObject({
    status: 200,
    body: { state: "open" },
  });
  expect(await write(jonas, mira, "Thanks")).toMatchObject({ status: 201, body: { id, state: "open" } });
  expect(await eventsOf(mira)).toEqual(["contact.answered"]);
  expect(await eventsOf(jonas)).toEqual(["contact.requested", "message.sent"]);
  const [event] = await board.database`select data from events where actor_id = ${jonas.id} and kind = 'message.sent'`;
  expect(event).toEqual({ data: { to: [mira.id], parent: "conversations", recordId: id } });
});

test("P25 P26 the receiver's first message accepts the request once, even after declining", async () => {
  for (const isDeclined of [false, true]) {
    const [mira, jonas] = await two();
    const { id } = (await write(jonas, mira)).body;
    if (isDeclined) await mira.put(`/contacts/${id}/answer`, { accept: false });
    const texts = ["Gladly.", "And soon.", "x".repeat(5000)];
    const sent = await Promise.all(texts.map((text) => mira.post(`/conversations/${id}/messages`, { text })));
    expect(sent.map(({ status, body: { own } }) => [status, own])).toEqual(texts.map(() => [201, true]));
    for (const reader of [mira, jonas]) {
      expect((await listed(reader)).results).toMatchObject([{ id, state: "open" }]);
      expect((await textsOf(reader, id)).toSorted()).toEqual([...texts, "Hello"].toSorted());
    }
    expect([await contact(jonas, mira), await contact(mira, jonas)]).toEqual(["open", "open"]);
    expect((await eventsOf(mira)).toSorted()).toEqual(["contact.answered", ...texts.map(() => "message.sent")]);
  }
});

test("S149 P26 two members who write to each other simultaneously get one conversation", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [mira, jonas] = await two();
    const replies = await Promise.all([write(mira, jonas, "from Mira"), write(jonas, mira, "from Jonas")]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = replies;
    expect(first?.body.id).toBe(second?.body.id);
    for (const reader of [mira, jonas]) {
      expect((await listed(reader)).results).toMatchObject([{ state: "open" }]);
      expect((await textsOf(reader, first?.body.id)).toSorted()).toEqual(["from Jonas", "from Mira"]);
    }
  }
  const [mira, jonas] = await two();
  const { id } = (await write(jonas, mira)).body;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => mira.put(`/contacts/${id}/answer`, { accept: true })),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await eventsOf(mira)).toEqual(["contact.answered"]);
  const again = await two();
  await Promise.all(Array.from({ length: 10 }, () => write(again[0], again[1])));
  expect((await listed(again[1])).results).toHaveLength(1);
  expect(await textsOf(again[1], (await listed(again[1])).results[0].id)).toHaveLength(1);
});

test("P27 a conversation is 404 for others, including staff, and events contain no text", async () => {
  const [mira, jonas] = await two();
  const { id } = (await write(jonas, mira, "Between us")).body;
  await mira.put(`/contacts/${id}/answer`, { accept: true });
  const stranger = await joined(board);
  for (const other of [stranger, admin]) {
    expect((await other.get(`/conversations/${id}`)).status).toBe(404);
    expect((await other.get(`/conversations/${id}/messages`)).status).toBe(404);
    expect((await other.post(`/conversations/${id}/messages`, { text: "Me too" })).status).toBe(404);
    expect((await other.put(`/conversations/${id}/read`, { upTo: 1 })).status).toBe(404);
    expect((await other.delete(`/conversations/${id}`)).status).toBe(404);
  }
  expect(await board.database`select from events where data::text like '%Between us%'`).toHaveLength(0);
});

describe("P28 a member can't write to somebody", () => {
  test.each<[string, number, unknown, (mira: Member) => unknown]>([
    ["who is suspended", 404, {}, ({ id }) => admin.put(`/users/${id}/suspension`, { reason: "Spam" })],
    [
      "who waits for admission",
      404,
      {},
      ({ id }) => board.database`update users set state = 'waiting' where id = ${id}`,
    ],
    ["who left", 404, {}, (mira) => mira.delete("/account", { password: "lighthouse", posts: "erase" })],
    [
      "who hasn't joined yet",
      403,
      { code: "closed" },
      ({ id }) => board.database`update users set password_hash = null where id = ${id}`,
    ],
    [
      "who accepts no requests",
      403,
      { code: "closed" },
      (mira) => mira.put("/account/privacy", { requestsFrom: "nobody" }),
    ],
    [
      "who accepts requests only from verified members",
      403,
      { code: "closed" },
      (mira) => mira.put("/account/privacy", { requestsFrom: "verified" }),
    ],
  ])("%s", async (_, status, body, make) => {
    const [mira, jonas] = await two();
    await make(mira);
    expect(await write(jonas, mira)).toMatchObject({ status, body });
    if (status === 403) expect(await contact(jonas, mira)).toBe("closed");
  });

  test("blocked or to themselves, about a missing post, or without a text", async () => {
    const [mira, jonas] = await two();
    expect(await write(jonas, jonas)).toMatchObject({ status: 400, body: { fields: { userId: expect.any(String) } } });
    for (const about of [{ parent: "jobs", id: 2_000_000_000 }, { parent: "users", id: 1 }, "jobs"]) {
      const reply = await write(jonas, mira, "x", about);
      expect(reply).toMatchObject({ status: 400, body: { fields: { about: expect.any(String) } } });
    }
    expect((await write(jonas, mira, "x".repeat(1001))).body.fields).toHaveProperty("text");
    expect((await write(jonas, mira, "  ")).status).toBe(400);
    await jonas.put(`/blocks/${mira.id}`);
    expect(await write(jonas, mira)).toMatchObject({
      status: 409,
      body: { error: "You blocked Mira. Unblock them first." },
    });
    expect((await jonas.get(`/users/${mira.id}`)).body).toMatchObject({ contact: "closed", blocked: true });
  });
});

test("P31 a verified member can write to members who accept only those", async () => {
  const [mira, jonas] = await two();
  await aCohort(admin, jonas);
  const { id } = (await write(jonas, mira)).body;
  await mira.put(`/contacts/${id}/answer`, { accept: true });
  await mira.put("/account/privacy", { requestsFrom: "nobody" });
  expect((await write(jonas, mira)).status).toBe(201);
  const leila = await joined(board);
  await leila.put("/account/privacy", { requestsFrom: "verified" });
  expect((await write(mira, leila)).status).toBe(403);
  expect((await write(jonas, leila)).status).toBe(201);
});

test("a request names the post that it is about, until the post is deleted", async () => {
  const [mira, jonas] = await two();
  const job = (await mira.post("/jobs", aJob({ title: "Keeper of lists" }))).body;
  const { body } = await write(jonas, mira, "Still open?", { parent: "jobs", id: job.id });
  expect(body.about).toEqual({ parent: "jobs", id: job.id, title: "Keeper of lists" });
  await mira.delete(`/jobs/${job.id}`);
  expect((await jonas.get(`/conversations/${body.id}`)).body.about).toBeNull();
});

test("a request shows its sender's headline until their account is deleted", async () => {
  const [mira, jonas] = await two();
  await saveProfile(jonas, jonas, { headline: "Backend, and bread" });
  const { id } = (await write(jonas, mira)).body;
  const asker = async () => (await mira.get(`/conversations/${id}`)).body.User;
  expect(await asker()).toMatchObject({ id: jonas.id, headline: "Backend, and bread" });
  expect((await jonas.get(`/conversations/${id}`)).body.User).toMatchObject({ id: mira.id, headline: null });
  await mira.put(`/contacts/${id}/answer`, { accept: true });
  await jonas.delete("/account", { password: "lighthouse", posts: "erase" });
  expect(await asker()).toBeNull();
});

test("P28 a suspended member's request is hidden until the suspension ends", async () => {
  const [mira, jonas] = await two();
  const { id } = (await write(mira, jonas)).body;
  await admin.put(`/users/${mira.id}/suspension`, { reason: "Spam" });
  expect(await listed(jonas)).toMatchObject({ total: 0, results: [] });
  expect((await jonas.get("/conversations?state=closed")).body.total).toBe(0);
  for (const path of [`/conversations/${id}`, `/conversations/${id}/messages`])
    expect((await jonas.get(path)).status, path).toBe(404);
  expect((await jonas.put(`/contacts/${id}/answer`, { accept: true })).status).toBe(404);
  await admin.delete(`/users/${mira.id}/suspension`);
  expect(await listed(jonas)).toMatchObject({ total: 1, results: [{ state: "received", User: { id: mira.id } }] });
  expect((await jonas.put(`/contacts/${id}/answer`, { accept: true })).status).toBe(200);
});
