import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "messages");
const translations = readdirSync(folder).filter((language) => language !== "en");
const modulesOf = (language: string) => readdirSync(join(folder, language)).toSorted();

/** Every message by name: a text, or the number of its arguments. */
function shapeOf(message: unknown): unknown {
  if (typeof message === "function") return message.length;
  if (typeof message === "string") return "text";
  return Object.fromEntries(Object.entries(message as object).map(([name, part]) => [name, shapeOf(part)]));
}

async function messagesOf(language: string, module: string) {
  const messages: Record<string, unknown> = await import(join(folder, language, module));
  return shapeOf(messages);
}

test.each(translations)("every English message has a counterpart in %s", async (language) => {
  expect(modulesOf(language)).toEqual(modulesOf("en"));
  for (const module of modulesOf(language)) {
    expect(await messagesOf(language, module), module).toEqual(await messagesOf("en", module));
  }
});

const fits = `
type InAnyWords<Message> = Message extends string ? string
  : Message extends (...args: never[]) => unknown ? Message
  : { [Name in keyof Message]: InAnyWords<Message[Name]> };
type Fits<Other, Messages extends InAnyWords<Other>> = [Other, Messages];
`;

test.each(translations)("messages in %s take arguments of the same types as the English ones", async (language) => {
  const pairs = modulesOf(language).map((module) => {
    const [source, translation] = ["en", language].map((each) => `typeof import("${join(folder, each, module)}")`);
    return `[Fits<${source}, ${translation}>, Fits<${translation}, ${source}>]`;
  });
  expect(await complaints(`${fits}export type Checked = [\n${pairs.join(",\n")}\n];`)).toBe("");
});

/** What the compiler reports for this code. */
async function complaints(code: string): Promise<string> {
  const elsewhere = await mkdtemp(join(tmpdir(), "messages-"));
  await writeFile(join(elsewhere, "same.ts"), code);
  const options = { extends: join(root, "tsconfig.base.json"), files: ["same.ts"] };
  await writeFile(join(elsewhere, "tsconfig.json"), JSON.stringify(options));
  const said = await new Promise<string>((resolve) => {
    execFile(join(root, "node_modules/.bin/tsc"), ["-p", elsewhere], (_, out, problems) => resolve(out + problems));
  });
  await rm(elsewhere, { recursive: true });
  return said;
}
