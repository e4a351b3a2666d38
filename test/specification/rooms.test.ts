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
  "the contract stands on itself alone": { from: /^contract\//, never: /^(server|web)\// },
  "words import no house": { from: /^messages\//, never: /^(contract|server|web)\// },
  "the server knows no page": { from: /^server\//, never: /^web\// },
  "pages know the server by the contract": { from: /^web\//, never: /^server\// },
  "the app is begun by the process that serves it": {
    from: /^server\/(?!process\/server-process\.ts)/,
    never: /^server\/process\/app\.ts$/,
  },
  "nothing but a program imports a command, or how it begins": {
    from: /^server\/(?!(cli|process)\/|(main|board|demo)\.ts)/,
    never: /^server\/(cli\/|process\/|(main|board|demo)\.ts)/,
  },
  "the database knows no feature": { from: /^server\/database\//, never: /^server\/(?!database\/)/ },
  "no feature imports what brings in or tries out many": {
    from: /^server\/(?!(cli|import|demo)\/|demo\.ts)/,
    never: /^server\/(import|demo)\//,
  },
  "the parts of all pages know no feature": { from: /^web\/ui\//, never: /^web\/(?!ui\/|api\/|sitemap\.ts)/ },
  "calls know no page": { from: /^web\/api\//, never: /^web\/(?!api\/)/ },
};

test.each(Object.entries(borders))("%s", (_, { from, never }) => {
  expect(arrows.filter((arrow) => from.test(arrow.from) && never.test(arrow.to))).toEqual([]);
});

/** The rooms that remain when those that nobody imports are removed, repeatedly. */
function inCircles(room: RegExp): string[] {
  const roomOf = (file: string) => room.exec(file)?.[0];
  const between = arrows.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
  let left = between.filter(({ from, to }) => from && to && from !== to);
  for (;;) {
    const imported = new Set(left.map(({ to }) => to));
    const below = left.filter(({ from }) => imported.has(from));
    if (below.length === left.length) return [...new Set(left.map(({ from }) => `${from}`))];
    left = below;
  }
}

test.each([
  ["rooms of the server and the web", /^(?:server|web)\/[a-z-]+\//],
  ["rooms of what is a person's", /^(?:server|web)\/people\/[a-z]+\//],
])("%s have no circular imports, even indirectly", (_, room) => {
  expect(inCircles(room)).toEqual([]);
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

test("the style sheet of finished documents scans every file that they use", () => {
  const folder = "web/public-pages";
  const styles = readFileSync(join(root, folder, "public-pages.css"), "utf8");
  const sources = [...styles.matchAll(/@source "(.+)"/g)].map(([, path = ""]) => normalize(join(folder, path)));
  const drawn = partsOf(`${folder}/public-pages.tsx`).filter((part) =>
    readFileSync(join(root, part), "utf8").includes("className="),
  );
  expect(drawn.filter((part) => !sources.some((source) => `${part}/`.startsWith(`${source}/`)))).toEqual([]);
});
