import { beforeEach, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aProject } from "../support/builders.ts";
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

test("E05 an invited member is notified and takes the seat by accepting", async () => {
  const team = await projectWithSeats(owner);
  const { status, body } = await team.invite(owner, ada);
  expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number) } });
  const seat = { number: 1, name: "Frontend" };
  expect((await team.seen(ada)).own.invitation).toMatchObject({ id: body.id, seat, text: "Join us." });
  expect(await newsOf(ada)).toEqual(["team seat.invited"]);
  expect(await team.requests(owner)).toMatchObject([{ invited: true, state: "open", User: { id: ada.id } }]);
  expect((await team.answerInvitation(await asker(board), body.id)).status).toBe(404);
  expect(await team.answerInvitation(ada, body.id)).toMatchObject({ status: 200, body: { seat, state: "accepted" } });
  expect((await team.seen(owner)).team).toMatchObject([{ id: ada.id, seat }]);
  expect(await newsOf(owner)).toEqual(["team seat.decided"]);
});

test("E05 only the owner can invite; a declined invitation looks open to the owner", async () => {
  const team = await projectWithSeats(owner, ["Frontend", "Backend"]);
  expect((await team.invite(ada, await asker(board))).status).toBe(403);
  const { body } = await team.invite(owner, ada);
  expect((await team.answerInvitation(ada, body.id, "decline")).status).toBe(200);
  expect((await team.seen(ada)).own.invitation).toBeNull();
  expect(await team.requests(owner)).toMatchObject([{ id: body.id, state: "open" }]);
  expect(await newsOf(owner)).toEqual([]);
  expect(await team.invite(owner, ada, 2)).toMatchObject({ status: 409 });
});

test("E05 of a request and an invitation accepted at the same moment, one gets the seat", async () => {
  const [team, bob] = [await projectWithSeats(owner), await asker(board)];
  const [invited, asked] = [(await team.invite(owner, ada)).body.id, (await team.ask(bob)).body.id];
  const replies = await Promise.all([team.answerInvitation(ada, invited), team.answer(owner, asked)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await team.seen(owner)).team).toHaveLength(1);
});

test("E05 leaving opens the seat and notifies the owner", async () => {
  const team = await projectWithSeats(owner);
  await seated(team, owner, ada);
  expect((await team.leave(ada)).status).toBe(204);
  expect(await team.seen(owner)).toMatchObject({ team: [], seats: [{ state: "open", member: null, since: null }] });
  expect(await newsOf(owner)).toContain("team seat.left");
  expect((await team.leave(ada)).status).toBe(404);
  expect((await team.ask(ada)).status).toBe(201);
});

test("E05 only the owner can remove a member, who alone can read the reason", async () => {
  const [team, bob] = [await projectWithSeats(owner, ["Frontend", "Backend"]), await asker(board)];
  await seated(team, owner, ada);
  await seated(team, owner, bob, 2);
  expect((await team.remove(ada, bob)).status).toBe(403);
  expect((await team.remove(owner, ada, "x".repeat(201))).status).toBe(400);
  expect((await team.remove(owner, ada, "We stop the web part.")).status).toBe(204);
  const { own, seats, team: members } = await team.seen(ada);
  expect(own.removed).toEqual({ reason: "We stop the web part.", until: expect.any(String) });
  expect([seats[0].state, members.map(({ id }: Member) => id)]).toEqual(["open", [bob.id]]);
  expect(JSON.stringify(await team.seen(owner))).not.toContain("We stop");
  expect(await newsOf(ada)).toContain("team seat.lost");
});

test("E06 a former member stays listed only with their consent, with their seat's name", async () => {
  const [team, bob] = [await projectWithSeats(owner, ["Frontend", "Backend"]), await asker(board, "Bob")];
  await seated(team, owner, ada);
  await seated(team, owner, bob, 2);
  await team.leave(ada, { stay: true });
  await team.remove(owner, bob);
  await owner.put(`/projects/${team.id}`, aProject({ seats: [] }));
  const former = { id: ada.id, seat: { number: 1, name: "Frontend" }, until: expect.any(String) };
  expect((await team.seen(owner)).team).toMatchObject([former]);
  expect((await team.change(owner, bob, { stay: true })).status).toBe(403);
  expect(await team.change(bob, bob, { stay: true })).toMatchObject({ status: 200, body: { id: bob.id } });
  expect((await team.seen(owner)).team).toMatchObject([former, { id: bob.id, seat: { name: "Backend" } }]);
  await team.change(ada, ada, { stay: false });
  expect((await team.seen(owner)).team).toMatchObject([{ id: bob.id }]);
});

test("E06 only the owner can confirm a team member's time", async () => {
  const team = await projectWithSeats(owner);
  await seated(team, owner, ada);
  expect((await team.change(ada, ada, { confirmed: true })).status).toBe(403);
  expect(await team.change(owner, ada, { confirmed: true })).toMatchObject({ status: 200, body: { confirmed: true } });
  expect((await team.seen(ada)).team).toMatchObject([{ id: ada.id, confirmed: true }]);
  expect((await team.change(owner, await asker(board), { confirmed: true })).status).toBe(404);
  expect((await team.change(owner, ada, {})).status).toBe(400);
});

test("E01 an edit can rename a taken seat, but not remove or open it", async () => {
  const team = await projectWithSeats(owner);
  await seated(team, owner, ada);
  const edited = (seats: object[]) => owner.put(`/projects/${team.id}`, aProject({ seats }));
  expect(await edited([])).toMatchObject({
    status: 409,
    body: { error: "Frontend is taken, so it can't be removed." },
  });
  const reply = await edited([{ number: 1, name: "Interfaces", state: "open", member: null, since: null }]);
  expect(reply.body.seats).toMatchObject([{ name: "Interfaces", state: "taken", member: { id: ada.id } }]);
  expect(reply.body.team).toMatchObject([{ seat: { name: "Interfaces" } }]);
});

test("E05 a handover makes a consenting team member the owner and opens their seat", async () => {
  const [team, bob] = [await projectWithSeats(owner), await asker(board)];
  await seated(team, owner, ada);
  expect((await team.offer(owner, bob)).status).toBe(409);
  expect((await team.offer(ada, ada)).status).toBe(403);
  expect((await team.takeOver(ada)).status).toBe(404);
  expect(await team.offer(owner, ada)).toMatchObject({ status: 202, body: { userId: ada.id } });
  expect(await team.seen(owner)).toMatchObject({ handover: { id: ada.id }, own: { handover: false } });
  expect(await team.seen(ada)).toMatchObject({ handover: null, own: { handover: true } });
  expect((await team.takeOver(bob)).status).toBe(404);
  expect(await team.takeOver(ada)).toMatchObject({ status: 200, body: { ownerId: ada.id } });
  const handed = await team.seen(bob);
  expect(handed).toMatchObject({ ownerId: ada.id, User: { id: ada.id }, team: [], seats: [{ state: "open" }] });
  expect((await owner.put(`/projects/${team.id}`, aProject())).status).toBe(403);
  expect(await newsOf(ada)).toContain("team project.offered");
  expect(await newsOf(owner)).toContain("team project.handed");
});

test("E05 a handover ends when the member declines it or leaves the team", async () => {
  const team = await projectWithSeats(owner);
  await seated(team, owner, ada);
  await team.offer(owner, ada);
  expect(await team.takeOver(ada, "decline")).toMatchObject({ status: 200, body: { ownerId: owner.id } });
  expect((await team.takeOver(ada)).status).toBe(404);
  await team.offer(owner, ada);
  await team.leave(ada);
  expect((await team.seen(owner)).handover).toBeNull();
  expect((await team.takeOver(ada)).status).toBe(404);
});

test("E05 of simultaneous takeover and leaving, one succeeds and the seat opens", async () => {
  for (let round = 0; round < 10; round += 1) {
    const team = await projectWithSeats(owner);
    const member = await asker(board);
    await seated(team, owner, member);
    await team.offer(owner, member);
    const [taken, left] = await Promise.all([team.takeOver(member), team.leave(member)]);
    const { ownerId, team: members, seats, handover } = await team.seen(owner);
    if (ownerId === member.id) expect([taken.status, left.status]).toEqual([200, expect.toBeOneOf([404, 409])]);
    else expect([taken.status, left.status]).toEqual([404, 204]);
    expect({ members, handover, state: seats[0].state }).toEqual({ members: [], handover: null, state: "open" });
  }
});

test("E03 E05 a new owner sees open requests, but not the text written to the former owner", async () => {
  const [team, bob] = [await projectWithSeats(owner, ["Frontend", "Backend"]), await asker(board)];
  await seated(team, owner, ada);
  await team.ask(bob, 2, "For Olga alone.");
  await team.offer(owner, ada);
  await team.takeOver(ada);
  expect((await owner.get(`/projects/${team.id}/requests`)).status).toBe(403);
  const requests = await team.requests(ada);
  expect(requests.at(0)).toMatchObject({ User: { id: bob.id }, text: null, state: "open" });
  expect((await team.answer(ada, requests[0].id)).status).toBe(200);
});

test.each(["keep", "erase"])(
  "E13 an erased member (posts: %s) leaves an open seat and a nameless entry",
  async (posts) => {
    const [team, bob] = [await projectWithSeats(owner, ["Frontend", "Backend"]), await asker(board, "Bob")];
    await seated(team, owner, ada);
    await seated(team, owner, bob, 2);
    await team.leave(bob);
    const admin = await board.join({ role: "admin" });
    await board.database`update sessions set proven_at = now()`;
    for (const gone of [ada, bob])
      expect((await admin.delete(`/admin/members/${gone.id}`, { posts })).status).toBeLessThan(300);
    const { seats, team: members } = await team.seen(owner);
    expect(seats).toMatchObject([{ state: "open", member: null }, { state: "open" }]);
    expect(members).toEqual([
      expect.objectContaining({ id: null, firstName: null, lastName: null, avatar: null, until: expect.any(String) }),
    ]);
  },
);

test("E06 a suspended member isn't listed in the team, and their seat stays taken", async () => {
  const team = await projectWithSeats(owner);
  await seated(team, owner, ada);
  await board.database`update users set suspended = true where id = ${ada.id}`;
  expect(await team.seen(owner)).toMatchObject({ team: [], seats: [{ state: "taken", member: null }] });
});
