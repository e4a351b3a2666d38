import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "../../server/languages/languages.ts";
import { testBoard } from "../support/board.ts";

const build = join(import.meta.dirname, "../../build");
const preload = "Service-Worker-Navigation-Preload";
const visitorsPages = [
  ...["/", "/signup", "/login", "/recover-password", "/reset-password", "/confirm-email", "/take-back-email"],
  ...["/about", "/contact", "/terms", "/rules", "/privacy", "/imprint"],
];

/** The text of a document without any code. */
function readDocument(html: string) {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    lang: found(/<html[^>]* lang="([^"]*)"/),
    title: found(/<title>([^<]*)</),
    description: found(/<meta content="([^"]*)" name="description"/),
    heading: found(/<h1[^>]*>([\s\S]*?)<\/h1>/).replace(/<[^>]+>/g, ""),
    labels: [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).join("\n"),
  };
}

// `npm test` builds the pages first.
describe.runIf(existsSync(join(build, ".built")))("a page", () => {
  const board = testBoard({ PUBLIC_URL: "https://board.example.org" });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${board.url}${path}`, { headers });
  const langOf = async (path: string, headers?: Record<string, string>) =>
    readDocument(await (await get(path, headers)).text()).lang;

  test.each<[said: string, path: string, headers: Record<string, string>, language: string]>([
    ["the address before all else", "/about?lang=en", { [preload]: "de", "Accept-Language": "de" }, "en"],
    ["the address", "/jobs?search=a&lang=de", { "Accept-Language": "en" }, "de"],
    ["the worker before the browser", "/", { [preload]: "de", "Accept-Language": "en" }, "de"],
    ["the browser where the worker knows none", "/", { [preload]: "true", "Accept-Language": "de-AT, en;q=0.8" }, "de"],
    ["the browser", "/login", { "Accept-Language": "fr, de;q=0.5" }, "de"],
    ["the default where the browser asks for neither", "/", { "Accept-Language": "fr" }, "en"],
    ["the default", "/welcome", {}, "en"],
  ])("L01 L02 is in the language given by %s", async (_, path, headers, language) => {
    const reply = await get(path, headers);
    expect(reply.headers.get("content-language")).toBe(language);
    expect(readDocument(await reply.text()).lang).toBe(language);
  });

  const noLanguages = ["fr", "DE", "de-DE", "", "auto", "__proto__", "%00", "%zz", "<script>", `${"x".repeat(2000)}`];
  test.each([
    ...noLanguages.map((value) => `lang=${value}`),
    "lang=de&lang=de",
    "lang=de&lang=en",
    "lang[]=de",
    "lang",
  ])("L01 ignores an invalid language in %j, and never repeats it", async (query) => {
    const asked = await get(`/about?${query}`, { "Accept-Language": "de" });
    expect(asked.status).toBe(200);
    expect(asked.headers.get("etag")).toBe((await get("/about?lang=de")).headers.get("etag"));
    expect(await langOf(`/about?${query}`)).toBe("en");
  });

  test.each(["*", "garbage;q=;,", "de;q=0", '"', "de_DE"])(
    "L01 is served in the default language for the Accept-Language %j",
    async (asked) => {
      const reply = await get("/", { "Accept-Language": asked });
      expect([reply.status, reply.headers.get("content-language")]).toEqual([200, "en"]);
    },
  );

  test.each(["/", "/jobs", "/no-such-page"])("L02 has a Vary header for its language: %s", async (path) => {
    for (const language of ["en", "de"]) {
      const reply = await get(path, { "Accept-Language": language });
      expect(reply.headers.get("vary")).toBe(`Accept-Encoding, Accept-Language, ${preload}`);
      expect(reply.headers.get("content-language")).toBe(language);
    }
  });

  test.each(["/", "/terms", "/jobs"])("L02 has an ETag of its own for each language: %s", async (path) => {
    const english = (await get(path)).headers.get("etag") ?? "";
    const german = await get(path, { "If-None-Match": english, "Accept-Language": "de" });
    expect([german.status, readDocument(await german.text()).lang]).toEqual([200, "de"]);
    const again = await get(path, { "If-None-Match": german.headers.get("etag") ?? "", "Accept-Language": "de" });
    expect([again.status, again.headers.get("content-language")]).toEqual([304, "de"]);
    expect((await get(path, { "If-None-Match": english })).status).toBe(304);
  });

  test.each(visitorsPages)("U47 L03 is complete in both languages, with links to each: %s", async (path) => {
    const [english, german] = await Promise.all(
      ["en", "de"].map(async (language) => (await get(`${path}?lang=${language}`)).text()),
    );
    const [inEnglish, inGerman] = [readDocument(english as string), readDocument(german as string)];
    for (const [part, words] of Object.entries(inEnglish)) {
      expect(words, part).toBeTruthy();
      const isSame = inGerman[part as keyof typeof inGerman] === words;
      expect(isSame, part).toBe(path === "/" && part === "title");
    }
    const address = `https://board.example.org${path}`;
    const links = [...(english as string).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ["en", `${address}?lang=en`],
      ["de", `${address}?lang=de`],
      ["x-default", address],
    ]);
    for (const html of [english, german]) expect(html).not.toContain('rel="canonical"');
  });

  test("L03 that doesn't exist gets 404 in both languages, readable without a script", async () => {
    const said = { en: "Nobody lives at this address", de: "Hier wohnt niemand" };
    for (const [language, words] of Object.entries(said)) {
      const reply = await get(`/no-such-page/at/all?lang=${language}`);
      expect([reply.status, reply.headers.get("content-language")]).toEqual([404, language]);
      expect(await reply.text()).toContain(words);
    }
  });

  test("L05 is precached in its language by the service worker, as are its scripts", async () => {
    for (const language of ["en", "de"]) {
      const worker = await (await get(`/sw.js?lang=${language}`)).text();
      expect(worker).toContain(`setHeaderValue("${language}")`);
      expect(worker).toContain(`"/welcome?lang=${language}"`);
      const files = JSON.parse(/const files = (\[.*?\]);/.exec(worker)?.[1] ?? "[]") as string[];
      const shell = await (await get(`/welcome?lang=${language}`)).text();
      const named = [...shell.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
      expect(named.length).toBeGreaterThan(5);
      expect(files).toEqual(expect.arrayContaining(named));
    }
  });

  test("L05 is requested by the service worker in the browser's language if none was chosen", async () => {
    const [english, german] = await Promise.all(
      ["en", "de"].map(async (language) => get("/sw.js", { "Accept-Language": language })),
    );
    expect(english?.headers.get("vary")).toMatch(/Accept-Language/);
    const [inEnglish = "", inGerman = ""] = [await english?.text(), await german?.text()];
    expect(inEnglish).not.toBe(inGerman);
    for (const worker of [inEnglish, inGerman]) {
      expect(worker).toContain('setHeaderValue("true")');
      expect(worker).toContain('"/welcome"');
    }
  });

  test.each([
    ["?lang=de", {}, "de"],
    ["?lang=en", { "Accept-Language": "de" }, "en"],
    ["", { "Accept-Language": "de" }, "de"],
    ["?lang=fr", {}, "en"],
  ] as const)("L05 has a web app manifest in its language: %s", async (query, headers, language) => {
    const description = await (await get(`/manifest.webmanifest${query}`, headers)).json();
    expect(description).toMatchObject({
      id: "/",
      lang: language,
      description: languages[language].manifest.description("Code School"),
    });
  });
});

describe.runIf(existsSync(join(build, ".built")))("a German board", () => {
  const board = testBoard({ DEFAULT_LOCALE: "de" });

  test("L01 uses German for visitors who prefer neither language", async () => {
    for (const asked of ["fr", "*", ";", ""]) {
      const reply = await fetch(board.url, { headers: { "Accept-Language": asked } });
      expect(reply.headers.get("content-language"), asked).toBe("de");
    }
    const reply = await fetch(board.url, { headers: { "Accept-Language": "en" } });
    expect(reply.headers.get("content-language")).toBe("en");
    expect(await (await fetch(`${board.url}/manifest.webmanifest`)).json()).toMatchObject({ lang: "de" });
  });
});
