import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../messages");
const languages = readdirSync(folder);
const modulesOf = (language: string) => readdirSync(join(folder, language)).toSorted();

/** Every message by its name: a text, or how many arguments it takes. */
function shapeOf(message: unknown): unknown {
  if (typeof message === "function") return message.length;
  if (typeof message === "string") return "text";
  return Object.fromEntries(Object.entries(message as object).map(([name, part]) => [name, shapeOf(part)]));
}

async function messagesOf(language: string, module: string) {
  const messages: Record<string, unknown> = await import(join(folder, language, module));
  return shapeOf(messages);
}

test.each(languages)("the messages in %s are those of the source, and take the same arguments", async (language) => {
  expect(modulesOf(language)).toEqual(modulesOf("en"));
  for (const module of modulesOf(language)) {
    expect(await messagesOf(language, module), module).toEqual(await messagesOf("en", module));
  }
});
