import { expect, test } from "vitest";
import { hashOf, newToken } from "../../../server/http/tokens.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aJob, aPerson, aProject, aQuestion, aWord } from "../../support/builders.ts";
import { type Caller, caller, type Reply } from "../../support/caller.ts";
import { newcomer } from "./newcomers.ts";

const board = testBoard();
const doubled = testBoard({ RATE_LIMIT_SCALE: "2" });

const aQuestionOfItsOwn = () => aQuestion({ description: aWord() });
const ask = (member: Caller) => member.post("/questions", aQuestionOfItsOwn());
const statusesOf = (replies: Reply[]) => {
  const statuses = replies.map(({ status }) => status);
  return { taken: statuses.filter((status) => status === 201).length, of: statuses.length };
};
const atOnce = (times: number, act: (time: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: times }, (_, time) => act(time)));
const isNew = async (member: Caller) => statusesOf(await atOnce(6, () => ask(member))).taken === 5;

test("M27 a new member can post five times a day, of any kind; refused posts don't count", async () => {
  const mira = await newcomer(board);
  expect((await mira.post("/jobs", {})).status).toBe(400);
  const posts = [
    () => mira.post("/jobs", aJob({ description: aWord() })),
    () => mira.post("/projects", aProject({ description: aWord() })),
    () => ask(mira),
    () => mira.send("POST", "/company", { body: aForm({ name: aWord() }) }),
  ];
  const replies = await atOnce(12, (time) => (posts[time % 4] as (typeof posts)[number])());
  expect(statusesOf(replies)).toEqual({ taken: 5, of: 12 });
  const refused = await ask(mira);
  const error = "New members can post 5 times a day. Please continue tomorrow.";
  expect(refused).toMatchObject({ status: 429, body: { error, code: "too-many" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
});

test("M27 a new member can comment 20 times a day; deleted comments count", async () => {
  const [mira, other] = [await newcomer(board), await board.join()];
  const { id } = (await ask(other)).body;
  const comment = () => mira.post("/comments", { parent: "questions", parentId: id, text: aWord() });
  const replies = await atOnce(25, comment);
  expect(statusesOf(replies)).toEqual({ taken: 20, of: 25 });
  const taken = replies.find(({ status }) => status === 201);
  expect((await mira.delete(`/comments/${taken?.body.id}`)).status).toBe(204);
  const error = "New members can comment 20 times a day. Please continue tomorrow.";
  expect(await comment()).toMatchObject({ status: 429, body: { error } });
});

test("M26 RATE_LIMIT_SCALE also scales new members' limits", async () => {
  const mira = await newcomer(doubled);
  expect(statusesOf(await atOnce(12, () => ask(mira)))).toEqual({ taken: 10, of: 12 });
  expect((await ask(mira)).body.error).toBe("New members can post 10 times a day. Please continue tomorrow.");
});

test("M26 members who joined three days ago, staff, verified, invited or imported are not new", async () => {
  const { database } = board;
  const [older, moderator, verified] = [await newcomer(board), await newcomer(board), await newcomer(board)];
  await database`update users set created_at = now() - interval '73 hours' where id = ${older.id}`;
  await database`update users set role = 'moderator' where id = ${moderator.id}`;
  await database`update users set verified = true where id = ${verified.id}`;
  for (const member of [older, moderator, verified, await board.join(), await invited()]) {
    expect(await isNew(member)).toBe(false);
  }
  const younger = await newcomer(board);
  await database`update users set created_at = now() - interval '71 hours' where id = ${younger.id}`;
  expect(await isNew(younger)).toBe(true);
});

async function invited(): Promise<Caller> {
  const person = aPerson();
  const invitation = newToken();
  await board.database`
    insert into invitations (token_hash, email, expires_at)
    values (${hashOf(invitation)}, ${person.email}, now() + interval '1 day')`;
  expect((await board.visitor.post("/auth/signup", { ...person, invitation })).status).toBe(201);
  return caller(board.url, (await board.visitor.post("/auth/login", person)).body.token);
}

test("M26 a member with three posts or comments visible for a day is no longer new", async () => {
  const { database } = board;
  const mira = await newcomer(board);
  const { body: first } = await ask(mira);
  await ask(mira);
  await mira.post("/comments", { parent: "questions", parentId: first.id, text: aWord() });
  const age = (hours: number) => database`
    with posts as (update posts set created_at = now() - ${hours} * interval '1 hour' where owner_id = ${mira.id})
    update comments set created_at = now() - ${hours} * interval '1 hour' where owner_id = ${mira.id}`;
  await age(23);
  expect(statusesOf(await atOnce(4, () => ask(mira)))).toEqual({ taken: 3, of: 4 });
  await age(25);
  expect((await ask(mira)).status).toBe(201);
});
