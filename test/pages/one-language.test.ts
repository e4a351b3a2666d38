import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messagesOf } from "../support/message-words.ts";

const root = join(import.meta.dirname, "../..");
const build = join(root, "build");

const filesIn = (folder: string, kind: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(kind))
    .map((file) => join(folder, file));

const allIn = async (files: string[]) => await Promise.all(files.map((file) => readFile(file, "utf8")));

/** Sentences and other words that aren't in a file by chance. The contract describes itself in English for everybody. */
async function sentencesIn(language: string): Promise<Set<string>> {
  const modules = readdirSync(join(root, "messages", language));
  const messages = (await Promise.all(modules.map((module) => messagesOf(language, module)))).flat();
  const parts = messages.flatMap(([name, words]) => {
    const said = words.split(/\{\}|\n/).map((part) => part.trim());
    // A message whose text equals its name is in the code of both languages.
    return said.filter((part) => part.length > 12 && /\p{L} \p{L}/u.test(part) && !name.includes(part));
  });
  const contract = (await allIn(filesIn(join(root, "contract"), ".ts"))).join("\n");
  return new Set(parts.filter((part) => !contract.includes(part)));
}

/** All files of a language's pages, by name. */
async function filesOf(language: string): Promise<Map<string, string>> {
  const folder = join(build, "documents", language);
  const assets: string[] = JSON.parse(await readFile(join(folder, "assets.json"), "utf8"));
  const scripts = assets.filter((name) => name.endsWith(".js")).map((name) => join(build, "client/assets", name));
  const files = [...scripts, ...filesIn(folder, ".html"), join(folder, "public-pages.mjs")];
  const contents = await allIn(files);
  return new Map(files.map((file, index) => [file.slice(build.length), asWritten(contents[index] ?? "")]));
}

const asWritten = (code: string) => code.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

// `npm test` builds the pages first; a single file in a fresh clone has none.
describe.skipIf(!existsSync(build))("the files of a page", async () => {
  const words = { en: await sentencesIn("en"), de: await sentencesIn("de") };

  test.each([
    ["en", "de"],
    ["de", "en"],
  ] as const)("U47 in %s contain its messages and none in %s", async (language, other) => {
    const files = await filesOf(language);
    const all = [...files.values()].join("\n");
    const own = [...words[language]].filter((sentence) => !words[other].has(sentence));
    expect(own.filter((sentence) => all.includes(sentence)).length).toBeGreaterThan(own.length / 2);

    const foreign = [...words[other]].filter((sentence) => !words[language].has(sentence));
    for (const [file, content] of files) {
      expect(
        foreign.filter((sentence) => content.includes(sentence)),
        file,
      ).toEqual([]);
    }
  });

  test("that have no messages are shared between the languages", async () => {
    const [english, german] = await Promise.all([filesOf("en"), filesOf("de")]);
    const shared = [...english.keys()].filter((file) => german.has(file)).map((file) => file.replace(/-.{8}\.js$/, ""));
    expect(shared).toEqual(expect.arrayContaining(["/client/assets/schemas"]));
  });
});
