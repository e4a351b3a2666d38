import { beforeAll, expect, test } from "vitest";
import { joined, saveProfile } from "../people/cast.ts";
import { projectWithSeats, seated } from "../projects/team-stage.ts";
import { type Member, testBoard } from "../support/board.ts";
import { acceptedAnswer, evidenceOf, markOf } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000", PUBLIC_URL: "https://board.example" });
let asker: Member;
let reader: Member;
let skill: number;
let other: number;

beforeAll(async () => {
  [asker, reader] = [await joined(board), await board.join()];
  [skill, other] = (await board.skillIds("JavaScript", "Python")) as [number, number];
});

const answered = async (skills = [skill]) => {
  const member = await joined(board, { skills: ["JavaScript"] });
  return { member, ...(await acceptedAnswer(asker, member, skills)) };
};
const shown = async (member: Member) => [
  await markOf(reader, member, skill),
  (await evidenceOf(reader, member, skill)).length,
];

test("E09 an accepted answer is evidence for its question's skills, with a link", async () => {
  const { member, question, answer } = await answered();
  expect(await evidenceOf(reader, member, skill)).toEqual([
    { kind: "answer", title: "How?", address: `/qa/${question.id}#comment-${answer.id}`, at: answer.createdAt },
  ]);
  expect((await member.get("/account")).body.user.Skills).toEqual([{ id: skill, name: "JavaScript", evidence: 1 }]);
  expect(await evidenceOf(reader, member, other)).toEqual([]);
  const { skills } = (await member.get("/account/resume.json")).body;
  const url = `https://board.example/qa/${question.id}#comment-${answer.id}`;
  expect(skills).toEqual([{ name: "JavaScript", evidence: [{ title: "How?", url }] }]);
});

test("E09 accepting one's own answer is no evidence", async () => {
  const member = await joined(board, { skills: ["JavaScript"] });
  await acceptedAnswer(member, member, [skill]);
  expect(await shown(member)).toEqual([0, 0]);
});

test("E12 evidence ends when its answer is no longer accepted, deleted or hidden", async () => {
  const [first, second, third] = [await answered(), await answered(), await answered()];
  await asker.delete(`/questions/${first.question.id}/accepted-answer`);
  await second.member.delete(`/comments/${second.answer.id}`);
  const moderator = await board.join({ role: "moderator" });
  await board.database`update comments set state = 'hidden' where id = ${third.answer.id}`;
  for (const { member } of [first, second, third]) expect(await shown(member)).toEqual([0, 0]);
  expect(await evidenceOf(moderator, third.member, skill)).toEqual([]);
});

test("E12 evidence ends with its question, the question's skill or the profile's skill", async () => {
  const [first, second, third] = [await answered(), await answered(), await answered()];
  await asker.delete(`/questions/${first.question.id}`);
  const { title, description } = second.question;
  await asker.put(`/questions/${second.question.id}`, { title, description, skills: [other] });
  for (const { member } of [first, second]) expect(await shown(member)).toEqual([0, 0]);
  await saveProfile(third.member, third.member, undefined, { skills: [String(other)] });
  expect(await shown(third.member)).toEqual([null, 0]);
});

test("E12 evidence of a suspended or missing member gets 404", async () => {
  const { member } = await answered();
  await board.database`update users set suspended = true where id = ${member.id}`;
  expect((await reader.get(`/users/${member.id}/skills/${skill}/evidence`)).status).toBe(404);
  expect((await reader.get(`/users/2000000/skills/${skill}/evidence`)).status).toBe(404);
});

test("E09 a confirmed seat held for 30 days is evidence for its skills until it is left", async () => {
  const member = await joined(board, { skills: ["JavaScript"] });
  const seats = [{ name: "Frontend", skills: [skill] }];
  const team = await projectWithSeats(asker, [], { title: "Quiet places", seats });
  await seated(team, asker, member);
  expect((await team.change(member, member, { confirmed: true })).status).toBe(403);
  await team.change(asker, member, { confirmed: true });
  expect(await shown(member)).toEqual([0, 0]);
  await board.database`update project_team set full_at = now() where user_id = ${member.id}`;
  expect(await evidenceOf(reader, member, skill)).toEqual([
    { kind: "seat", title: "Frontend - Quiet places", address: `/projects/${team.id}`, at: expect.any(String) },
  ]);
  await team.leave(member, { stay: true });
  expect(await shown(member)).toEqual([0, 0]);
});

test("E10 evidence doesn't change the order of members or matches", async () => {
  const [plain, proven] = [await joined(board, { skills: ["Rust"] }), await joined(board, { skills: ["Rust"] })];
  const [rust] = (await board.skillIds("Rust")) as [number];
  const job = (
    await asker.post("/jobs", { title: "Boats", description: "x", link: "https://example.org", skills: [rust] })
  ).body;
  const seen = async () => {
    const match = (await asker.get(`/match/users/jobs/${job.id}`)).body.results;
    const list = (await reader.get(`/users?skill=${rust}`)).body.results;
    return [match, list].map((people) => people.map(({ id, score }: { id: number; score?: number }) => [id, score]));
  };
  const before = await seen();
  await acceptedAnswer(asker, proven, [rust]);
  expect(await markOf(reader, proven, rust)).toBe(1);
  expect(await seen()).toEqual(before);
  expect(before[0]).toHaveLength(2);
  expect(plain.id).toBeLessThan(proven.id);
});
