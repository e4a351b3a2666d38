import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pages } from "../../contract/pages.ts";
import type { HomeContent, SiteSettings } from "../../contract/site.ts";
import type { Config } from "../config/config.ts";
import { type Language, languages } from "../languages/languages.ts";
import { escaped } from "../mail/mail-page.ts";
import { ownRules } from "../moderation/board-rules.ts";
import { siteSettings } from "./site-settings.ts";

/** A page with the security policy for its scripts; `packed` caches its compressed forms. */
export type Document = {
  html: string;
  language: Language;
  etag: string;
  policy: string;
  packed: Map<string, Promise<Buffer>>;
};

/** A page by its address; `application` is the document in which any page can start, `elsewhere` that of unknown addresses. */
type PageName = (typeof pages)[keyof typeof pages] | "elsewhere" | "application";
/** The documents of a language, each created when it is first requested. */
export type Documents = {
  of: (page: PageName) => Promise<Document>;
  home: (content: HomeContent) => Promise<Document>;
};

/** What `web/public-pages/public-pages.tsx` exports. */
type PublicPages = {
  configure: (settings: SiteSettings) => void;
  finishedPages: Record<string, () => string>;
  renderElsewhere: () => string;
  renderHome: (content: HomeContent) => string;
};

/** `build` is the folder with the built documents of each language. */
export async function builtDocuments(build: string, language: Language, config: Config): Promise<Documents> {
  const folder = join(build, language);
  const settings = siteSettings(language, config);
  let loaded: Promise<PublicPages> | undefined;
  const publicPages = () => {
    loaded ??= publicPagesIn(folder, settings);
    return loaded;
  };
  const prerendered = async (file: string) => configured(await readFile(join(folder, file), "utf8"), settings);
  const application = await prerendered("index.html");

  const htmlOf = async (page: PageName) => {
    if (page === "application") return application;
    const { finishedPages, renderElsewhere } = await publicPages();
    if (page === "elsewhere") return renderElsewhere();
    const html = finishedPages[page]?.().replace("__RULES__", () => ownRules(config));
    const file = join(page, "index.html");
    const form = () => prerendered(file).then(programsLast, () => application);
    return withOtherForms(html ?? (await form()), config.publicUrl, page);
  };
  const made = new Map<PageName, Promise<Document>>();
  let lastHome: Document | undefined;
  return {
    of: (page) => {
      const known = made.get(page);
      if (known) return known;
      const document = htmlOf(page).then((html) => documentOf(html, language));
      made.set(page, document);
      // During a new build a file may be missing for a moment.
      document.catch(() => made.delete(page));
      return document;
    },
    home: async (content) => {
      const { renderHome } = await publicPages();
      const html = withOtherForms(renderHome(content), config.publicUrl, pages.home);
      if (lastHome?.html !== html) lastHome = documentOf(html, language);
      return lastHome as Document;
    },
  };
}

/** Loaded with the first page that needs it: React takes some memory. */
async function publicPagesIn(folder: string, settings: SiteSettings): Promise<PublicPages> {
  const publicPages: PublicPages = await import(pathToFileURL(join(folder, "public-pages.mjs")).href);
  publicPages.configure(settings);
  return publicPages;
}

/** Lets a page whose text is in its document load styles and fonts before its programs. */
const programsLast = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"');

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

/** Replaces the placeholders of the build, such as `__SIGN_UP__`, with the board's settings. */
function configured(html: string, settings: SiteSettings): string {
  const words = new Map(
    Object.entries(settings).map(([name, value]) => [name.replace(/[A-Z]/g, "_$&").toUpperCase(), value]),
  );
  return html.replace(/__([A-Z_]+)__/g, (token, name) => escaped(words.get(name) ?? token));
}

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
