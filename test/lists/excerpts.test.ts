import { beforeAll, expect, test } from "vitest";
import { truncated } from "../../contract/texts/truncation.ts";
import { withExcerpts } from "../../web/ui/lists/excerpts.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
});

const words = "We build boats and oars for people who like water. ".repeat(10).trim();
const marked = words
  .replaceAll("boats", "[**boats**](https://example.org/boats_(all)?a=1)")
  .replaceAll("oars", "`oars`");

test.each([
  ["/jobs", aJob],
  ["/projects", aProject],
  ["/questions", aQuestion],
] as const)("U66 a card at %s shows 200 characters of plain text, then … if there is more", async (path, make) => {
  for (const [description, excerpt] of [
    [words, `${words.slice(0, 200)}…`],
    [marked, `${words.slice(0, 200)}…`],
    [words.slice(0, 200), words.slice(0, 200)],
    [`${words.slice(0, 199)}xy`, `${words.slice(0, 199)}x…`],
    [`# Boats\n\n> ${"👋".repeat(300)}`, `Boats ${"👋".repeat(194)}…`],
    [`Hi ![](https://example.org/${"a".repeat(250)})`, "Hi"],
  ] as const) {
    const { body: post } = await alice.post(path, make({ description }));
    const { body: list } = await alice.get(`${path}?limit=1`);
    expect(list.excerpts).toEqual({ [post.id]: excerpt });
    expect(list.results[0].description).toBe([...description].slice(0, 200).join(""));
    expect(withExcerpts(list).results[0]).toMatchObject({ id: post.id, excerpt });
  }
});

test("U66 a preview for visitors shows the first 50 characters that members see", async () => {
  const { body: job } = await alice.post("/jobs", aJob({ description: `## About us\n\n${marked}` }));
  const shown = `${`About us ${words}`.slice(0, 50)}…`;
  const { body: list } = await board.visitor.get("/jobs");
  expect(list.excerpts[job.id]).toBe(shown);
  const { body: whole } = await alice.get("/jobs?limit=2");
  expect(truncated(whole.excerpts[job.id], 50)).toBe(shown);
});

test("a card shows mentions in a question by name, within the 200 characters", async () => {
  const { id, firstName, lastName } = alice;
  const description = `${"x".repeat(190)} [@${firstName} ${lastName}](/users/${id}) and more`;
  await alice.post("/questions", aQuestion({ description }));
  const { body: list } = await alice.get("/questions?limit=1");
  expect(Object.values(list.excerpts)).toEqual([`${"x".repeat(190)} @${`${firstName} ${lastName}`.slice(0, 8)}…`]);
});

test("a card of an older server's list shows the first 200 characters as typed", () => {
  const list = { results: [{ id: 1, description: "x".repeat(200) }], cut: [1] } as unknown as Parameters<
    typeof withExcerpts
  >[0];
  expect(withExcerpts(list).results[0]?.excerpt).toBe(`${"x".repeat(200)}…`);
});
