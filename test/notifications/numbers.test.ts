import { beforeAll, expect, onTestFinished, test } from "vitest";
import { hideText, restoreText } from "../../server/moderation/text-states.ts";
import { turnedOn } from "../moderation/stage.ts";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion, aWord } from "../support/builders.ts";
import { allTold, inboxOf } from "../support/notifications/inbox.ts";
import { listenLive } from "../support/notifications/live-reader.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let staff: Member;
beforeAll(async () => {
  staff = await board.join({ role: "moderator" });
});

/** The inbox's owner, the author of its only entry, and the record that it is about. */
type Told = { member: Member; author: Member; question: number; answer: number };

async function told(): Promise<Told> {
  const [member, author] = [await joined(board), await joined(board)];
  const question = (await member.post("/questions", aQuestion())).body.id;
  const answer = await write(author, question);
  await allTold(board.database);
  return { member, author, question, answer };
}
const write = async (who: Member, parentId: number): Promise<number> =>
  (await who.post("/comments", { parent: "questions", parentId, text: aWord() })).body.id;

/** The same number from each of these calls. */
const numbersOf = async (member: Member) => [
  (await member.get("/account")).body.unread,
  (await member.get("/notifications?unread=true")).body.total,
  (await inboxOf(member, "?unread=true")).length,
  (await member.get("/notifications")).body.total,
  (await inboxOf(member)).length,
];
const each = (number: number) => Array(5).fill(number);

/** Ways in which a record becomes invisible, and visible again. */
const ways: Record<string, [(told: Told) => Promise<unknown>, (told: Told) => Promise<unknown>]> = {
  "its author deletes it": [
    ({ author, answer }) => author.delete(`/comments/${answer}`),
    ({ author, answer }) => author.post(`/bin/comments/${answer}/restoration`),
  ],
  "the team hides it": [
    ({ answer }) => turnedOn(board, { parent: "comments", id: answer }, hideText),
    ({ answer }) => turnedOn(board, { parent: "comments", id: answer }, restoreText),
  ],
  "the post it belongs to is deleted": [
    ({ member, question }) => member.delete(`/questions/${question}`),
    ({ member, question }) => member.post(`/bin/questions/${question}/restoration`),
  ],
  "its author is suspended": [
    ({ author }) => staff.put(`/users/${author.id}/suspension`, { reason: "Spam" }),
    ({ author }) => staff.delete(`/users/${author.id}/suspension`),
  ],
  "its author is blocked": [
    ({ member, author }) => member.put(`/blocks/${author.id}`),
    ({ member, author }) => member.delete(`/blocks/${author.id}`),
  ],
  "its kind is switched off": [
    ({ member }) => member.put("/account/notifications", { kinds: { answer: { board: false } } }),
    ({ member }) => member.put("/account/notifications", { kinds: { answer: { board: true } } }),
  ],
};

test.each(Object.entries(ways))(
  "N12 the unread count is the same in every reply and on the stream, where %s",
  async (_, [take, giveBack]) => {
    const about = await told();
    const reader = await listenLive(board.url, about.member.token);
    onTestFinished(() => reader.close());
    expect((await reader.next("start")).data).toEqual({ unread: 1 });
    expect(await numbersOf(about.member)).toEqual(each(1));
    await take(about);
    expect(await numbersOf(about.member)).toEqual(each(0));
    await reader.next("unread", ({ unread }) => unread === 0);
    await giveBack(about);
    expect(await numbersOf(about.member)).toEqual(each(1));
    await reader.next("unread", ({ unread }) => unread === 1);
    await write(staff, about.question);
    await reader.next("unread", ({ entry }) => entry?.count === 2);
    expect(await numbersOf(about.member)).toEqual(each(1));
  },
);

test("N12 the unread count follows cohort membership and its visibility", async () => {
  const [member, other] = [await joined(board), await joined(board)];
  const cohort = await aCohort(staff, member);
  await member.put("/account/notifications", { kinds: { joined: { board: true } } });
  await staff.put(`/cohorts/${cohort.id}/members/${other.id}`);
  await allTold(board.database);
  expect(await numbersOf(member)).toEqual(each(2));
  await other.put("/account/privacy", { visibility: { cohort: "me" } });
  expect(await numbersOf(member)).toEqual(each(1));
  await other.put("/account/privacy", { visibility: { cohort: "members" } });
  expect(await numbersOf(member)).toEqual(each(2));
  await staff.delete(`/cohorts/${cohort.id}/members/${other.id}`);
  expect(await numbersOf(member)).toEqual(each(1));
});

test("N12 the unread count follows deleted conversations and deleted or hidden comments", async () => {
  const { member, author, question, answer } = await told();
  const { id } = (await author.post("/contacts", { userId: member.id, text: "May I ask you something?" })).body;
  const hidden = await write(author, question);
  await allTold(board.database);
  expect(await numbersOf(member)).toEqual(each(2));
  await author.delete(`/conversations/${id}`);
  await turnedOn(board, { parent: "comments", id: hidden }, hideText);
  expect(await numbersOf(member)).toEqual(each(1));
  await author.delete(`/comments/${answer}`);
  await author.delete(`/bin/comments/${answer}`);
  expect(await numbersOf(member)).toEqual(each(0));
  await turnedOn(board, { parent: "comments", id: hidden }, restoreText);
  expect(await numbersOf(member)).toEqual(each(1));
});

test("the exact unread count is shown beyond the 300 entries that a list counts", async () => {
  const member = await joined(board);
  await board.database`
    with kept as (
      insert into entries (user_id, kind, parent, record_id, at)
      select ${member.id}, 'decision', 'users', ${member.id}, now() - n * interval '1 minute' from generate_series(1, 320) n
      returning id
    ), happened as (
      insert into events (kind, member_id, place) values ('report.decided', ${member.id}, 0) returning id
    )
    insert into entry_events (entry_id, event_id) select kept.id, happened.id from kept, happened`;
  expect((await member.get("/account")).body.unread).toBe(320);
  expect((await member.get("/notifications?unread=true")).body.total).toBe(320);
  expect((await member.get("/notifications")).body).toMatchObject({ total: 300, hasNextPage: true });
  expect((await member.get("/notifications?page=32")).body).toMatchObject({ total: 320, hasNextPage: false });
  expect((await member.get("/notifications?page=33")).body).toMatchObject({ total: 320, results: [] });
});

test("withdrawing an already read contact request sends a frame to its receiver's live page", async () => {
  const [member, asker] = [await joined(board), await joined(board)];
  const { id } = (await asker.post("/contacts", { userId: member.id, text: "May I ask you something?" })).body;
  await allTold(board.database);
  await member.put("/notifications", { parent: "conversations", id });
  const reader = await listenLive(board.url, member.token);
  onTestFinished(() => reader.close());
  expect((await reader.next("start")).data).toEqual({ unread: 0 });
  await asker.delete(`/conversations/${id}`);
  expect((await reader.next("unread")).data).toEqual({ unread: 0, entry: null });
});
