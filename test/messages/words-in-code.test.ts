// @module-tag all
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const biome = join(import.meta.dirname, "../../node_modules/.bin/biome");
const rule = join(import.meta.dirname, "words-in-code.grit");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "words-in-code-"));
  await writeFile(join(folder, "biome.json"), JSON.stringify({ plugins: [rule] }));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the linter reports for a component with this code. */
async function lint(jsx: string): Promise<string> {
  await writeFile(join(folder, "sample.tsx"), `export const Sample = () => <div>${jsx}</div>;`);
  return new Promise((resolve) => {
    execFile(biome, ["lint", "sample.tsx"], { cwd: folder }, (_, out, problems) => resolve(out + problems));
  });
}

const problem = "Words stand in messages/";

describe("the linter of components", () => {
  test.each([
    "some words",
    '{"No jobs yet"}',
    "{`No jobs yet`}",
    '<img alt="a house" />',
    '<Failed title={"The jobs"} />',
    '<b>{isOpen ? "Close" : messages.open}</b>',
  ])("refuses %s", async (jsx) => {
    expect(await lint(jsx)).toContain(problem);
  });

  test.each([
    "{messages.noJobs}",
    '<b className="text-lg" dir="auto"> · </b>',
    '<PageLink onKeyDown={(event) => event.key === "Escape" && leave()} page="user" />',
  ])("accepts %s", async (jsx) => {
    const said = await lint(jsx);
    expect(said).toContain("Checked 1 file");
    expect(said).not.toContain(problem);
  });
});
