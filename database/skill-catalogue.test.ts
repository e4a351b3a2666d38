import { expect, test } from "vitest";
import catalogue from "./skill-catalogue.json" with { type: "json" };

const implied = new Map<string, string[]>(catalogue.map(({ name, implies }) => [name, implies]));
const spellings = catalogue.flatMap(({ name, aliases }) =>
  [name, ...aliases].map((spelling) => spelling.toLowerCase()),
);
const skillCalled = (spelling: string) =>
  catalogue.find(({ name, aliases }) => [name, ...aliases].some((known) => known.toLowerCase() === spelling))?.name;

function everythingImpliedBy(name: string, path: readonly string[] = []): Set<string> {
  if (path.includes(name)) throw new Error(`A cycle: ${[...path, name].join(" → ")}`);
  const direct = implied.get(name) ?? [];
  return new Set(direct.flatMap((next) => [next, ...everythingImpliedBy(next, [...path, name])]));
}

test("the catalogue names what graduates name", () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(150);
});

test("it is sorted by name", () => {
  const names = catalogue.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

test("a name or alias belongs to one skill, in whatever case", () => {
  const repeated = spellings.filter((spelling, place) => spellings.indexOf(spelling) !== place);
  expect(repeated).toEqual([]);
});

test("names and aliases have no blanks around them and fit the board", () => {
  expect(
    spellings.filter((spelling) => spelling !== spelling.trim() || spelling === "" || spelling.length > 100),
  ).toEqual([]);
});

test("every implied skill is in the catalogue", () => {
  const unknown = [...implied.values()].flat().filter((name) => !implied.has(name));
  expect(unknown).toEqual([]);
});

test("implications have no cycle", () => {
  for (const name of implied.keys()) expect(everythingImpliedBy(name).has(name)).toBe(false);
});

test("React implies JavaScript, never the reverse", () => {
  expect(everythingImpliedBy("Next.js")).toContain("JavaScript");
  expect(everythingImpliedBy("JavaScript").size).toBe(0);
});

test("C, C++ and C# stay three skills", () => {
  expect(["c", "cpp", "c++", "csharp", "c#"].map(skillCalled)).toEqual(["C", "C++", "C++", "C#", "C#"]);
  for (const name of ["C", "C++", "C#"]) expect([...everythingImpliedBy(name)]).toEqual([]);
});

test("usual abbreviations find their skill", () => {
  expect(["js", "ts", "k8s", "postgres", "golang", "node", "reactjs"].map(skillCalled)).toEqual([
    "JavaScript",
    "TypeScript",
    "Kubernetes",
    "PostgreSQL",
    "Go",
    "Node.js",
    "React",
  ]);
});
