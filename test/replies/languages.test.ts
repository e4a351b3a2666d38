import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { addToTrail } from "../../server/audit/audit-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aPerson } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000", DEFAULT_LOCALE: "de" });
let admin: Member;

beforeAll(async () => {
  admin = await board.join({ role: "admin" });
});

function inLanguage(who: Pick<Member, "send">, language: string | undefined) {
  const headers = {
    ...(language !== undefined && { "Accept-Language": language }),
    "Content-Type": "application/json",
  };
  return (method: string, path: string, body?: unknown) =>
    who.send(method, path, { headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

test.each([
  ["de", "de"],
  ["de-AT, en;q=0.8", "de"],
  ["fr, de;q=0.5", "de"],
  ["en;q=0.3, de", "de"],
  ["en-GB", "en"],
  ["fr", "en"],
  ["*", "en"],
  [";;q=", "en"],
  [undefined, "en"],
])("S119 L07 a client that prefers %s gets %s, whatever the board's default language is", async (asked, language) => {
  const ask = inLanguage(board.visitor, asked);
  const refused = await ask("GET", "/account");
  const told = await ask("POST", "/auth/recover-password", { email: "nobody@example.org" });
  const words = {
    en: ["Please log in.", "Password reset link sent! Check your email."],
    de: ["Bitte melde dich an.", "Der Link ist unterwegs! Schau in dein Postfach."],
  };
  expect([refused.body.error, told.body.message]).toEqual(words[language as "en" | "de"]);
  for (const { headers } of [refused, told]) {
    expect(headers.get("content-language")).toBe(language);
    expect(headers.get("vary")?.toLowerCase().split(/,\s*/)).toContain("accept-language");
  }
});

describe("S119 L08 refusals differ only in their language", () => {
  const refusals: [method: string, path: string, body: unknown, english: string][] = [
    ["POST", "/jobs", aJob({ title: "x".repeat(500), link: "no" }), "Please use at most 200 characters"],
    ["POST", "/jobs", {}, "This field is required"],
    ["POST", "/questions", { title: "", description: "" }, "Title is required"],
    ["POST", "/auth/login", { email: "a@b.cd", password: "wrong" }, "Invalid email or password"],
    [
      "POST",
      "/auth/signup",
      aPerson({ password: "short" }),
      "Password with a minimum length of 8 characters is required!",
    ],
    ["POST", "/auth/reset-password", { token: "x", password: "longenough" }, "Invalid or expired reset token."],
    ["PUT", "/account/locale", { locale: "fr" }, "Please choose one of the languages."],
    ["GET", "/jobs/999999", undefined, "This job does not exist."],
    ["GET", "/nothing", undefined, "There is nothing here."],
    ["GET", `/images/${"0".repeat(64)}.webp`, undefined, "There is nothing here."],
    ["PATCH", "/jobs/1", {}, "This can't be done here."],
    ["GET", "/admin/audit?page=x", undefined, "Please enter a whole number"],
  ];

  test.each(refusals)("L08 %s %s", async (method, path, body, words) => {
    const [english, german] = [
      await inLanguage(admin, "en")(method, path, body),
      await inLanguage(admin, "de")(method, path, body),
    ];
    expect(english.body.error).toBe(words);
    expect(german.status).toBe(english.status);
    expect(german.body.code).toBe(english.body.code);
    expect(Object.keys(german.body.fields ?? {})).toEqual(Object.keys(english.body.fields ?? {}));
    expect(german.body.error).not.toBe(english.body.error);
    expect(german.headers.get("content-language")).toBe("de");
  });

  test("L08 a malformed request gets English, a failed expectation the client's language", async () => {
    const { port } = new URL(board.url);
    const send = (lines: string[]) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.end([...lines, "", ""].join("\r\n"));
      return text(socket);
    };
    const german = ["Host: board", "Accept-Language: de"];
    const unreadable = await send(["NOTHING", ...german]);
    expect(unreadable).toContain("Content-Language: en");
    expect(unreadable).toContain("This request can't be read.");
    const expecting = await send(["POST /api/jobs HTTP/1.1", ...german, "Expect: wonders", "Connection: close"]);
    expect(expecting).toContain("417 Expectation Failed");
    expect(expecting).toMatch(/content-language: de/i);
  });
});

test("L08 members' texts, skill names and their order are the same in both languages", async () => {
  await admin.post("/jobs", aJob());
  for (const path of ["/jobs", "/skills?limit=50", "/users", "/stats"]) {
    const [english, german] = [await inLanguage(admin, "en")("GET", path), await inLanguage(admin, "de")("GET", path)];
    expect(german.body, path).toEqual(english.body);
    expect(german.headers.get("content-language"), path).toBeNull();
    expect(german.headers.get("vary") ?? "", path).not.toMatch(/language/i);
  }
});

describe("S122 L09 the audit trail", () => {
  test("L09 is shown in each admin's language, except for old notes", async () => {
    const member = await board.join();
    await admin.put(`/users/${member.id}/role`, { role: "moderator" });
    await addToTrail(board.database, { by: "command line", action: "exported", subject: "files", note: "3 members" });
    const notes = async (language: string) =>
      (await inLanguage(admin, language)("GET", "/admin/audit?limit=2")).body.results.map(
        ({ note }: { note: string }) => note,
      );
    expect(await notes("en")).toEqual(["3 members", "from user to moderator"]);
    expect(await notes("de")).toEqual(["3 members", "von Mitglied zu Moderator:in"]);
    const [stored] = await board.database`select note from audit_trail where action = 'role'`;
    expect(stored?.note).toBe('["role","user","moderator"]');
  });
});

test("L10 the API description is in English for all clients", async () => {
  const described = await inLanguage(board.visitor, "de")("GET", "/openapi.json");
  expect(JSON.stringify(described.body)).toContain("Choose the language of pages and mails");
});
