import { beforeAll, describe, expect, test } from "vitest";
import { namingTextMax } from "../../contract/skills.ts";
import { type Member, testBoard } from "../support/board.ts";

const board = testBoard();
let alice: Member;
let admin: Member;

beforeAll(async () => {
  alice = await board.join();
  admin = await board.join({ role: "admin" });
});

const named = async (text: string): Promise<string[]> => {
  const { status, body } = await alice.post("/skills/named", { text });
  expect(status).toBe(200);
  return body.results.map(({ name }: { name: string }) => name);
};

describe("J41 the skills found in a text", () => {
  test("J41 are matched by name and alias in any case, ordered by first mention, each once", async () => {
    const text = "We run docker on K8s, write TypeScript and type-script, test with docker.";
    expect(await named(text)).toEqual(["Docker", "Kubernetes", "TypeScript"]);
    const [docker] = await board.skillIds("Docker");
    expect((await alice.post("/skills/named", { text: "docker" })).body).toEqual({
      results: [{ id: docker, name: "Docker" }],
    });
  });

  test.each([
    ["Apps in React Native", ["React Native"]],
    ["Firmware in C++ and C#", ["C++", "C#"]],
    ["all our JavaScript", ["JavaScript"]],
    ["Objective-C on a phone", ["Objective-C"]],
    ["front-end development, CI/CD; .NET", ["Frontend Development", "CI/CD", ".NET"]],
    ["tailwindcss is not css-like", ["Tailwind CSS", "CSS"]],
    ["The vendor's reactive_javascripting", []],
  ])("J41 are matched as whole words, the longest name first: %s", async (text, names) => {
    expect(await named(text)).toEqual(names);
  });

  test("J41 aren't matched across a comma or a line break", async () => {
    expect(await named("react, native speakers\nreact\nnative")).toEqual(["React"]);
    expect(await named("Clean, code review")).toEqual(["Code Review"]);
  });

  test.each([
    ["You react fast and go the extra mile", []],
    ["React fast. Go the extra mile! Spring is near", []],
    ["React, Go, Spring", ["React", "Go", "Spring"]],
    ["react, go, spring", ["React", "Go", "Spring"]],
    ["We write Go, some Rust and a little R.", ["Go", "Rust", "R"]],
    ["We write go, some rust and a little r.", []],
    ["- Go\n* spring\n• **React**", ["Go", "Spring", "React"]],
    ["- Go to market with us\n- Spring into action", []],
    ["Our stack (Swift) or [rust]", ["Swift", "Rust"]],
    ["Go", ["Go"]],
    ["Our R&D, our C-level and a Go-getter", []],
    ["Du bist fit in Go und Rust", ["Go", "Rust"]],
    ["1. React\n2. Go\n3. Spring into action", ["React", "Go"]],
    ["Mit Go- und React-Kenntnissen, als Swift-Entwicklerin", ["Go", "React", "Swift"]],
    ["Unser C-Level und Go-To-Market", []],
    ["You are embedded in a team with bi-weekly demos, a copilot to all", []],
    ["Embedded, BI, Copilot", ["Embedded Systems", "Business Intelligence", "GitHub Copilot"]],
  ])("J41 are matched for everyday words only if capitalised or alone: %s", async (text, names) => {
    expect(await named(text)).toEqual(names);
  });

  test("J41 aren't matched in web or e-mail addresses", async () => {
    expect(await named("Apply at https://example.org/react/java?go=C, or www.python.org")).toEqual([]);
    expect(await named("Write to java.docker@php.example, we know SQL")).toEqual(["SQL"]);
    expect(await named("[React](https://react.dev), HTTPS and https://go.dev go")).toEqual(["React", "HTTP"]);
  });

  test("J41 don't include implied skills, and are at most fifteen", async () => {
    expect(await named("Next.js all day")).toEqual(["Next.js"]);
    const many = ["PHP", "MySQL", "Python", "Django", "Docker", "Git", "HTML", "CSS", "Sass", "Vue.js", "Redux"];
    const more = ["Laravel", "Kotlin", "Linux", "Figma", "MongoDB", "Firebase"];
    expect(await named([...many, ...more].join(", "))).toEqual([...many, ...more].slice(0, 15));
  });

  test("J41 reflect new names and aliases immediately", async () => {
    expect(await named("we weave with Zibbledeck")).toEqual([]);
    const { body } = await admin.post("/skills", { name: "Zibbledeck" });
    expect(await named("we weave with Zibbledeck")).toEqual(["Zibbledeck"]);
    await admin.post(`/skills/${body.id}/aliases`, { alias: "zbd loom" });
    expect(await named("we weave with the ZBD-Loom")).toEqual(["Zibbledeck"]);
    await admin.delete(`/skills/${body.id}/aliases`, { alias: "zbd loom" });
    expect(await named("we weave with the ZBD-Loom")).toEqual([]);
  });

  test("J41 come from any text of up to 20,200 code points", async () => {
    for (const text of [
      "",
      "  ",
      "😀".repeat(namingTextMax),
      "a.".repeat(10_000),
      "-".repeat(20_000),
      "C ".repeat(10_000),
    ]) {
      expect((await alice.post("/skills/named", { text })).status).toBe(200);
    }
    for (const text of ["x".repeat(namingTextMax + 1), null, 7, ["React"]]) {
      const { status, body } = await alice.post("/skills/named", { text });
      expect([status, Object.keys(body.fields)]).toEqual([400, ["text"]]);
    }
    expect((await board.visitor.post("/skills/named", { text: "React" })).status).toBe(401);
  });
});
