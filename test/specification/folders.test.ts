import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// A lint rule forbids files that import themselves through others.

const root = join(import.meta.dirname, "../..");
const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
const files = String(stdout)
  .split("\n")
  .filter((file) => file && existsSync(join(root, file)));
const code = files.filter((file) => /^(contract|messages|server|web)\/.*\.tsx?$/.test(file));

const arrows = code.flatMap((from) =>
  [...readFileSync(join(root, from), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)].map(
    ([, path = ""]) => ({ from, to: normalize(join(dirname(from), path)) }),
  ),
);

type Border = { from: RegExp; never: RegExp };

const borders: Record<string, Border> = {
  "contract/ imports neither server/ nor web/": { from: /^contract\//, never: /^(server|web)\// },
  "messages/ imports no other folder": { from: /^messages\//, never: /^(contract|server|web)\// },
  "server/ doesn't import web/": { from: /^server\//, never: /^web\// },
  "web/ doesn't import server/": { from: /^web\//, never: /^server\// },
  "only the serving process imports the app": {
    from: /^server\/(?!process\/server-process\.ts)/,
    never: /^server\/process\/app\.ts$/,
  },
  "only programs import commands and how they start": {
    from: /^server\/(?!(cli|process)\/|(main|board|demo)\.ts)/,
    never: /^server\/(cli\/|process\/|(main|board|demo)\.ts)/,
  },
  "server/database/ imports no feature": { from: /^server\/database\//, never: /^server\/(?!database\/)/ },
  "no feature imports the import or the demo": {
    from: /^server\/(?!(cli|import|demo)\/|demo\.ts)/,
    never: /^server\/(import|demo)\//,
  },
  "web/ui/ imports no feature": { from: /^web\/ui\//, never: /^web\/(?!ui\/|api\/|sitemap\.ts)/ },
  "web/api/ imports no page": { from: /^web\/api\//, never: /^web\/(?!api\/)/ },
};

test.each(Object.entries(borders))("%s", (_, { from, never }) => {
  expect(arrows.filter((arrow) => from.test(arrow.from) && never.test(arrow.to))).toEqual([]);
});

/** The folders that remain when those that no other imports are removed, repeatedly: those that import each other in a circle. */
function foldersInCircles(folder: RegExp): string[] {
  const folderOf = (file: string) => folder.exec(file)?.[0];
  const between = arrows.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }));
  let left = between.filter(({ from, to }) => from && to && from !== to);
  for (;;) {
    const imported = new Set(left.map(({ to }) => to));
    const below = left.filter(({ from }) => imported.has(from));
    if (below.length === left.length) return [...new Set(left.map(({ from }) => `${from}`))];
    left = below;
  }
}

test.each([
  ["features", /^(?:server|web)\/[a-z-]+\//],
  ["the folders in people/", /^(?:server|web)\/people\/[a-z]+\//],
])("%s have no circular imports, even indirectly", (_, folder) => {
  expect(foldersInCircles(folder)).toEqual([]);
});

/** All modules that one imports, also through others; without those that it loads later. */
function partsOf(file: string): string[] {
  const parts = new Set([file]);
  for (const part of parts) {
    const text = readFileSync(join(root, part), "utf8");
    for (const [, path = ""] of text.matchAll(/(?:from|import) "(\.{1,2}\/[^"]+\.tsx?)"/g))
      parts.add(normalize(join(dirname(part), path)));
  }
  return [...parts];
}

test("every file that the README's map names exists", () => {
  const map = readFileSync(join(root, "README.md"), "utf8").split("| Feature |")[1]?.split("\n\n")[0] ?? "";
  const named = map.replaceAll(/\(.*?\)/g, "").match(/\b[a-z]+(-[a-z]+)+\b(?!-)/g) ?? [];
  const existing = new Set(files.flatMap((file) => file.split("/").map((part) => part.replace(/\..*/, ""))));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
});

test("the style sheet of finished documents scans every file that they use", () => {
  const folder = "web/public-pages";
  const styles = readFileSync(join(root, folder, "public-pages.css"), "utf8");
  const sources = [...styles.matchAll(/@source "(.+)"/g)].map(([, path = ""]) => normalize(join(folder, path)));
  const drawn = partsOf(`${folder}/public-pages.tsx`).filter((part) =>
    readFileSync(join(root, part), "utf8").includes("className="),
  );
  expect(drawn.filter((part) => !sources.some((source) => `${part}/`.startsWith(`${source}/`)))).toEqual([]);
});
