import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";

const local = { name: "local", baseUrl: "http://localhost:11434/v1/", model: "llama3.2" };

test("there is no provider unless one is set up, and the assistant is on", () => {
  expect(readConfig({})).toMatchObject({ aiIsOn: true, aiProviders: [] });
  expect(readConfig({ AI: "off" }).aiIsOn).toBe(false);
});

test("three variables make the first provider, a list the others", () => {
  const one = { AI_BASE_URL: "https://api.example.org/v1", AI_MODEL: "big", AI_API_KEY: "key" };
  expect(readConfig({ ...one, AI_PROVIDERS: JSON.stringify([local]) }).aiProviders).toEqual([
    { name: "default", baseUrl: "https://api.example.org/v1", model: "big", apiKey: "key" },
    { name: "local", baseUrl: "http://localhost:11434/v1", model: "llama3.2" },
  ]);
});

test("settings that don't belong together are reported", () => {
  expect(() => readConfig({ AI_BASE_URL: "https://api.example.org/v1" })).toThrow(
    "AI_MODEL must name the model to ask at AI_BASE_URL.",
  );
  expect(() => readConfig({ AI_API_KEY: "key" })).toThrow("AI_BASE_URL must be set where AI_MODEL or AI_API_KEY is.");
  expect(() => readConfig({ AI: "maybe" })).toThrow("AI must be on or off.");
});

test.each([
  "{",
  "{}",
  '[{"name": "secret-key"}]',
  JSON.stringify([local, { ...local, name: "LOCAL" }]),
  JSON.stringify([{ ...local, baseUrl: "ftp://secret-key" }]),
  JSON.stringify([{ ...local, apiKey: "" }]),
])("S63 a wrong list is refused without being repeated: %s", (list) => {
  try {
    readConfig({ AI_PROVIDERS: list });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message).toMatch(/^AI_PROVIDERS must be a JSON list/);
    expect((error as Error).message).not.toContain("secret-key");
  }
});
