import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// That no file imports itself through others is a rule of the linter.

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
    from: /^server\/(?!process\/serving\.ts)/,
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

/** The rooms that are left when those that nobody imports are taken away, again and again. */
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
])("%s stand one upon the other: none is imported by what it imports, also through others", (_, room) => {
  expect(inCircles(room)).toEqual([]);
});

/** What a folder of more holds, and why it is one. */
const large: Record<string, string> = {
  ".": "what tools look for at the root",
  "database/migrations": "in the order in which they are done",
  "database/demo/logos": "one for each company of the demo",
  "docs/decisions": "in the order in which they were made",
  "messages/en": "one for each feature",
  "messages/de": "one for each feature",
};

test("a folder holds fifteen files at most, but for those that are one list", () => {
  const counts = Map.groupBy(files, dirname);
  const over = [...counts].filter(([, held]) => held.length > 15).map(([folder]) => folder);
  expect(over.filter((folder) => !(folder in large))).toEqual([]);
});

/** What is one list, too, or follows a text that is not ours to cut. */
const long = [
  "package-lock.json",
  "database/demo/jobs.md",
  "database/demo/questions-code.md",
  "database/skill-catalogue.json",
  "docs/performance.md",
  "docs/specification.md",
  "server/people/passwords/common-passwords.txt",
  "test/rights/rights-calls.ts",
  // To be cut.
  "test/admin/hidden-while-suspended.test.ts",
  "test/jobs/job-ending.test.ts",
];

test("a file has three hundred lines at most", () => {
  const texts = files.filter((file) => /\.(tsx?|mjs|css|sql|md|json|txt|yaml)$/.test(file) && !long.includes(file));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((file) => readFileSync(join(root, file), "utf8").split("\n").length > 301)).toEqual([]);
});

test("nothing lies loose in the server but what is started", () => {
  const loose = files.filter((file) => /^server\/[^/]+\.ts$/.test(file));
  expect(loose.toSorted()).toEqual(["server/board.ts", "server/demo.ts", "server/main.ts"]);
});
