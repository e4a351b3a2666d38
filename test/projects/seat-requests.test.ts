import { beforeEach, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { asker, projectWithSeats, seated } from "./team-stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let owner: Member;
let ada: Member;

beforeEach(async () => {
  owner = await asker(board, "Olga");
  ada = await asker(board, "Ada");
});

const newsOf = async (member: Member) =>
  (await toldInbox(board.database, member)).map(({ kind, event }) => `${kind} ${event}`);

test("E03 asking for a seat opens a conversation with the owner, who is notified once", async () => {
  const team = await projectWithSeats(owner);
  const asked = await team.ask(ada, 1, "I build interfaces.");
  expect(asked).toMatchObject({ status: 201, body: { id: expect.any(Number), conversationId: expect.any(Number) } });
  const { body: conversation } = await owner.get(`/conversations/${asked.body.conversationId}`);
  expect(conversation).toMatchObject({ state: "received", about: { parent: "projects", id: team.id } });
  expect(conversation.lastMessage.text).toBe("I build interfaces.");
  const seat = { number: 1, name: "Frontend" };
  expect(await team.requests(owner)).toEqual([
    expect.objectContaining({ id: asked.body.id, seat, text: "I build interfaces.", invited: false, state: "open" }),
  ]);
  expect(await newsOf(owner)).toEqual(["team seat.requested"]);
  expect((await team.seen(ada)).own).toMatchObject({ request: { id: asked.body.id, seat }, invitation: null });
});

test("E03 a member has at most one open request per project and five in total", async () => {
  const teams = await Promise.all(
    Array.from({ length: 6 }, async () => projectWithSeats(await asker(board), ["Frontend", "Backend"])),
  );
  for (const team of teams.slice(0, 5)) expect((await team.ask(ada)).status).toBe(201);
  const [first, , , , , sixth] = teams;
  expect(await first?.ask(ada, 2)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^You have already written to /) },
  });
  expect(await sixth?.ask(ada)).toMatchObject({
    status: 409,
    body: { error: "You already have five open requests. Take one back first." },
  });
  expect((await first?.withdraw(ada))?.status).toBe(204);
  expect((await first?.withdraw(ada))?.status).toBe(404);
  expect((await sixth?.ask(ada))?.status).toBe(201);
});

test("E03 a request for a seat that was closed doesn't count towards the limit of five", async () => {
  const teams = await Promise.all(Array.from({ length: 6 }, async () => projectWithSeats(await asker(board))));
  for (const team of teams.slice(0, 5)) await team.ask(ada);
  expect((await teams[5]?.ask(ada))?.status).toBe(409);
  await board.database`update project_seats set state = 'closed' where post_id = (
    select id from posts where kind = 'project' and number = ${teams[0]?.id ?? 0})`;
  expect((await teams[5]?.ask(ada))?.status).toBe(201);
});

test("E03 the limit of five requests holds for simultaneous requests", async () => {
  const teams = await Promise.all(Array.from({ length: 6 }, async () => projectWithSeats(await asker(board))));
  const replies = await Promise.all([...teams, ...teams, ...teams].map((team) => team.ask(ada)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(13);
});

test("E03 a request to an owner with an open conversation becomes a message in it", async () => {
  const team = await projectWithSeats(owner, ["Frontend", "Backend"]);
  const { body: conversation } = await owner.post("/contacts", { userId: ada.id, text: "Hello" });
  await ada.put(`/contacts/${conversation.id}/answer`, { accept: true });
  expect(await team.ask(ada)).toMatchObject({ status: 201, body: { conversationId: conversation.id } });
  const error = "You have already asked for a seat in this project.";
  expect(await team.ask(ada, 2)).toMatchObject({ status: 409, body: { error } });
  expect((await newsOf(owner)).filter((news) => news === "team seat.requested")).toHaveLength(1);
});

test("E03 while a first message to the owner is unanswered, a request gets 409", async () => {
  const team = await projectWithSeats(owner);
  await ada.post("/contacts", { userId: owner.id, text: "Hello" });
  const error = "You have already written to Olga. Please wait for an answer.";
  expect(await team.ask(ada)).toMatchObject({ status: 409, body: { error } });
  expect(await team.requests(owner)).toEqual([]);
});

test("E03 a declined request looks open to the asker, and asking again gets the same reply", async () => {
  const team = await projectWithSeats(owner, ["Frontend", "Backend"]);
  const { body } = await team.ask(ada);
  const before = await team.seen(ada);
  const again = await team.ask(ada);
  expect(await team.answer(owner, body.id, "decline")).toMatchObject({ status: 200, body: { state: "declined" } });
  expect(await team.seen(ada)).toEqual(before);
  expect((await team.ask(ada)).body).toEqual(again.body);
  expect((await ada.get(`/conversations/${body.conversationId}`)).body.state).toBe("asked");
  expect(await newsOf(ada)).toEqual([]);
});

test.each([
  ["no text", " ", 400],
  ["a text of 1,001 letters", "x".repeat(1001), 400],
  ["a text of 1,000 letters", "x".repeat(1000), 201],
])("E03 the text of a request has 1 to 1,000 characters: %s (%s)", async (_, text, status) => {
  const team = await projectWithSeats(owner);
  expect((await team.ask(ada, 1, text as string)).status).toBe(status);
});

test("E03 a closed or missing seat, or one in the member's own project, can't be requested", async () => {
  const team = await projectWithSeats(owner, ["Frontend"], { seats: [{ name: "Design", state: "closed" }] });
  expect(await team.ask(ada)).toMatchObject({ status: 409, body: { error: "Design is closed." } });
  expect((await team.ask(ada, 2)).status).toBe(404);
  expect((await team.ask(owner)).status).toBe(409);
});

test("E03 a blocked member's request appears to succeed, but doesn't reach the owner", async () => {
  const team = await projectWithSeats(owner);
  await owner.put(`/blocks/${ada.id}`);
  const asked = await team.ask(ada);
  expect(asked.status).toBe(201);
  expect(await team.requests(owner)).toEqual([]);
  expect((await team.answer(owner, asked.body.id)).status).toBe(404);
  expect(await newsOf(owner)).toEqual([]);
});

test("E03 only the owner can read and answer requests", async () => {
  const [team, mo] = [await projectWithSeats(owner), await board.join({ role: "moderator" })];
  const { body } = await team.ask(ada);
  for (const other of [ada, mo]) {
    expect((await other.get(`/projects/${team.id}/requests`)).status).toBe(403);
    expect((await team.answer(other, body.id)).status).toBe(403);
  }
});

test("E04 an accepted member joins the team, and others who asked are notified once", async () => {
  const [team, bob, cleo] = [
    await projectWithSeats(owner, ["Frontend", "Backend"]),
    await asker(board),
    await asker(board),
  ];
  const { body: first } = await team.ask(ada);
  const { body: declined } = await team.ask(bob);
  await team.answer(owner, declined.id, "decline");
  await team.ask(cleo, 2);
  expect(await team.answer(owner, first.id)).toMatchObject({ status: 200, body: { state: "accepted" } });
  const face = { id: ada.id, firstName: "Ada", lastName: ada.lastName, avatar: null };
  const { seats, team: members } = await team.seen(cleo);
  expect(seats[0]).toMatchObject({ state: "taken", member: face, since: expect.any(String) });
  expect(members).toEqual([
    { ...face, seat: { number: 1, name: "Frontend" }, since: seats[0].since, until: null, confirmed: false },
  ]);
  expect(await newsOf(ada)).toEqual(["team seat.decided"]);
  expect(await newsOf(bob)).toEqual(["team seat.taken"]);
  expect(await newsOf(cleo)).toEqual([]);
  expect((await team.seen(bob)).own.request).toBeNull();
  expect((await ada.get(`/conversations/${first.conversationId}`)).body.state).toBe("open");
});

test("E04 of two simultaneous acceptances of one seat, one succeeds and the other gets 409", async () => {
  const [team, bob] = [await projectWithSeats(owner), await asker(board)];
  const ids = [(await team.ask(ada)).body.id, (await team.ask(bob)).body.id];
  const replies = await Promise.all(ids.map((id) => team.answer(owner, id)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.error).toBe("Frontend is taken.");
  expect((await team.seen(owner)).team).toHaveLength(1);
});

test("E04 of twenty simultaneous acceptances of one seat, one succeeds", async () => {
  const team = await projectWithSeats(owner);
  const askers = await Promise.all(Array.from({ length: 20 }, () => asker(board)));
  const asked = await Promise.all(askers.map((each) => team.ask(each)));
  expect(asked.map(({ status }) => status)).toEqual(askers.map(() => 201));
  const answers = await Promise.all(asked.map(({ body }) => team.answer(owner, body.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const states = (await team.requests(owner)).map(({ state }: { state: string }) => state);
  expect(Object.groupBy(states, (state: string) => state)).toMatchObject({
    accepted: { length: 1 },
    declined: { length: 19 },
  });
});

test("E04 a member can have only one seat of a project", async () => {
  const team = await projectWithSeats(owner, ["Frontend", "Backend"]);
  await seated(team, owner, ada);
  expect(await team.ask(ada, 2)).toMatchObject({ status: 409, body: { error: "You are in this team already." } });
  expect(await team.ask(await asker(board))).toMatchObject({ status: 409, body: { error: "Frontend is taken." } });
});

test("E03 withdrawing the first message withdraws the request", async () => {
  const team = await projectWithSeats(owner);
  const { body } = await team.ask(ada);
  expect((await ada.delete(`/conversations/${body.conversationId}`)).status).toBe(204);
  expect((await team.seen(ada)).own.request).toBeNull();
  expect(await team.requests(owner)).toEqual([]);
});

test("E04 a project in the bin takes no requests; restoring it restores its team", async () => {
  const [team, bob] = [await projectWithSeats(owner, ["Frontend", "Backend"]), await asker(board)];
  await seated(team, owner, bob, 2);
  const { body } = await team.ask(ada);
  await owner.delete(`/projects/${team.id}`);
  expect((await team.answer(owner, body.id)).status).toBe(404);
  expect((await team.ask(await asker(board))).status).toBe(404);
  expect((await owner.post(`/bin/projects/${team.id}/restoration`, {})).status).toBe(200);
  expect(await team.seen(ada)).toMatchObject({ team: [{ id: bob.id }], own: { request: { id: body.id } } });
  expect((await team.answer(owner, body.id)).status).toBe(200);
});
