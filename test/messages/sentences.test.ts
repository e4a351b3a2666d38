import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { worded } from "../../contract/interface/messages.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import { conflict, invalid, problemBody, says } from "../../server/http/problems.ts";
import { english, type Messages } from "../../server/languages/languages.ts";
import { fieldsOf, hostileValue } from "../hostile/contract-inputs.ts";

const root = join(import.meta.dirname, "../..");
const everyCall = Object.values(endpoints).flat();

async function sourceOf(folder: string): Promise<string> {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  return (await Promise.all(names.map((name) => readFile(join(root, folder, name), "utf8")))).join("\n");
}

test("every message is used", async () => {
  const source = (await Promise.all(["contract", "server", "web"].map(sourceOf))).join("\n");
  for (const sentences of Object.values(english)) {
    const unsaid = Object.keys(sentences).filter((name) => !new RegExp(`[".{,]\\s*${name}\\b`).test(source));
    expect(unsaid).toEqual([]);
  }
});

describe("invalid input gets only messages of the board, not of the validation library", () => {
  test.each(everyCall.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s",
    (_, call) => {
      const fields = Object.keys(fieldsOf(call));
      fc.assert(
        fc.property(fc.record(Object.fromEntries(fields.map((name) => [name, hostileValue]))), (sent) => {
          const { error } = call.input.safeParse(sent);
          for (const [field, message] of Object.entries(error ? fieldMessages(error) : {})) {
            const words = worded(english.refusals, message);
            expect(words, field).toMatch(/^[A-Z][^[\]]+$/);
            expect(words, field).not.toMatch(/Invalid (input|option)|Too (small|big)|undefined|null|NaN/);
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});

test("a refusal is worded in the language of the reply", () => {
  const german: Messages = {
    ...english,
    refusals: {
      ...english.refusals,
      emailTaken: "Diese E-Mail-Adresse ist schon registriert",
      tooLong: (max: number) => `Bitte nimm höchstens ${max.toLocaleString("de-DE")} Zeichen`,
    },
  };
  const taken = { code: "conflict", error: "Email already registered" };
  expect(problemBody(conflict("emailTaken"), english)).toEqual(taken);
  expect(problemBody(conflict("emailTaken"), german)).toEqual({
    ...taken,
    error: "Diese E-Mail-Adresse ist schon registriert",
  });
  const long = invalid({ title: says("tooLong", 20_000) });
  const inGerman = "Bitte nimm höchstens 20.000 Zeichen";
  expect(problemBody(long, german)).toEqual({ error: inGerman, code: "invalid", fields: { title: inGerman } });
});

test("messages format numbers and dates for readers, and have a singular", () => {
  const words = (message: string) => worded(english.refusals, message);
  expect(words(says("tooLong", 20_000))).toBe("Please use at most 20,000 characters");
  expect(words(says("tooManyPosts", 1))).toBe("You can post once a day. Please continue tomorrow.");
  expect(words(says("tooManyPosts", 1200))).toBe("You can post 1,200 times a day. Please continue tomorrow.");
  expect(words(says("tooManyPictures", 1))).toBe("You can upload one picture a day. Please continue tomorrow.");
  expect(words(says("tooManyAttempts", 61))).toBe("Too many attempts. Please try again in a minute.");
  expect(words(says("tooManyAttempts", 90))).toBe("Too many attempts. Please try again in 2 minutes.");
  expect(words(says("tooManyAttempts", 7200))).toBe("Too many attempts. Please try again in 2 hours.");
  expect(words(says("suspended", "Spam", "2026-12-03T00:00:00Z"))).toBe(
    "Your account is suspended until 3 December 2026. The reason: Spam.",
  );
  expect(words(says("suspended", "Was it you?", null))).toBe("Your account is suspended. The reason: Was it you?");
});
