import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const biome = join(import.meta.dirname, "../../node_modules/.bin/biome");
const rule = join(import.meta.dirname, "whole-addresses.grit");

async function lint(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "whole-addresses-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "biome.json"), JSON.stringify({ plugins: [rule] }));
  await writeFile(join(folder, "sample.ts"), code);
  return new Promise((resolve) => {
    execFile(biome, ["lint", "sample.ts"], { cwd: folder }, (_, out, problems) => resolve(out + problems));
  });
}

const problem = "An address is handed over whole";

test.each(["location.replace(path)", "location.href = path + search", "history.pushState(null, '', path)"])(
  "the linter refuses an address without its origin: %s",
  async (code) => {
    expect(await lint(code)).toContain(problem);
  },
);

test("the linter accepts an address with its origin", async () => {
  const said = await lint(
    "const location = useList();\nlocation.replace(url.href);\nhistory.replaceState(history.state, '', url.href);",
  );
  expect(said).toContain("Checked 1 file");
  expect(said).not.toContain(problem);
});
