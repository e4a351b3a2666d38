import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pages } from "../../contract/pages.ts";
import { notHere } from "../http/problems.ts";
import { escaped } from "../mail/html-escaping.ts";
import type { Config } from "../process/config.ts";
import { serveInstallable } from "./installable-routes.ts";
import { pageCode, shownAtOnce, withCode } from "./page-code.ts";

const build = join(import.meta.dirname, "../../build/client");

/** The document of every page that is not built as one. */
const spaFallback = "/__spa-fallback";

/** A built page, with what the operator configured put in, the policy that its own scripts need, and ways to send it. */
type Page = { html: string; etag: string; policy: string; packed: Map<string, Promise<Buffer>> };

/** Serves the built web: assets that never change, pages by their addresses, and the 404 page for every other one. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
  if (!existsSync(build)) {
    app.setNotFoundHandler(() => {
      throw notHere();
    });
    return;
  }
  const prerendered = await readPages(config);
  const shell = prerendered.get(spaFallback) as Page;

  await app.register(fastifyStatic, {
    root: build,
    wildcard: false,
    index: false,
    globIgnore: ["**/*.html", "sw.js"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  await serveInstallable(app, { build, organisation: config.organisation, shell: shell.html });
  const codeOf = await pageCode(build);
  for (const address of Object.values(pages)) {
    const page = prerendered.get(address) ?? servable(withCode(shell.html, codeOf(address)));
    app.get(address, (request, reply) => sendPage(reply, page, request.headers));
  }
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?:[/?#;]|$)/.test(request.url) || request.method !== "GET") throw notHere();
    const { "if-none-match": _, ...headers } = request.headers;
    return sendPage(reply.status(404), shell, headers);
  });
}

async function sendPage(reply: FastifyReply, page: Page, headers: FastifyRequest["headers"]) {
  reply.header("Content-Security-Policy", page.policy).header("Cache-Control", "no-cache").header("ETag", page.etag);
  reply.header("Vary", "Accept-Encoding");
  if (headers["if-none-match"] === page.etag) return reply.status(304).send();
  reply.type("text/html; charset=utf-8");
  const encoding = negotiate(headers["accept-encoding"] ?? "", Object.keys(packers));
  return encoding
    ? reply.header("Content-Encoding", encoding).send(await packed(page, encoding))
    : reply.send(page.html);
}

const packers: Record<string, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** Compressed well, for whoever asks first; all others are sent the same. */
function packed({ html, packed }: Page, encoding: string): Promise<Buffer> {
  const known = packed.get(encoding) ?? (packers[encoding] as (html: string) => Promise<Buffer>)(html);
  packed.set(encoding, known);
  return known;
}

/** Every built page by its address. */
async function readPages(config: Config): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  for await (const file of glob("**/*.html", { cwd: build })) {
    const address = `/${file.replace(/(\/?index)?\.html$/, "")}`;
    const html = configured(await readFile(join(build, file), "utf8"), config);
    found.set(address, servable(address === spaFallback ? html : await shownAtOnce(html, build)));
  }
  return found;
}

function servable(html: string): Page {
  return { html, etag: `"${sha256(html, "hex").slice(0, 32)}"`, policy: policyFor(html), packed: new Map() };
}

/** Puts the operator's words where the build left their names. */
function configured(html: string, config: Config): string {
  const words: Record<string, string> = {
    ORGANISATION: config.organisation,
    DONATION_URL: config.donationUrl ?? pages.contact,
    PASSWORD_MAX: String(config.passwordMax),
    CONTACT_EMAIL: config.teamEmail ?? "",
    ASSISTANT: config.aiIsOn ? providerHosts(config.aiProviders) : "off",
    IMPRINT: config.imprintFile ? readFileSync(config.imprintFile, "utf8").trim() : "",
  };
  return html.replace(/__([A-Z_]+)__/g, (token, name) => (name in words ? escaped(words[name] ?? "") : token));
}

/** Where a question about a job may be sent, for people. */
const providerHosts = (providers: Config["aiProviders"]) =>
  [...new Set(providers.map(({ baseUrl }) => new URL(baseUrl).host))].join(", ") || "none";

/** Only our own scripts, and the inline ones by their hashes. Styles may be inline: toasts and faces set their own. */
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
