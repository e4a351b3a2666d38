import { beforeAll, expect, test } from "vitest";
import { type HitGroup, searchKinds } from "../../contract/search/search.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Gärtner", skills: ["React", "Kubernetes"] });
  const [react, kubernetes] = await board.skillIds("React", "Kubernetes");
  const { number: companyId } = await writeCompany(board.database, "Gardener & Daughters");
  await alice.post("/jobs", aJob({ title: "Gardener for React", companyId, skills: [react], location: "Bergen" }));
  await alice.post("/jobs", aJob({ title: "100 % remote", description: "Nothing about a garden" }));
  await alice.post("/projects", aProject({ title: "A garden of clusters", skills: [kubernetes] }));
  await alice.post("/questions", aQuestion({ title: "Which gardeners know k8s?", description: "And js?" }));
});

const groupsOf = async (q: string, kinds: readonly string[]): Promise<HitGroup[]> => {
  const { status, body } = await alice.get(`/search?limit=5&kinds=${kinds.join(",")}&q=${encodeURIComponent(q)}`);
  expect([q, status]).toEqual([q, 200]);
  return body.groups;
};

test.each([
  ["garden", 4],
  ["gardner", 3],
  ["gradeners k8s", 1],
  ["js", 4],
  ["gartner", 1],
  ['"a garden"', 2],
  ["garden -react", 4],
  ["skill:React garden", 1],
  ["%", 1],
  ["xylophonist", 0],
])("S126 %s finds the same in all kinds at once as in each alone, in %i kinds", async (q, found) => {
  const atOnce = await groupsOf(q, searchKinds);
  const alone = await Promise.all(searchKinds.map(async (kind) => (await groupsOf(q, [kind]))[0]));
  expect(atOnce).toHaveLength(searchKinds.length);
  expect(atOnce.filter(({ total }) => total > 0)).toHaveLength(found);
  expect(atOnce).toEqual(expect.arrayContaining(alone));
});
