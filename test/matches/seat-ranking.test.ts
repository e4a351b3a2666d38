import fc from "fast-check";
import { expect, test } from "vitest";
import { fittingMembers } from "../../server/matches/member-fits.ts";
import { projectsWithFittingSeat } from "../../server/matches/post-fits.ts";
import { wishFor } from "../../server/matches/post-index.ts";
import { topMembers, topPosts } from "../../server/matches/ranking.ts";
import { SkillIndex } from "../../server/matches/skill-index.ts";

const skillCount = 10;
const skill = fc.double({ min: 0, max: 0.999, noNaN: true }).map((x) => 1 + Math.floor(x ** 2 * skillCount));
const skills = (minLength: number, maxLength: number) => fc.uniqueArray(skill, { minLength, maxLength });

/** A project's own skills, and those of its open seats. */
type Project = { own: number[]; seats: number[][] };
type Population = { members: number[][]; projects: Project[]; limit: number };
const population: fc.Arbitrary<Population> = fc.record({
  members: fc.array(skills(0, 6), { minLength: 1, maxLength: 60 }),
  projects: fc.array(fc.record({ own: skills(1, 4), seats: fc.array(skills(0, 4), { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 30,
  }),
  limit: fc.integer({ min: 1, max: 12 }),
});

const implied = new Map(Array.from({ length: skillCount + 1 }, (_, id) => [id, [id]]));
const byId = <Value>(values: Value[]) => new Map(values.map((value, place) => [place + 1, value]));
const wishesOf = (asked: number[]) => asked.map((id) => wishFor(id, false));

function indexOf({ members, projects }: Population): SkillIndex {
  const posts = projects.map(({ own, seats }, id) => {
    const ofSeats = seats.flatMap((asked, at) => [-(at + 1), ...wishesOf(asked)]);
    return { wishes: seats.length > 0 ? ofSeats : wishesOf(own), createdAt: (id * 7) % 5 };
  });
  return new SkillIndex(implied).with({ members: byId(members), posts: { project: byId(posts) } });
}

const round = (score: number) => Math.round(score * 1e6) / 1e6;

/** The best seat by the plain formula, the first of equal ones; without open seats the project. */
function plainly({ members }: Population, held: number[], { own, seats }: Project) {
  const weight = (id: number) =>
    Math.log(1 + members.length / Math.max(1, members.filter((one) => one.includes(id)).length));
  const sum = (ids: number[]) => ids.reduce((all, id) => all + weight(id), 0);
  const parts = seats.length > 0 ? seats.map((asked, at) => ({ seat: at + 1, asked })) : [{ seat: null, asked: own }];
  const fits = parts.map(({ seat, asked }) => {
    const matched = asked.filter((id) => held.includes(id));
    return { seat, score: asked.length > 0 ? round(sum(matched) / sum(asked)) : 0, count: matched.length };
  });
  return fits.reduce((best, fit) =>
    fit.score > best.score || (fit.score === best.score && fit.count > best.count) ? fit : best,
  );
}

test("E02 members for a project are ranked as by the plain formula over its open seats", () => {
  fc.assert(
    fc.property(population, (given) => {
      const index = indexOf(given);
      for (const [place, project] of given.projects.entries()) {
        const expected = given.members
          .map((held, id) => ({ id: id + 1, ...plainly(given, held, project) }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.score - a.score || b.count - a.count || b.id - a.id);
        const { wishes } = index.posts.project.post(place + 1);
        const found = topMembers(index, wishes, given.limit, null);
        expect(found.map(({ id, score, matched }) => ({ id, score, count: matched.length }))).toEqual(
          expected.slice(0, given.limit).map(({ id, score, count }) => ({ id, score, count })),
        );
        const fitting = expected.filter(({ score }) => score >= 0.6).map(({ id }) => id);
        expect(fittingMembers(index, wishes, 1000, null).toSorted()).toEqual(fitting.toSorted());
      }
    }),
    { numRuns: 150 },
  );
});

test("E02 projects for a member are ranked as by the plain formula, with the best seat", () => {
  fc.assert(
    fc.property(population, (given) => {
      const index = indexOf(given);
      for (const [place, held] of given.members.entries()) {
        const expected = given.projects
          .map((project, id) => ({ id: id + 1, at: (id * 7) % 5, ...plainly(given, held, project) }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.score - a.score || b.count - a.count || b.at - a.at || b.id - a.id);
        const found = topPosts(index, index.posts.project, place + 1, given.limit, () => false);
        expect(found.map(({ id, score, seat }) => ({ id, score, seat }))).toEqual(
          expected.slice(0, given.limit).map(({ id, score, seat }) => ({ id, score, seat })),
        );
        const fitting = expected.filter(({ score, seat }) => seat !== null && score >= 0.6).map(({ id }) => id);
        expect(projectsWithFittingSeat(index, place + 1).toSorted()).toEqual(fitting.toSorted());
      }
    }),
    { numRuns: 150 },
  );
});
