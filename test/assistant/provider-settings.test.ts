import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";

const local = { name: "local", baseUrl: "http://localhost:11434/v1/", model: "llama3.2" };

test("by default the assistant is on and has no provider", () => {
  expect(readConfig({})).toMatchObject({ aiIsOn: true, aiProviders: [] });
  expect(readConfig({ AI: "off" }).aiIsOn).toBe(false);
});

test("AI_BASE_URL, AI_MODEL and AI_API_KEY set the first provider, AI_PROVIDERS more", () => {
  const one = { AI_BASE_URL: "https://api.example.org/v1", AI_MODEL: "big", AI_API_KEY: "key" };
  expect(readConfig({ ...one, AI_PROVIDERS: JSON.stringify([local]) }).aiProviders).toEqual([
    { name: "default", baseUrl: "https://api.example.org/v1", model: "big", apiKey: "key" },
    { name: "local", baseUrl: "http://localhost:11434/v1", model: "llama3.2" },
  ]);
});

test("incomplete AI settings are reported", () => {
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
])("S63 an invalid AI_PROVIDERS is refused without repeating its value: %s", (list) => {
  try {
    readConfig({ AI_PROVIDERS: list });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message).toMatch(/^AI_PROVIDERS must be a JSON list/);
    expect((error as Error).message).not.toContain("secret-key");
  }
});
