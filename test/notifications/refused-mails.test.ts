import { afterAll, beforeAll, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { dueOn, inMinutes, joinWithPassword } from "../support/notifications/news.ts";
import { openPostOffice } from "../support/post-office.ts";

const office = await openPostOffice();
const settings = { SMTP_URL: office.url, RATE_LIMIT_SCALE: "1000" };
const board = testBoard(settings);
const due = dueOn(board, settings);

beforeAll(() => board.startMail());
afterAll(() => office.close());

/** A member whom an answer waits to be mailed to, and the mail when it is due. */
async function answered() {
  const [member, other] = [await joinWithPassword(board), await joinWithPassword(board)];
  const answer = async (minutes: number) => {
    const question = (await member.post("/questions", aQuestion())).body;
    await other.post("/comments", { parent: "questions", parentId: question.id, text: "Yes" });
    return (await due(inMinutes(minutes))).filter((line) => line.includes(`member ${member.id}:`));
  };
  const refusal = async () => (await member.get("/account")).body.mailRefused;
  return { member, answer, refusal };
}

test("N28 a refusal of the address stops all mail to it but recovery, until it changes or its member says so", async () => {
  const { member, answer, refusal } = await answered();
  expect(await refusal()).toBeNull();
  office.behave("refuses for good");
  expect(await answer(3)).toHaveLength(1);
  await expect
    .poll(refusal, { timeout: 10_000 })
    .toEqual({ at: expect.any(String), reason: expect.stringContaining("550") });
  office.behave("takes");
  expect(await answer(6)).toEqual([]);
  await board.visitor.post("/auth/recover-password", { email: member.email });
  expect((await office.mailTo(member.email)).subject).toBe("Reset your password");
  expect((await member.delete("/account/mail-refused")).status).toBe(204);
  expect(await refusal()).toBeNull();
  expect(await answer(9)).toHaveLength(1);
  await office.mailTo(member.email);
});

test("N28 another address begins anew", async () => {
  const { member, answer, refusal } = await answered();
  await board.database`
    insert into refused_addresses (user_id, email, reason) values (${member.id}, ${member.email}, '550 5.1.1 Unknown')`;
  expect(await refusal()).toMatchObject({ reason: "550 5.1.1 Unknown" });
  await board.database`update users set email = ${`new-${member.email}`} where id = ${member.id}`;
  expect(await refusal()).toBeNull();
  expect(await answer(3)).toHaveLength(1);
});

test.each([
  ["550 5.7.1 Blocked by a list", false],
  ["552 5.2.2 The mailbox is full", false],
  ["550 5.1.1 No such user", true],
  ["550 5.2.1 Disabled", true],
  ["551 Gone elsewhere", true],
  ["554 No", false],
])("N28 %s: the address is refused, %s", async (answer, isOfAddress) => {
  const { member, answer: answerTo, refusal } = await answered();
  office.behave({ refusesWith: answer });
  await answerTo(3);
  const failed = async () =>
    (await board.database`select from pgboss.job where name = 'mail-failed' and data->>'to' = ${member.email}`).count;
  await expect.poll(failed, { timeout: 10_000 }).toBe(1);
  office.behave("takes");
  expect((await refusal()) !== null).toBe(isOfAddress);
});
