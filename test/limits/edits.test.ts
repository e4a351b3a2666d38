import { expect, test } from "vitest";
import { type Board, type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";

// A tenth of the limits: 6 edits an hour and 5 mentions a day; 2 and 1 for new members.
const board = testBoard({ RATE_LIMIT_SCALE: "0.1" });
const wide = testBoard();

async function newMember({ database, join }: Board): Promise<Member> {
  const member = await join();
  await database`update users set came_uninvited = true where id = ${member.id}`;
  return member;
}
const mention = ({ id, firstName, lastName }: Member) => `[@${firstName} ${lastName}](/users/${id})`;
const statuses = async (times: number, act: (nth: number) => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let nth = 0; nth < times; nth += 1) all.push((await act(nth)).status);
  return all;
};

test("S157 a member's edits share one hourly limit, and a refused edit changes nothing", async () => {
  const mira = await board.join();
  const [job, question] = [await mira.post("/jobs", aJob()), await mira.post("/questions", aQuestion())];
  const title = (nth: number) => ({ title: `Title ${nth}` });
  expect(await statuses(3, (nth) => mira.put(`/jobs/${job.body.id}`, aJob(title(nth))))).toEqual([200, 200, 200]);
  const asked = await statuses(4, (nth) => mira.put(`/questions/${question.body.id}`, aQuestion(title(nth))));
  expect(asked).toEqual([200, 200, 200, 429]);
  const comment = await mira.post("/comments", { parent: "jobs", parentId: job.body.id, text: "One" });
  const refused = await mira.put(`/comments/${comment.body.id}`, { text: "Two" });
  expect([refused.status, refused.body.error]).toEqual([429, expect.stringMatching(/^You can edit 6 times an hour/)]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await mira.get(`/comments/jobs/${job.body.id}`)).body.results[0].text).toBe("One");
  expect((await mira.put(`/questions/${question.body.id}`, aQuestion(title(2)))).status, "without a change").toBe(200);
});

test("S157 closing a job and accepting an answer count as edits, and so does undoing them", async () => {
  const mira = await board.join();
  const [job, question] = [await mira.post("/jobs", aJob()), await mira.post("/questions", aQuestion())];
  const to = { parent: "questions", parentId: question.body.id };
  const { id: commentId } = (await (await board.join()).post("/comments", { ...to, text: "So." })).body;
  const accepted = `/questions/${question.body.id}/accepted-answer`;
  const turned = (nth: number) => (nth % 2 === 0 ? mira.put(accepted, { commentId }) : mira.delete(accepted));
  const close = (nth: number) => mira.put(`/jobs/${job.body.id}/status`, { status: nth % 2 === 0 ? "filled" : "open" });
  expect(await statuses(3, turned)).toEqual([200, 200, 200]);
  expect(await statuses(4, close)).toEqual([200, 200, 200, 429]);
  expect((await mira.delete(accepted)).status).toBe(429);
  expect((await mira.get(`/jobs/${job.body.id}`)).body.status).toBe("filled");
  expect((await mira.put(accepted, { commentId })).status, "without a change").toBe(200);
});

test("S157 simultaneous edits stay within the limit, which is lower for new members", async () => {
  const mira = await newMember(board);
  const { body } = await mira.post("/projects", aProject());
  const edits = Array.from({ length: 6 }, (_, nth) =>
    mira.put(`/projects/${body.id}`, aProject({ title: `T ${nth}` })),
  );
  const done = (await Promise.all(edits)).filter(({ status }) => status === 200);
  expect(done).toHaveLength(2);
});

test("S157 newly mentioned members share one daily limit in comments, questions and edits", async () => {
  const mira = await board.join();
  const others = await Promise.all(Array.from({ length: 6 }, () => board.join()));
  const [one, two, three, four, five, six] = others.map(mention);
  const question = await mira.post("/questions", aQuestion({ description: `${one} and ${two}` }));
  const path = `/questions/${question.body.id}`;
  const to = { parent: "questions", parentId: question.body.id };
  const { body } = await mira.post("/comments", { ...to, text: `${three} ${four}` });
  expect((await mira.put(`/comments/${body.id}`, { text: `${three} ${four} again, ${five}` })).status).toBe(200);
  for (const send of [
    () => mira.put(`/comments/${body.id}`, { text: `${six}` }),
    () => mira.post("/comments", { ...to, text: `${six}` }),
    () => mira.put(path, aQuestion({ description: `${six}` })),
  ]) {
    const refused = await send();
    expect([refused.status, refused.body.error]).toEqual([
      429,
      expect.stringMatching(/^You can mention 5 people a day/),
    ]);
  }
  expect((await mira.put(path, aQuestion({ description: `Only ${two}` }))).status).toBe(200);
});

test("S157 a new member can mention ten members a day; a text with an eleventh is refused", async () => {
  const [author, last] = [await newMember(wide), await wide.join()];
  const others = await Promise.all(Array.from({ length: 10 }, () => wide.join()));
  const { body } = await author.post("/questions", aQuestion());
  const to = { parent: "questions", parentId: body.id };
  const say = async (text: string) => (await author.post("/comments", { ...to, text })).status;
  expect(await say(others.slice(0, 8).map(mention).join(" "))).toBe(201);
  expect(await say([...others.slice(8), last].map(mention).join(" "))).toBe(429);
  expect(await say(others.slice(8).map(mention).join(" "))).toBe(201);
  expect(await say("Nobody any more")).toBe(201);
});
