import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pages } from "../../contract/pages.ts";
import type { Config } from "../config/config.ts";
import { type Language, languages } from "../languages/languages.ts";
import { escaped } from "../mail/html-escaping.ts";
import { ownRules } from "../moderation/own-rules.ts";
import { imprintFor } from "./imprint.ts";
import { pageCode, shownAtOnce, withPreloads } from "./page-code.ts";

/**
 * A built page with the operator's settings filled in and the security policy for its scripts; `packed` caches its compressed
 * forms.
 */
export type Document = {
  html: string;
  language: Language;
  etag: string;
  policy: string;
  packed: Map<string, Promise<Buffer>>;
};

/** A page by its address; `elsewhere` is the 404 page, `shell` the empty page that any page can start from. */
type PageName = (typeof pages)[keyof typeof pages] | "elsewhere" | "shell";
/** The documents of a language, each created when it is first requested. */
export type Documents = (page: PageName) => Promise<Document>;

/** Creates the documents of a language; `build` is the folder with the files that documents refer to. */
export async function builtDocuments(build: string, language: Language, config: Config): Promise<Documents> {
  const folder = join(build, "../documents", language);
  const built = async (file: string) => configured(await readFile(join(folder, file), "utf8"), language, config);
  const shell = await built("__spa-fallback.html");
  const codeOf = await pageCode(build, shell);

  const htmlOf = async (page: PageName) => {
    if (page === "shell") return shell;
    if (page === "elsewhere") return shownAtOnce(await built("404/index.html"), build);
    const file = join(page, "index.html");
    const isFinished = existsSync(join(folder, file));
    const html = isFinished ? await shownAtOnce(await built(file), build) : withPreloads(shell, codeOf(page));
    return withOtherForms(html, config.publicUrl, page);
  };
  const made = new Map<PageName, Promise<Document>>();
  return (page) => {
    const known = made.get(page);
    if (known) return known;
    const document = htmlOf(page).then((html) => documentOf(html, language));
    made.set(page, document);
    // During a new build a file may be missing for a moment.
    document.catch(() => made.delete(page));
    return document;
  };
}

const documentOf = (html: string, language: Language): Document => ({
  html,
  language,
  etag: `"${sha256(html, "hex").slice(0, 32)}"`,
  policy: policyFor(html),
  packed: new Map(),
});

/** Adds links to the page in each language, and to the address that chooses the reader's. */
function withOtherForms(html: string, publicUrl: string, address: string): string {
  if (address.includes(":")) return html;
  const page = escaped(publicUrl + address);
  const link = (language: string, href: string) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const others = Object.keys(languages).map((language) => link(language, `${page}?lang=${language}`));
  return html.replace("</head>", () => `${others.join("")}${link("x-default", page)}</head>`);
}

/** Replaces the placeholders of the build with the operator's settings. */
function configured(html: string, language: Language, config: Config): string {
  const imprint = imprintFor(language, config);
  const words: Record<string, string> = {
    ORGANISATION: config.organisation,
    DONATION_URL: config.donationUrl ?? pages.contact,
    PASSWORD_MAX: String(config.passwordMax),
    QUESTION_TITLE_MAX: String(config.questionTitleMax),
    CONTACT_EMAIL: config.teamEmail ?? "",
    ASSISTANT: config.aiIsOn ? providerHosts(config.aiProviders) : "off",
    SIGN_UP: config.signUp,
    CONFIRMATION: config.confirmEmail ? "on" : "off",
    IMPRINT: imprint.text,
    IMPRINT_LANGUAGE: imprint.language,
  };
  return html
    .replace(/__([A-Z_]+)__/g, (token, name) => (name in words ? escaped(words[name] ?? "") : token))
    .replace("__RULES__", () => ownRules(config));
}

/** The hosts that a question about a job may be sent to. */
const providerHosts = (providers: Config["aiProviders"]) =>
  [...new Set(providers.map(({ baseUrl }) => new URL(baseUrl).host))].join(", ") || "none";

/**
 * The content security policy: scripts of our own, and inline ones by their hashes. Inline styles are allowed, because toasts
 * and avatars set some.
 */
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code as string,
  );
  const hashes = inline.map((code) => `'sha256-${sha256(code, "base64")}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const sha256 = (text: string, encoding: "hex" | "base64") => createHash("sha256").update(text).digest(encoding);
