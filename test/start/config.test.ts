import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError, readConfig, readEnvironment } from "../../server/config/config.ts";
import { runProgram } from "../support/server-process.ts";

test("the default settings listen on localhost only", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "localhost",
    dataDir: resolve("data"),
    publicUrl: "http://localhost:3000",
    workers: 1,
    defaultLocale: "en",
    passwordMax: 11,
    rateLimitScale: 1,
    trustProxy: false,
  });
});

test("an empty value counts as not set", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "  " })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test("PUBLIC_URL defaults to the port, and loses a trailing slash", () => {
  expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readConfig({ PUBLIC_URL: "https://board.example.org/" }).publicUrl).toBe("https://board.example.org");
});

test("the server reports all invalid settings, one per line", async () => {
  const wrong = {
    PORT: "http",
    WORKERS: "0",
    PASSWORD_MAX: "7",
    QUESTION_TITLE_MAX: "29",
    SMTP_URL: "mail.example.org",
    DEFAULT_LOCALE: "de-DE",
    RATE_LIMIT_SCALE: "0",
    METRICS_TOKEN: "short",
  };
  const lines = [
    "PORT must be a whole number from 0 to 65535.",
    "WORKERS must be a whole number from 1 to 64.",
    "SMTP_URL must be an address like smtp://user:password@host:587.",
    "DEFAULT_LOCALE must be en or de.",
    "PASSWORD_MAX must be a whole number from 8 to 128.",
    "QUESTION_TITLE_MAX must be a whole number from 30 to 200.",
    "RATE_LIMIT_SCALE must be more than 0.",
    "METRICS_TOKEN must have at least 16 characters.",
  ];
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  expect(await runProgram("server/main.ts", [], wrong)).toEqual({ code: 1, said: `${lines.join("\n")}\n` });
});

test.each([
  ["1", 1],
  ["0", false],
  ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  ["loopback", ["loopback"]],
])("TRUST_PROXY=%s is accepted", (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(trusted);
});

test.each(["true", "10.0.0.0/64", "proxy.example.org", "*"])("TRUST_PROXY=%s is refused", (given) => {
  expect(() => readConfig({ TRUST_PROXY: given })).toThrow(
    "TRUST_PROXY must be the number of proxies in front of the board, or their addresses.",
  );
});

test("an error about a setting never shows a secret", () => {
  const secret = "hunter2";
  try {
    readConfig({ DATABASE_URL: `mysql://board:${secret}@db/board`, SMTP_URL: `http://${secret}@mail` });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message).not.toContain(secret);
  }
});

test(".env adds to the environment without overriding it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-env-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, ".env"), "ORGANISATION='Class of 26'\nPATH=/nowhere\n");
  const environment = readEnvironment(folder);
  expect(environment.ORGANISATION).toBe("Class of 26");
  expect(environment.PATH).toBe(process.env.PATH);
});
