import { beforeAll, describe, expect, test } from "vitest";
import { fittingMembers } from "../../server/matches/member-fits.ts";
import { wishFor } from "../../server/matches/post-index.ts";
import { SkillIndex } from "../../server/matches/skill-index.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let poster: Member;
let fitting: Member;
let half: Member;
let ids: number[];

beforeAll(async () => {
  poster = await board.join({ skills: ["Docker"] });
  fitting = await board.join({ skills: ["React", "PostgreSQL"] });
  half = await board.join({ skills: ["Docker"] });
  ids = await board.skillIds("React", "Docker", "PostgreSQL");
});

const jobsOf = async (member: Member, id: number) =>
  (await toldInbox(board.database, member)).filter((entry) => entry.kind === "job" && entry.recordId === id);

describe("N08 a job notifies the members whom it fits", () => {
  test("showing their matched and missing skills; not others, and not its poster", async () => {
    const [react, docker, postgres] = ids as [number, number, number];
    const { id, title } = (await poster.post("/jobs", aJob({ skills: [react, docker, postgres] }))).body;
    const [entry] = await jobsOf(fitting, id);
    expect(entry).toMatchObject({
      event: "job.posted",
      title,
      People: [{ id: poster.id }],
      count: 1,
      path: `/jobs/${id}`,
    });
    expect(entry?.fit?.matched.map((skill) => skill.id).toSorted()).toEqual([react, postgres].toSorted());
    expect(entry?.fit?.missing.map((skill) => skill.id)).toEqual([docker]);
    expect(await jobsOf(half, id)).toEqual([]);
    expect(await jobsOf(poster, id)).toEqual([]);
  });

  test("once, whatever is edited; a member who fits after an edit is notified then", async () => {
    const [react, docker, postgres] = ids as [number, number, number];
    const skills = [react, docker];
    const { id } = (await poster.post("/jobs", aJob({ skills, required: [react] }))).body;
    expect(await jobsOf(fitting, id)).toHaveLength(1);
    expect(await jobsOf(half, id)).toEqual([]);
    await poster.put(`/jobs/${id}`, aJob({ skills: [docker], required: [] }));
    expect(await jobsOf(half, id)).toMatchObject([{ event: "job.edited" }]);
    await poster.put(`/jobs/${id}`, aJob({ skills: [...skills, postgres] }));
    await poster.put(`/jobs/${id}/status`, { status: "filled" });
    await poster.put(`/jobs/${id}/status`, { status: "open" });
    for (const member of [fitting, half]) expect(await jobsOf(member, id)).toMatchObject([{ count: 1 }]);
  });

  test("with a score, which is null while the job is closed or matches no skill", async () => {
    const [react, docker] = ids as [number, number, number];
    const { id } = (await poster.post("/jobs", aJob({ skills: [react] }))).body;
    expect(await jobsOf(fitting, id)).toMatchObject([{ fit: { score: 1 } }]);
    await poster.put(`/jobs/${id}/status`, { status: "filled" });
    expect(await jobsOf(fitting, id)).toMatchObject([{ fit: null }]);
    await poster.put(`/jobs/${id}/status`, { status: "open" });
    expect(await jobsOf(fitting, id)).toMatchObject([{ fit: { score: 1 } }]);
    await poster.put(`/jobs/${id}`, aJob({ skills: [docker] }));
    expect(await jobsOf(fitting, id)).toMatchObject([{ fit: null }]);
  });

  test("but a job without skills fits nobody", async () => {
    const { id } = (await poster.post("/jobs", aJob({ skills: [] }))).body;
    for (const member of [fitting, half]) expect(await jobsOf(member, id)).toEqual([]);
  });
});

/** Member n has the skills whose bits are set in n. */
function indexOf(members: number, skills: readonly number[]): SkillIndex {
  const held = Array.from(
    { length: members },
    (_, n) => [n + 1, skills.filter((_skill, bit) => (n >> bit) & 1)] as const,
  );
  return new SkillIndex(new Map(skills.map((skill) => [skill, [skill]]))).with({ members: new Map(held) });
}

describe("N08 the best-fitting members are notified", () => {
  const skills = [1, 2, 3, 4, 5];
  const index = indexOf(320, skills);
  const wishes = [wishFor(1, true), wishFor(2, false), wishFor(3, false), wishFor(4, false)];
  const points = [2, 1, 1, 1].map((times, place) => times * index.weight(place + 1));
  const whole = points.reduce((sum, one) => sum + one, 0);
  const everyone = Array.from({ length: 320 }, (_, n) => n + 1).flatMap((id) => {
    const had = points.map((_, bit) => index.heldBy(id).includes(bit + 1));
    const score = points.reduce((sum, one, bit) => sum + (had[bit] ? one : 0), 0) / whole;
    return had[0] && score >= 0.6 ? [{ id, score: Math.round(score * 1e6), count: had.filter(Boolean).length }] : [];
  });
  const best = everyone.sort((a, b) => b.score - a.score || b.count - a.count || b.id - a.id).map(({ id }) => id);

  test.each([1, 7, 20, 60, 1000])("%i at most, the same as by comparing all members", (limit) => {
    expect(best.length).toBeGreaterThan(60);
    expect(fittingMembers(index, wishes, limit, null)).toEqual(best.slice(0, limit));
  });

  test("except the owner", () => {
    const [owner = 0] = best;
    expect(fittingMembers(index, wishes, 5, owner)).toEqual(best.slice(1, 6));
  });
});
