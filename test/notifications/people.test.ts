import { beforeAll, expect, test } from "vitest";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import { allTold, inboxOf, toldInbox } from "../support/notifications/inbox.ts";
import { dueOn, inMinutes } from "../support/notifications/news.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let staff: Member;
beforeAll(async () => {
  staff = await joined(board, { role: "moderator" });
});

const due = dueOn(board);
const told = (member: Member) => toldInbox(board.database, member);

test("a contact request or message notifies its receiver; reading the conversation marks it read", async () => {
  const [mira, jonas] = [await joined(board, { firstName: "Mira" }), await joined(board, { firstName: "Jonas" })];
  const { id } = (await jonas.post("/contacts", { userId: mira.id, text: "May I ask you something?" })).body;
  const about = { kind: "contact", parent: "conversations", recordId: id, title: null, path: `/messages/${id}` };
  expect(await told(mira)).toMatchObject([{ ...about, event: "contact.requested", People: [{ firstName: "Jonas" }] }]);
  await mira.put(`/contacts/${id}/answer`, { accept: true });
  expect(await told(jonas)).toMatchObject([{ ...about, event: "contact.answered", People: [{ firstName: "Mira" }] }]);
  const [own] = (await jonas.get(`/conversations/${id}/messages`)).body.results;
  await jonas.put(`/conversations/${id}/read`, { upTo: own.id });
  expect(await inboxOf(jonas)).toMatchObject([{ event: "contact.answered", unread: false }]);
  const [first] = (await mira.get(`/conversations/${id}/messages`)).body.results;
  await jonas.post(`/conversations/${id}/messages`, { text: "Well?" });
  expect(await told(mira)).toMatchObject([{ ...about, event: "message.sent", count: 2, unread: true }]);
  await mira.put(`/conversations/${id}/read`, { upTo: first.id });
  expect(await inboxOf(mira)).toMatchObject([{ unread: true }]);
  await mira.put(`/conversations/${id}/read`, { upTo: 2_000_000_000 });
  expect(await inboxOf(mira)).toMatchObject([{ unread: false }]);
});

test("a withdrawn contact request leaves the inbox", async () => {
  const [mira, jonas] = [await joined(board), await joined(board)];
  const { id } = (await jonas.post("/contacts", { userId: mira.id, text: "Hello" })).body;
  expect(await told(mira)).toHaveLength(1);
  await jonas.delete(`/conversations/${id}`);
  expect(await inboxOf(mira)).toEqual([]);
  expect((await mira.get("/account")).body.unread).toBe(0);
});

test("N22 P25 declining a request marks it read, sends no mail and looks no different to the asker", async () => {
  const [mira, jonas] = [await joined(board), await joined(board)];
  const { id } = (await jonas.post("/contacts", { userId: mira.id, text: "Hello" })).body;
  expect(await told(mira)).toMatchObject([{ event: "contact.requested", unread: true }]);
  const asked = async () => [(await jonas.get(`/conversations/${id}`)).body, (await jonas.get("/account")).body.unread];
  const before = await asked();
  const { body } = await mira.put(`/contacts/${id}/answer`, { accept: false });
  expect(body).toMatchObject({ state: "declined", unread: 0 });
  expect([(await mira.get("/account")).body.unread, (await mira.get(`/conversations/${id}`)).body.unread]).toEqual([
    0, 0,
  ]);
  expect(await inboxOf(mira)).toMatchObject([{ unread: false }]);
  expect((await due(inMinutes(3))).filter((line) => line.includes(`member ${mira.id}:`))).toEqual([]);
  expect(await asked()).toEqual(before);
});

test("a verified member is notified, and so is their cohort where joins are switched on", async () => {
  const [mira, jonas] = [await joined(board), await joined(board, { firstName: "Jonas" })];
  const cohort = await aCohort(staff, mira);
  expect(await told(mira)).toMatchObject([
    {
      kind: "decision",
      event: "member.verified",
      parent: "users",
      recordId: mira.id,
      path: `/users/${mira.id}`,
      People: [],
    },
  ]);
  await staff.put(`/cohorts/${cohort.id}/members/${jonas.id}`);
  expect((await told(mira)).map(({ kind }) => kind)).toEqual(["decision"]);
  await mira.put("/account/notifications", { kinds: { joined: { board: true } } });
  expect((await inboxOf(mira))[0]).toMatchObject({
    ...{ kind: "joined", event: "member.verified", parent: "cohorts", recordId: cohort.id, title: cohort.name },
    ...{ path: `/cohorts/${cohort.id}`, People: [{ id: jonas.id }] },
  });
});

test("N03 a blocked or blocking member who joins a cohort is in no entry", async () => {
  const [mira, jonas, lea] = [await joined(board), await joined(board), await joined(board)];
  const cohort = await aCohort(staff, mira);
  await allTold(board.database);
  for (const member of [mira, lea]) await member.put("/account/notifications", { kinds: { joined: { board: true } } });
  await staff.put(`/cohorts/${cohort.id}/members/${lea.id}`);
  const heard = async (member: Member) =>
    (await told(member)).flatMap(({ kind, People }) => (kind === "joined" ? People.map(({ id }) => id) : []));
  await jonas.put(`/blocks/${lea.id}`);
  await staff.put(`/cohorts/${cohort.id}/members/${jonas.id}`);
  expect([await heard(mira), await heard(lea)]).toEqual([[jonas.id, lea.id], []]);
  await mira.put(`/blocks/${jonas.id}`);
  expect(await heard(mira)).toEqual([lea.id]);
});

test("N03 blocking the asker removes an offered question from the inbox; unblocking brings it back", async () => {
  const [asker, mira, jonas] = [
    await joined(board),
    await joined(board, { skills: ["Docker"] }),
    await joined(board, { skills: ["Docker"] }),
  ];
  await board.database`update users set last_seen_at = now() where id in (${mira.id}, ${jonas.id})`;
  await asker.post("/questions", aQuestion({ skills: await board.skillIds("Docker") }));
  await due(inMinutes(25 * 60));
  const heard = async (member: Member) => (await told(member)).map(({ kind }) => kind);
  expect([await heard(mira), await heard(jonas)]).toEqual([["question"], ["question"]]);
  await mira.put(`/blocks/${asker.id}`);
  expect([await heard(mira), (await mira.get("/account")).body.unread]).toEqual([[], 0]);
  await mira.delete(`/blocks/${asker.id}`);
  expect(await heard(mira)).toEqual(["question"]);

  await board.database`delete from entries where user_id in (${mira.id}, ${jonas.id})`;
  await asker.put(`/blocks/${jonas.id}`);
  await board.database`update events set place = null where kind = 'question.offered'`;
  expect([await heard(mira), await heard(jonas)]).toEqual([["question"], []]);
});

test("N03 a fitting job doesn't notify members whom its poster blocked, even if staff edit it", async () => {
  const [poster, mira, jonas] = [
    await joined(board),
    await joined(board, { skills: ["Rust"] }),
    await joined(board, { skills: ["Rust"] }),
  ];
  await poster.put(`/blocks/${jonas.id}`);
  const { id } = (await poster.post("/jobs", aJob({ skills: await board.skillIds("Go") }))).body;
  await staff.put(`/jobs/${id}`, aJob({ skills: await board.skillIds("Rust") }));
  const heard = async (member: Member) => (await told(member)).map(({ kind }) => kind);
  expect([await heard(mira), await heard(jonas)]).toEqual([["job"], []]);
  await mira.put(`/blocks/${poster.id}`);
  expect(await heard(mira)).toEqual([]);
});
