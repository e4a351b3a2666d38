import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type IndexedPost,
  isRequired,
  PostIndex,
  type Wish,
  wishedSkill,
  wishFor,
} from "../../server/matches/post-index.ts";
import { topMembers, topPosts } from "../../server/matches/ranking.ts";
import { SkillIndex } from "../../server/matches/skill-index.ts";

type Population = { members: number[][]; posts: Wish[][]; limit: number };

const skillCount = 12;
/** Few popular skills and many rare ones, as on a real board. */
const skill = fc.double({ min: 0, max: 0.999, noNaN: true }).map((x) => 1 + Math.floor(x ** 3 * skillCount));
const skills = (minLength: number, maxLength: number) => fc.uniqueArray(skill, { minLength, maxLength });
/** The skills that a post asks for, some of them required. */
const wishes = (minLength: number, maxLength: number): fc.Arbitrary<Wish[]> =>
  skills(minLength, maxLength).chain((ids) =>
    fc.tuple(...ids.map((id) => fc.boolean().map((isRequired) => wishFor(id, isRequired)))),
  );
const population: fc.Arbitrary<Population> = fc.record({
  members: fc.array(skills(0, 6), { minLength: 1, maxLength: 150 }),
  posts: fc.array(wishes(1, 7), { minLength: 10, maxLength: 10 }),
  limit: fc.integer({ min: 1, max: 12 }),
});

/** Skill 2 implies 1, skill 4 implies 3 and 1. */
const implied = new Map(Array.from({ length: skillCount + 1 }, (_, id) => [id, [id]]));
implied.set(2, [2, 1]).set(4, [4, 3, 1]);

const indexOf = ({ members, posts }: Population) => changed(new SkillIndex(implied), members, posts);

const byId = <Value>(values: Value[]) => new Map(values.map((value, place) => [place + 1, value]));

const changed = (index: SkillIndex, members: (number[] | null)[], posts: (Wish[] | null)[]) =>
  index.with({
    members: byId(members),
    posts: { job: byId(posts.map((wishes, id) => wishes && { wishes, createdAt: (id * 7) % 5 })) },
  });

const round = (score: number) => Math.round(score * 1e6) / 1e6;

function plainly({ members }: Population, held: number[], wanted: Wish[]) {
  const all = members.map((own) => new Set(own.flatMap((id) => implied.get(id) ?? [])));
  const weight = (id: number) => Math.log(1 + all.length / Math.max(1, all.filter((set) => set.has(id)).length));
  const sum = (wishes: Wish[]) =>
    wishes
      .map((wish) => (isRequired(wish) ? 2 : 1) * weight(wishedSkill(wish)))
      .sort((a, b) => b - a)
      .reduce((a, b) => a + b, 0);
  const own = new Set(held.flatMap((id) => implied.get(id) ?? []));
  const matched = wanted.filter((wish) => own.has(wishedSkill(wish)));
  return { score: round(sum(matched) / sum(wanted)), count: matched.length };
}

test("J10 2,000 random posts get the same best members as by the plain formula", () => {
  fc.assert(
    fc.property(population, (given) => {
      const index = indexOf(given);
      for (const [post, wanted] of given.posts.entries()) {
        const except = (post % given.members.length) + 1;
        const expected = given.members
          .map((held, id) => ({ id: id + 1, ...plainly(given, held, wanted) }))
          .filter(({ id, count }) => count > 0 && id !== except)
          .sort((a, b) => b.score - a.score || b.count - a.count || b.id - a.id)
          .slice(0, given.limit);
        const found = topMembers(index, wanted, given.limit, except);
        expect(found.map(({ id, score, matched }) => ({ id, score, count: matched.length }))).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

test("J10 2,000 random members get the same best posts as by the plain formula", () => {
  fc.assert(
    fc.property(population, (given) => {
      const index = indexOf(given);
      for (const [member, held] of given.members.slice(0, 10).entries()) {
        const expected = given.posts
          .map((wanted, id) => ({ id: id + 1, createdAt: (id * 7) % 5, ...plainly(given, held, wanted) }))
          .filter(({ id, count }) => count > 0 && id !== 3)
          .sort((a, b) => b.score - a.score || b.count - a.count || b.createdAt - a.createdAt || b.id - a.id)
          .slice(0, given.limit)
          .map(({ id, score, count }) => ({ id, score, count }));
        const found = topPosts(index, index.posts.job, member + 1, given.limit, (id) => id === 3);
        expect(found.map(({ id, score, matched }) => ({ id, score, count: matched.length }))).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

const gone = <Item>(items: Item[]) => items.map(() => null);

test("an updated index equals a newly built one, so deleted members have no weight", () => {
  fc.assert(
    fc.property(population, population, (before, after) => {
      const emptied = changed(indexOf(before), gone(before.members), gone(before.posts));
      const index = changed(emptied, after.members, after.posts);
      const fresh = indexOf(after);
      for (const wanted of after.posts) {
        expect(topMembers(index, wanted, 5, null)).toEqual(topMembers(fresh, wanted, 5, null));
      }
      expect(topPosts(index, index.posts.job, 1, 5, () => false)).toEqual(
        topPosts(fresh, fresh.posts.job, 1, 5, () => false),
      );
    }),
  );
});

test("later changes don't affect readers of an old index", () => {
  fc.assert(
    fc.property(population, population, (before, after) => {
      const index = indexOf(before);
      const read = () => [
        before.posts.map((wanted) => topMembers(index, wanted, 5, null)),
        before.members.map((_, id) => index.heldBy(id + 1)),
        topPosts(index, index.posts.job, 1, 5, () => false),
      ];
      const then = read();
      changed(changed(index, after.members, after.posts), gone(before.members), gone(before.posts));
      expect(read()).toEqual(then);
    }),
  );
});

test("the index keeps each post's skills and time when posts are edited or deleted", () => {
  const step = fc.record({
    id: fc.integer({ min: 1, max: 9000 }),
    wishes: fc.option(wishes(0, 9)),
    createdAt: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 100 }), (steps) => {
      let posts = new PostIndex();
      const expected = new Map<number, IndexedPost>();
      for (const { id, wishes, createdAt } of steps) {
        posts = posts.with(new Map([[id, wishes && { wishes, createdAt }]]));
        expected.set(id, wishes ? { wishes, createdAt } : { wishes: [], createdAt: 0 });
      }
      for (const [id, post] of expected) expect(posts.post(id)).toEqual(post);
    }),
    { numRuns: 30 },
  );
});

test("among 400,000 equal members the newest come first", () => {
  const index = new SkillIndex(implied).with({ members: byId(Array.from({ length: 400_000 }, () => [1, 3])) });
  const found = topMembers(index, [wishFor(1, false), wishFor(3, true)], 3, 399_999);
  expect(found.map(({ id, score }) => [id, score])).toEqual([
    [400_000, 1],
    [399_998, 1],
    [399_997, 1],
  ]);
});
