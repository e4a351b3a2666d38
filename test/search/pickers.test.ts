import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";

const board = testBoard();
let alice: Member;

beforeAll(async () => {
  alice = await board.join({ skills: ["React", "Kubernetes"] });
  await board.join({ skills: ["React"] });
});

const skills = async (query: string, language = "en") => {
  const { status, body } = await alice.send("GET", `/skills?${query}`, { headers: { "Accept-Language": language } });
  expect(status).toBe(200);
  return body.results as { name: string; why: string | null; userCount: number }[];
};

test.each([
  ["js", "JavaScript", "also called js"],
  ["react.js", "React", "also called react.js"],
  ["typescript", "TypeScript", null],
  ["kubernets", "Kubernetes", "similar to “kubernets”"],
])("search F18 the skill picker, given %s, lists %s first, with the reason %j", async (typed, name, why) => {
  expect((await skills(`search=${typed}`))[0]).toMatchObject({ name, why });
});

test("without search words there is no reason; in German the reason is German", async () => {
  expect((await skills("limit=5")).map(({ why }) => why)).toEqual([null, null, null, null, null]);
  expect((await skills("search=k8s", "de"))[0]?.why).toBe("auch k8s genannt");
});

test("sort=people lists skills with most members first, unless there is a search", async () => {
  const [first, second, third] = await skills("sort=people");
  expect([first, second]).toMatchObject([
    { name: "React", userCount: 2 },
    { name: "Kubernetes", userCount: 1 },
  ]);
  expect(third?.name).toBe((await skills(""))[0]?.name);
  expect((await skills("sort=people&limit=1&page=2"))[0]?.name).toBe("Kubernetes");
  expect((await skills("sort=people&search=kube"))[0]?.name).toBe("Kubernetes");
  expect((await alice.get("/skills?sort=votes")).status).toBe(400);
});
