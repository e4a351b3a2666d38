// @module-tag all
import { expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { conversation } from "./conversation.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000" });
const { ask, answer, reply, accept } = conversation(board);

/** The state of each question by counting, and as it is stored. */
async function expectRight() {
  const rows = await board.database`
    select number, answer_count, accepted_id, votes, question_states.state, counted.* from question_states join posts on id = post_id
      cross join lateral (
        select count(*) filter (where reply_to_id is null and comments.visible)::int as answers,
          (select count(*)::int from question_votes where question_votes.post_id = posts.id) as voted,
          (select accepted_id from questions join comments accepted on accepted.id = accepted_id and accepted.visible
            where questions.post_id = posts.id) as accepted
        from comments where comments.post_id = posts.id) counted`;
  for (const row of rows)
    expect(row).toMatchObject({ answerCount: row.answers, acceptedId: row.accepted, votes: row.voted });
  const wrong = await board.database`
    select id from comments
    where votes <> (select count(*) from comment_votes where comment_id = comments.id)
      or (state = 'deleted' and not exists (select from comments replies where replies.reply_to_id = comments.id))`;
  expect(wrong).toHaveLength(0);
}

test("S141 Q01 after many simultaneous actions of members and staff all counts are exact", async () => {
  const [asker, mo, admin] = [
    await board.join(),
    await board.join({ role: "moderator" }),
    await board.join({ role: "admin" }),
  ];
  const members = await Promise.all(Array.from({ length: 6 }, () => board.join()));
  const leavers = await Promise.all(Array.from({ length: 4 }, () => board.join()));
  const questions = [await ask(asker), await ask(asker), await ask(leavers[0] as Member)];
  const answers = await Promise.all(
    questions.flatMap(({ id }) =>
      [...members, ...leavers].map(async (by) => ({ by, question: id, ...(await answer(by, id)) })),
    ),
  );
  for (const { by, question, id } of answers.slice(0, 12)) await reply(by, question, id);
  const storm: Promise<{ status: number }>[] = [];
  for (const [n, { by, question, id }] of answers.entries()) {
    const other = members[(n + 1) % members.length] as Member;
    storm.push(other.put(`/comments/${id}/vote`), other.put(`/questions/${question}/vote`));
    storm.push(other.post("/comments", { parent: "questions", parentId: question, replyToId: id, text: "Why?" }));
    if (n % 3 === 0) storm.push(by.delete(`/comments/${id}`));
    if (n % 3 === 1) storm.push(by.put(`/comments/${id}`, { text: "Better" }), accept(mo, question, id));
    if (n % 4 === 0) storm.push(mo.put(`/questions/${question}`, aQuestion({ title: `Title ${n}` })));
  }
  const [, second, third, last] = leavers as [Member, Member, Member, Member];
  storm.push(mo.put(`/users/${last.id}/suspension`, { reason: "Spam" }));
  storm.push(admin.delete(`/admin/members/${second.id}`, { posts: "erase" }));
  storm.push(admin.delete(`/admin/members/${third.id}`, { posts: "keep" }));
  storm.push(admin.delete(`/admin/members/${leavers[0]?.id}`, { posts: "erase" }));
  const statuses = (await Promise.all(storm)).map(({ status }) => status);
  expect(statuses).not.toContain(500);
  // A busy board may have refused it.
  await admin.delete(`/admin/members/${leavers[0]?.id}`, { posts: "erase" });
  await expectRight();
  const { body } = await asker.get("/questions");
  expect(body.total).toBe(2);
  await mo.delete(`/users/${last.id}/suspension`);
  await expectRight();
});
