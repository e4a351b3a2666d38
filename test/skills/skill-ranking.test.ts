import { describe, expect, test } from "vitest";
import catalogue from "../../database/skill-catalogue.json" with { type: "json" };
import { bestFirst, isSpeltIn } from "../../web/skills/skill-ranking.ts";

/** As the list has them: by name, their other names in small letters. */
const skills = catalogue.map(({ name, aliases }, place) => ({
  id: place + 1,
  name,
  aliases: aliases.map((alias) => alias.toLowerCase()),
}));

const names = (typed: string) => bestFirst(skills, typed).map(({ name }) => name);

describe("U36 skills answer what was typed, best first:", () => {
  test.each([
    ["JS", "JavaScript"],
    ["Git", "Git"],
    ["Go", "Go"],
    ["k8s", "Kubernetes"],
    ["golang", "Go"],
    ["c++", "C++"],
    ["c#", "C#"],
    ["  node.JS ", "Node.js"],
    ["sql", "SQL"],
  ])("%s is %s", (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  test("the beginning of a name comes before that of a word, that before an alias, and what stands inside is last", () => {
    const among = (typed: string, ...wanted: string[]) => names(typed).filter((name) => wanted.includes(name));
    expect(among("script", "TypeScript", "Shell Scripting")).toEqual(["Shell Scripting", "TypeScript"]);
    expect(among("go", "Argo CD", "MongoDB", "Google Cloud", "Godot", "Go")).toEqual([
      "Go",
      "Godot",
      "Google Cloud",
      "Argo CD",
      "MongoDB",
    ]);
    const made = [
      { id: 1, name: "Braces", aliases: ["tacks"] },
      { id: 2, name: "Fasteners", aliases: ["tac tiles"] },
      { id: 3, name: "Hard tac", aliases: [] },
      { id: 4, name: "Tactics", aliases: [] },
      { id: 5, name: "Contact", aliases: [] },
      { id: 6, name: "Tac", aliases: [] },
      { id: 7, name: "Small talk", aliases: ["tac"] },
    ];
    expect(bestFirst(made, "TAC").map(({ id }) => id)).toEqual([6, 7, 4, 3, 1, 2, 5]);
  });

  test.each([
    ["Pyhton", "Python"],
    ["Javasript", "JavaScript"],
    ["Kuberneets", "Kubernetes"],
    ["Reactt", "React"],
    ["Dokcer", "Docker"],
    ["Postgrse", "PostgreSQL"],
    ["botstrap", "Bootstrap"],
    ["Actoins", "GitHub Actions"],
  ])("one typo is forgiven: %s is %s", (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  test("a typo is looked for where nothing begins as it was typed, and comes after what only holds it", () => {
    expect(names("Rast").indexOf("Rust")).toBeGreaterThan(names("Rast").indexOf("Infrastructure"));
    expect(names("Rast")).toContain("Infrastructure");
    expect(names("Java")).not.toContain("Lua");
    expect(
      bestFirst(
        [
          { id: 1, name: "Tack", aliases: [] },
          { id: 2, name: "Tick", aliases: [] },
        ],
        "tack",
      ),
    ).toHaveLength(1);
  });

  test("whole words one typo away come before longer ones that begin so", () => {
    expect(names("Bask")).toContain("Bash");
    expect(names("Bask")).not.toContain("VBA");
    const made = ["Tackles", "Tick tock", "Tickle"].map((name, id) => ({ id, name, aliases: [] }));
    expect(bestFirst(made, "ticklex").map(({ name }) => name)).toEqual(["Tickle"]);
    expect(bestFirst(made, "tacke").map(({ name }) => name)).toEqual(["Tackles"]);
  });

  test("two typos are not, nor is one in three letters", () => {
    expect(names("Pyhtno")).toEqual([]);
    expect(names("Gti")).not.toContain("Git");
  });

  test("nothing typed leaves the list as it is, and accents don't matter", () => {
    expect(bestFirst(skills, "  ")).toEqual(skills);
    const cafe = { id: 1, name: "Café management", aliases: [] };
    expect(bestFirst([cafe], "CAFE M")).toEqual([cafe]);
  });
});

test("a skill says what else it is called where that alone is why it was found", () => {
  const alsoCalled = (typed: string, name: string) =>
    bestFirst(skills, typed).find((skill) => skill.name === name)?.alsoCalled;
  expect(alsoCalled("K8S", "Kubernetes")).toBe("k8s");
  expect(alsoCalled("golan", "Go")).toBe("golang");
  expect(alsoCalled("java", "JavaScript")).toBeUndefined();
  expect(alsoCalled("kubernetes", "Kubernetes")).toBeUndefined();
});

test("a name that is only one typo away is not spelt in a skill's names", () => {
  const bash = { id: 1, name: "Bash", aliases: ["gnu shell"] };
  expect([isSpeltIn(bash, "BAS"), isSpeltIn(bash, "shell"), isSpeltIn(bash, "Bask")]).toEqual([true, true, false]);
});
