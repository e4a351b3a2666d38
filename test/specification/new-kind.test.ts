import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postKinds } from "../../contract/posts.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const listed = [...read("docs/new-kind.md").matchAll(/^- `(\S+)`: /gm)].map(([, file]) => file as string);
const isOwn = (file: string) => file.includes("<kind");

// A company is no kind that members post: it is matched, exported and searched by itself.
const posted = Object.entries(postKinds).flatMap(([kind, { posted }]) => (posted ? [kind] : []));

test.each(Object.entries(postKinds))("F36 a %s has the files that every kind of post needs", (kind, { path }) => {
  const own = listed
    .filter((file) => isOwn(file) && (posted.includes(kind) || !file.includes("-kind.ts")))
    .map((file) => file.replaceAll("<kinds>", path).replaceAll("<kind>", kind));
  expect(own.length).toBeGreaterThan(5);
  // A kind with many files has folders below its own.
  const places = (file: string) => [
    file,
    file.replace(`${path}.ts`, `${path}/${path}.ts`),
    file.replace(/[^/]+$/, "*/$&"),
    // The page of a kind that others stand upon.
    file.replace(`web/${path}/`, "web/hubs/"),
  ];
  expect(own.filter((file) => globSync(places(file), { cwd: root }).length === 0)).toEqual([]);
});

test("F36 the list for a new kind names exactly the files that name every kind", () => {
  const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  // As a word of code: in quotes, in a path or as a key.
  const names = (code: string, kind: string) => new RegExp(`(["'\`/(])${kind}s?\\b|\\b${kind}s?:`).test(code);
  const naming = globSync("{contract,server,web,messages}/**/*.{ts,tsx}", { cwd: root }).filter((file) => {
    const code = withoutComments(read(file));
    return posted.every((kind) => names(code, kind));
  });
  expect(listed.filter((file) => !isOwn(file)).sort()).toEqual(naming.sort());
});

test("F36 a new kind of post touches at most 25 places", () => {
  const inSchema = 1;
  expect(listed.length + inSchema).toBeLessThanOrEqual(25);
});
