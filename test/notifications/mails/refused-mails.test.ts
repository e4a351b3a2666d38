import { expect, test } from "vitest";
import type { Member } from "../../support/board.ts";
import { aJob, aQuestion, aWord } from "../../support/builders.ts";
import { toldInbox } from "../../support/notifications/inbox.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";

const { office, board, due } = await mailedBoard();

/** A member with an answer that waits to be mailed, and the mail once it is due. */
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

test("N28 a refused address gets only recovery mails, until it changes or its member resets it", async () => {
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

test("N28 a new address starts without refusals", async () => {
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
  // An error about our own sender address, which would concern every member's mail.
  ["550 5.1.7 The sender's address is none", false],
  ["550 5.1.8 The sender's domain is unknown", false],
  ["550 5.1.10 The domain takes no mail", true],
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
  // Members read what the server said, without words of ours or of a program.
  expect(await refusal()).toEqual(isOfAddress ? { at: expect.any(String), reason: answer } : null);
});

test("M11 a queued mail about what was hidden meanwhile isn't sent; once visible it is in the letter", async () => {
  const [asker, reader, seeker, spammer, other, admin] = [
    await joinWithPassword(board),
    await joinWithPassword(board),
    await joinWithPassword(board, { skills: ["React"] }),
    await joinWithPassword(board),
    await joinWithPassword(board),
    await joinWithPassword(board, { role: "admin" }),
  ];
  const word = aWord();
  const skills = await board.skillIds("React");
  await seeker.put("/account/notifications", { kinds: { job: { mail: "now" } } });
  await seeker.post("/saved-searches", { kind: "jobs", query: `search=${word}`, name: "Mine", mail: "now" });
  const ask = async (who: Member) => {
    const { id } = (await who.post("/questions", aQuestion())).body;
    await spammer.post("/comments", { parent: "questions", parentId: id, text: "Yes" });
  };
  const waiting = async ({ id }: Member) =>
    (await board.database`select from pgboss.job where name = 'mail' and data->>'memberId' = ${String(id)}`).count;
  const mailsTo = ({ email }: Member) =>
    office.mails.filter(({ to }) => [to].flat()[0]?.value[0]?.address === email.toLowerCase());
  const stillWaiting = () => Promise.all([asker, reader, seeker].map(waiting));
  office.behave("refuses for now");
  await Promise.all([ask(asker), ask(reader)]);
  await other.post("/jobs", aJob({ title: word, skills }));
  await spammer.post("/jobs", aJob({ title: `${word} and spam`, skills: [] }));
  await due(inMinutes(0));
  await due(inMinutes(3));
  expect(await stillWaiting()).toEqual([1, 1, 2]);
  const [entry] = await board.database<{ id: number }[]>`select id from entries where user_id = ${reader.id}`;
  await board.database`update entries set unread = false where id = ${entry?.id as number}`;
  await admin.put(`/users/${spammer.id}/suspension`, { reason: "Spam" });
  await expect.poll(stillWaiting, { timeout: 20_000 }).toEqual([0, 0, 1]);
  office.behave("takes");
  await expect.poll(stillWaiting, { timeout: 20_000 }).toEqual([0, 0, 0]);
  expect([asker, reader].flatMap(mailsTo)).toEqual([]);
  expect(mailsTo(seeker)).toHaveLength(1);
  expect(mailsTo(seeker)[0]?.text).not.toContain("spam");
  await admin.delete(`/users/${spammer.id}/suspension`);
  await toldInbox(board.database, reader);
  await reader.put(`/notifications/${entry?.id}`, { read: false });
  const letters = await due(inMinutes(25 * 60));
  const ofThem = letters.filter((line) => [asker, reader, seeker].some(({ id }) => line.includes(`member ${id}:`)));
  expect(new Set(ofThem)).toEqual(
    new Set([`letter daily member ${asker.id}: 1 item`, `letter daily member ${seeker.id}: 2 items`]),
  );
  expect((await office.mailTo(asker.email)).subject).toBe("Your day: 1 written to you");
});

test("N22 a queued mail isn't sent if its entry was read meanwhile, but a queued letter is", async () => {
  const [asker, again, daily, other] = [
    await joinWithPassword(board),
    await joinWithPassword(board),
    await joinWithPassword(board),
    await joinWithPassword(board),
  ];
  await daily.put("/account/notifications", { kinds: { answer: { mail: "daily" } } });
  const waiting = async ({ id }: Member) =>
    (await board.database`select from pgboss.job where name = 'mail' and data->>'memberId' = ${String(id)}`).count;
  const stillWaiting = () => Promise.all([asker, again, daily].map(waiting));
  office.behave("refuses for now");
  for (const who of [asker, again, daily]) {
    const { id } = (await who.post("/questions", aQuestion())).body;
    await other.post("/comments", { parent: "questions", parentId: id, text: "Yes" });
  }
  await due(inMinutes(3));
  await due(inMinutes(25 * 60));
  expect(await stillWaiting()).toEqual([1, 1, 1]);
  for (const who of [asker, again, daily]) {
    const [entry] = await toldInbox(board.database, who);
    await who.put(`/notifications/${entry?.id}`, { read: true });
    if (who === again) await who.put(`/notifications/${entry?.id}`, { read: false });
  }
  office.behave("takes");
  await expect.poll(stillWaiting, { timeout: 20_000 }).toEqual([0, 0, 0]);
  expect(office.mails.map(({ to }) => [to].flat()[0]?.value[0]?.address)).not.toContain(asker.email.toLowerCase());
  expect(office.mails.map(({ to }) => [to].flat()[0]?.value[0]?.address)).not.toContain(again.email.toLowerCase());
  expect((await office.mailTo(daily.email)).subject).toBe("Your day: 1 written to you");
  expect((await due(inMinutes(50 * 60))).filter((line) => line.includes(`member ${again.id}:`))).toEqual([]);
});
