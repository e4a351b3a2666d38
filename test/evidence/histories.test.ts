import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { joined, saveProfile } from "../people/cast.ts";
import { projectWithSeats, seated, type Team } from "../projects/team-stage.ts";
import { type Member, testBoard } from "../support/board.ts";
import { acceptedAnswer, evidenceOf, markOf } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000" });
let owner: Member;
let skills: number[];

beforeAll(async () => {
  owner = await joined(board);
  skills = await board.skillIds("JavaScript", "Python", "Rust");
});

const acts = [
  "answer",
  "unaccept",
  "retag",
  "hide",
  "forget",
  "sit",
  "fill",
  "confirm",
  "leave",
  "end",
  "list",
  "prove",
  "unprove",
] as const;
type Move = { act: (typeof acts)[number]; some: number[]; which: number };
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({ act: fc.constantFrom(...acts), some: fc.subarray([0, 1, 2], { minLength: 1 }), which: fc.nat(5) }),
  { minLength: 4, maxLength: 16 },
);

/** Two of these give a skill two pieces of evidence, which random histories don't always do. */
const anAnswer: Move = { act: "answer", some: [0], which: 0 };

/** What a member does, one thing after the other. */
async function live(member: Member, history: Move[]) {
  const answered: { question: { id: number; title: string; description: string }; answer: { id: number } }[] = [];
  const teams: Team[] = [];
  const repositories: { address: string; skills: number[] }[] = [];
  for (const { act, some, which } of history) {
    const ids = some.map((n) => skills[n] as number);
    const [one, team] = [answered[which % answered.length], teams[which % teams.length]];
    const here = board.database`user_id = ${member.id} and post_id = (select id from posts where kind = 'project' and number = ${team?.id ?? 0})`;
    if (act === "answer") answered.push(await acceptedAnswer(owner, member, ids));
    if (act === "unaccept" && one) await owner.delete(`/questions/${one.question.id}/accepted-answer`);
    if (act === "retag" && one)
      await owner.put(`/questions/${one.question.id}`, { title: "How?", description: "So", skills: ids });
    if (act === "hide" && one)
      await owner.delete(which < 3 ? `/questions/${one.question.id}` : `/comments/${one.answer.id}`);
    if (act === "forget") await saveProfile(member, member, undefined, { skills: ids.map(String) });
    if (act === "sit") {
      const seats = [{ name: "Frontend", skills: ids }];
      teams.push(await projectWithSeats(owner, [], { seats }));
      await seated(teams.at(-1) as Team, owner, member);
    }
    if (act === "fill")
      await board.database`update project_team set full_at = since + interval '30 days' where ${here}`;
    if (act === "confirm") await team?.change(owner, member, { confirmed: true });
    if (act === "leave") await team?.leave(member, { stay: which > 2 });
    if (act === "end" && team) await owner.delete(`/projects/${team.id}`);
    if (act === "list") {
      repositories.push({ address: `https://example.org/ada/${repositories.length}`, skills: ids });
      await board.database`
        with added as (insert into repositories (user_id, address) values (${member.id}, ${repositories.at(-1)?.address ?? ""}) returning id)
        insert into repository_skills select id, unnest(${ids}::int[]) from added`;
    }
    if (act === "prove" || act === "unprove") {
      const proven = act === "prove";
      const address = repositories[which % repositories.length]?.address ?? "";
      await board.database`
        update repositories set has_file = ${proven}, proven_at = case when ${proven} then now() end
        where user_id = ${member.id} and address = ${address}`;
    }
  }
}

/** The same said plainly: each thing that exists and is there for all to see, counted one by one. */
const plainly = (member: Member) => board.database<{ id: number; count: number }[]>`
  select skill_id as id, (
    (select count(*) from questions, posts, comments, post_skills named
      where questions.post_id = posts.id and questions.accepted_id = comments.id and named.post_id = posts.id
        and named.skill_id = user_skills.skill_id and comments.owner_id = ${member.id} and posts.owner_id <> ${member.id}
        and posts.state = 'shown' and not posts.suspended and comments.state = 'shown' and not comments.suspended)
    + (select count(*) from project_team, posts, project_seat_skills named
      where project_team.user_id = ${member.id} and until is null and full_at is not null and confirmed_at is not null
        and posts.id = project_team.post_id and posts.state = 'shown' and not posts.suspended
        and named.post_id = posts.id and named.number = seat_number and named.skill_id = user_skills.skill_id)
    + (select count(*) from repositories, repository_skills named
      where repositories.user_id = ${member.id} and (has_file or identity_id is not null)
        and repository_id = repositories.id and named.skill_id = user_skills.skill_id))::int as count
  from user_skills where user_id = ${member.id}`;

test("E09 after any sequence of changes the evidence equals a plain count of its sources", {
  timeout: 60_000,
}, async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(moves, async (history) => {
      const member = await joined(board, { skills: ["JavaScript", "Python", "Rust"] });
      await live(member, history);
      const counted = new Map((await plainly(member)).map(({ id, count }) => [id, count]));
      for (const skill of skills) {
        expect(await markOf(owner, member, skill)).toBe(counted.get(skill) ?? null);
        expect(await evidenceOf(owner, member, skill)).toHaveLength(counted.get(skill) ?? 0);
        most = Math.max(most, counted.get(skill) ?? 0);
      }
    }),
    { numRuns: 12, examples: [[[anAnswer, anAnswer]]] },
  );
  expect(most).toBeGreaterThan(1);
});
