import { expect, test } from "vitest";
import { joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { allTold } from "../support/notifications/inbox.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "10" });

const write = (from: Member, to: Member, text = "Hello") => from.post("/contacts", { userId: to.id, text });
const textsOf = async (reader: Member, id: number, query = "") =>
  (await reader.get(`/conversations/${id}/messages${query}`)).body.results.map(({ text }: { text: string }) => text);
const one = async (reader: Member, id: number) => (await reader.get(`/conversations/${id}`)).body;

/** Two members, and their conversation. */
async function talking(): Promise<[Member, Member, number]> {
  const [mira, jonas] = [await joined(board, { firstName: "Mira" }), await joined(board, { firstName: "Jonas" })];
  const { id } = (await write(jonas, mira, "first")).body;
  await mira.put(`/contacts/${id}/answer`, { accept: true });
  return [mira, jonas, id];
}
const say = (who: Member, id: number, text: string) => who.post(`/conversations/${id}/messages`, { text });

test("P29 messages are listed newest first, in the same order for both, on stable pages", async () => {
  const [mira, jonas, id] = await talking();
  const sent = await say(mira, id, "second");
  expect(sent).toMatchObject({ status: 201, body: { text: "second", own: true } });
  await Promise.all(["a", "b", "c", "d"].map((text, n) => say(n % 2 ? mira : jonas, id, text)));
  expect(await textsOf(mira, id)).toEqual(await textsOf(jonas, id));
  const { body } = await mira.get(`/conversations/${id}/messages?limit=2`);
  expect(body).toMatchObject({ total: 6, totalPages: 3 });
  const upTo = body.results[0].id;
  await say(jonas, id, "x".repeat(5000));
  expect((await mira.get(`/conversations/${id}/messages?limit=2&upTo=${upTo}`)).body).toEqual(body);
  const { results } = (await mira.get(`/conversations/${id}/messages?limit=1`)).body;
  expect((await one(mira, id)).lastMessage).toEqual({ ...results[0], text: "x".repeat(200) });
  expect((await say(jonas, id, "x".repeat(5001))).status).toBe(400);
  expect((await say(jonas, id, " ")).status).toBe(400);
});

test("each member has their own read position, which never moves back", async () => {
  const [mira, jonas, id] = await talking();
  const [second, third] = [(await say(jonas, id, "second")).body, (await say(jonas, id, "third")).body];
  expect((await one(mira, id)).unread).toBe(3);
  expect((await one(jonas, id)).unread).toBe(0);
  const before = await one(jonas, id);
  expect((await mira.put(`/conversations/${id}/read`, { upTo: third.id })).status).toBe(204);
  await mira.put(`/conversations/${id}/read`, { upTo: second.id });
  expect((await one(mira, id)).unread).toBe(0);
  expect(await one(jonas, id)).toEqual(before);
  await mira.put(`/conversations/${id}/read`, { upTo: 2_147_483_647 });
  await say(jonas, id, "fourth");
  expect((await one(mira, id)).unread).toBe(1);
});

test("P28 a conversation is closed while one of its members is suspended", async () => {
  const [mira, jonas, id] = await talking();
  const admin = await joined(board, { role: "admin" });
  await admin.put(`/users/${mira.id}/suspension`, { reason: "Spam" });
  expect(await one(jonas, id)).toMatchObject({ state: "closed", User: null });
  expect(await say(jonas, id, "Are you there?")).toMatchObject({ status: 403, body: { code: "closed" } });
  expect((await write(jonas, mira)).status).toBe(404);
  await admin.delete(`/users/${mira.id}/suspension`);
  expect(await one(jonas, id)).toMatchObject({ state: "open", User: { id: mira.id } });
  expect((await say(jonas, id, "Are you there?")).status).toBe(201);
});

test("conversations are sorted by their last message and filtered by state", async () => {
  const [mira, jonas, id] = await talking();
  const [leila, noor] = [await joined(board), await joined(board)];
  await write(leila, mira);
  await write(mira, noor);
  await say(jonas, id, "newest");
  const { results } = (await mira.get("/conversations")).body;
  expect(results.map(({ state }: { state: string }) => state)).toEqual(["open", "asked", "received"]);
  for (const [state, other] of [
    ["open", jonas],
    ["asked", noor],
    ["received", leila],
  ] as const) {
    expect((await mira.get(`/conversations?state=${state}`)).body).toMatchObject({
      total: 1,
      results: [{ User: { id: other.id } }],
    });
  }
  expect((await mira.get("/conversations?state=lost")).status).toBe(400);
});

test("P33 a blocked member sees no difference, but their messages aren't delivered", async () => {
  const [mira, jonas, id] = await talking();
  const path = (what: string) => `/api${what}`;
  const asText = async (what: string) => {
    const reply = await fetch(board.url + path(what), { headers: { Authorization: `Bearer ${jonas.token}` } });
    return [reply.status, await reply.text()];
  };
  const seen = async () => [
    await asText("/conversations"),
    await asText(`/conversations/${id}`),
    await asText(`/users/${mira.id}`),
  ];
  const before = await seen();
  await mira.put(`/blocks/${jonas.id}`);
  expect(await seen()).toEqual(before);
  const sent = await say(jonas, id, "Are you there?");
  expect(sent).toMatchObject({ status: 201, body: { text: "Are you there?", own: true } });
  expect((await write(jonas, mira, "Hello?")).status).toBe(201);
  expect(await textsOf(jonas, id)).toEqual(["Hello?", "Are you there?", "first"]);
  expect(await textsOf(mira, id)).toEqual(["first"]);
  expect(await one(mira, id)).toMatchObject({
    state: "closed",
    User: { id: jonas.id },
    lastMessage: { text: "first" },
  });
  expect(await say(mira, id, "No")).toMatchObject({
    status: 409,
    body: { error: "You blocked Jonas. Unblock them first." },
  });
  await mira.delete(`/blocks/${jonas.id}`);
  expect(await one(mira, id)).toMatchObject({ state: "open", lastMessage: { text: "first" }, unread: 1 });
  expect(await textsOf(mira, id)).toEqual(["first"]);
  const events = await board.database`
    select from events where actor_id = ${jonas.id} and kind = 'message.sent'`;
  expect(events).toHaveLength(0);
});

test("P34 blocking closes the conversation for the member who blocks, even an open request", async () => {
  const [mira, jonas] = [await joined(board), await joined(board)];
  const { id } = (await write(mira, jonas)).body;
  await mira.put(`/blocks/${jonas.id}`);
  expect(await one(mira, id)).toMatchObject({ state: "closed", User: { id: jonas.id } });
  expect(await one(jonas, id)).toMatchObject({ state: "received" });
  const closed = await one(mira, id);
  expect((await jonas.put(`/contacts/${id}/answer`, { accept: true })).body).toMatchObject({ state: "open" });
  expect(await one(mira, id)).toEqual(closed);
  await mira.delete(`/blocks/${jonas.id}`);
  expect(await one(mira, id)).toMatchObject({ state: "open" });
});

test("P33 a blocked member's request is visible only to them and never delivered", async () => {
  const [mira, jonas] = [await joined(board, { firstName: "Mira" }), await joined(board)];
  await mira.put(`/blocks/${jonas.id}`);
  const sent = await write(jonas, mira, "Hello");
  expect(sent).toMatchObject({ status: 201, body: { state: "asked", lastMessage: { text: "Hello" } } });
  expect((await write(jonas, mira)).status).toBe(409);
  expect((await mira.get("/conversations")).body.total).toBe(0);
  expect((await mira.get(`/conversations/${sent.body.id}`)).status).toBe(404);
  await mira.delete(`/blocks/${jonas.id}`);
  expect((await mira.get("/conversations")).body.total).toBe(0);
  const { id } = (await write(mira, jonas, "A new start")).body;
  expect(await textsOf(mira, id)).toEqual(["A new start"]);
  expect(await textsOf(jonas, id)).toEqual(["A new start", "Hello"]);
});

test("P35 deleting hides a conversation for one member, and erases it once both deleted it", async () => {
  const [mira, jonas, id] = await talking();
  expect((await mira.delete(`/conversations/${id}`)).status).toBe(204);
  expect((await mira.get("/conversations")).body.total).toBe(0);
  expect((await mira.get(`/conversations/${id}/messages`)).status).toBe(404);
  expect((await mira.get(`/users/${jonas.id}`)).body).toMatchObject({ contact: "open", conversationId: null });
  expect(await textsOf(jonas, id)).toEqual(["first"]);
  await say(jonas, id, "still here?");
  expect(await textsOf(mira, id)).toEqual(["still here?"]);
  expect((await one(mira, id)).unread).toBe(1);
  await mira.delete(`/conversations/${id}`);
  await jonas.delete(`/conversations/${id}`);
  expect(await board.database`select from messages where conversation_id = ${id}`).toHaveLength(0);
  expect(await board.database`select from conversations where id = ${id}`).toHaveLength(0);
});

test("P35 N03 deleting a conversation deletes its notifications; new messages notify again", async () => {
  const [mira, jonas] = [await joined(board), await joined(board)];
  const numbers = async (member: Member) => [
    (await member.get("/account")).body.unread,
    (await member.get("/notifications")).body.total,
  ];
  const { id } = (await write(jonas, mira)).body;
  await allTold(board.database);
  expect(await numbers(mira)).toEqual([1, 1]);
  await mira.delete(`/conversations/${id}`);
  expect(await numbers(mira)).toEqual([0, 0]);
  expect((await write(mira, jonas, "After all")).body).toMatchObject({ id, state: "open" });
  expect(await numbers(mira)).toEqual([0, 0]);
  await say(jonas, id, "Thanks");
  await allTold(board.database);
  expect(await numbers(mira)).toEqual([1, 1]);
  expect((await mira.get("/notifications")).body.results).toMatchObject([{ count: 1, path: `/messages/${id}` }]);
  expect((await numbers(jonas))[1]).toBeGreaterThan(0);
});

test("P35 a request deleted by its receiver stays with its sender", async () => {
  const [mira, jonas] = [await joined(board), await joined(board)];
  const { id } = (await write(jonas, mira)).body;
  const before = await one(jonas, id);
  await mira.delete(`/conversations/${id}`);
  expect((await mira.get("/conversations")).body.total).toBe(0);
  expect(await one(jonas, id)).toEqual(before);
});

test("P36 leaving deletes one's open requests; others keep conversations, without the name", async () => {
  const [mira, jonas, id] = await talking();
  const [asked, asking] = [await joined(board), await joined(board)];
  const open = [(await write(mira, asked)).body.id, (await write(asking, mira)).body.id];
  await say(mira, id, "Farewell");
  expect((await mira.get("/account/deletion")).body).toMatchObject({ conversations: 3 });
  const { messages, conversations } = (await mira.get("/account/export")).body;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(["Hello", "Farewell"]);
  expect(conversations).toMatchObject([{ userId: asked.id }]);
  await mira.delete("/account", { password: "lighthouse", posts: "keep" });
  expect(await one(jonas, id)).toMatchObject({
    state: "closed",
    User: null,
    lastMessage: { text: "Farewell", own: false },
  });
  expect(await textsOf(jonas, id)).toEqual(["Farewell", "first"]);
  expect(await say(jonas, id, "Oh")).toMatchObject({ status: 403, body: { code: "closed" } });
  for (const [n, reader] of [asked, asking].entries()) {
    expect((await reader.get(`/conversations/${open[n]}`)).status).toBe(404);
  }
  await jonas.delete("/account", { password: "lighthouse", posts: "keep" });
  expect(await board.database`select from conversations where id = ${id}`).toHaveLength(0);
});
