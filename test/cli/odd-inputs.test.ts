import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sentenceFor } from "../../server/process/operator-text.ts";
import { testBoard } from "../support/board.ts";
import { commandLine } from "../support/command-line.ts";
import { counts, importStage } from "./import-stage.ts";

const folder = mkdtempSync(join(tmpdir(), "homecoming-odd-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "board.gz.unproven"));

describe("S169 a command with invalid arguments ends with a one-sentence error", () => {
  const run = commandLine(testBoard());

  test.each([
    [["import", "/dev/zero"], "/dev/zero has more than 100 MB: split it into several files.\n"],
    [["cohorts", "roster", "2024", "/dev/zero"], "No cohort is called 2024.\n"],
    [["backup", join(folder, "board.gz")], `${folder}/board.gz.unproven is a folder, not a file.\n`],
    [["due", "--at", "0000-01-01T00:00Z"], "--at is a time like 2026-12-01T08:00Z.\n"],
    [["import", "people.csv", "--owner", ""], "One of the words after the command is empty.\n"],
    [["skills", "add", "C\ufffd"], "One of the words after the command is not UTF-8.\n"],
  ])("%s", async (words, sentence) => {
    expect(await run(...words)).toEqual({ code: 1, said: sentence });
  });
});

describe("S169 an object or a list where a file should have a text", () => {
  const stage = importStage();
  const odd = { toString: 1 };
  const deep = [[[[]]]];
  const person = { "first name": "Mira", "last name": "Okafor", email: "mira@example.org" };
  const job = { title: "Tester", link: "https://odd.example/1" };
  const company = { name: "Odd", description: "Odd", region: odd, remote: odd };

  test.each([
    ["members", { ...person, joined: odd }],
    ["members", { ...person, email: "jonas@example.org", joined: deep }],
    ["jobs", { ...job, type: odd }],
    ["jobs", { ...job, link: "https://odd.example/2", "expires at": [[]] }],
    ["projects", { project: "Odd", description: "Odd", "date to": odd }],
    ["cohorts", { cohort: "Odd", size: odd }],
    ["companies", { ...company, careers: odd }],
  ] as const)("is left out of its row of %s with a note", async (kind, row) => {
    const { refusals, notes, counts } = await stage.importing({ [`${kind}.json`]: [row] }, { kind });
    expect(refusals).toEqual([]);
    expect(notes.join("\n")).toContain(`${kind}.json row 1`);
    expect(counts[kind].added).toBe(1);
  });

  test("is no problem if the value is a number", async () => {
    const report = await stage.importing({ "cohorts.json": [{ cohort: "Even", size: 12 }] }, { kind: "cohorts" });
    expect(report.counts.cohorts).toEqual(counts(1));
  });
});

test("S169 an unexpected error is reported without internals unless asked for in full", () => {
  const slip = Object.assign(new TypeError("x is not a function"), { code: "ERR_X" });
  expect(sentenceFor(slip, { inFull: false })).toMatch(/^This is a bug in Homecoming \(TypeError ERR_X\)\. .+\.$/);
  expect(sentenceFor(slip, { inFull: true })).toContain("x is not a function");
  expect(sentenceFor(new Error("No cohort is called 2024."))).toBe("No cohort is called 2024.");
});
