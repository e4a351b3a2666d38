import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pages } from "../../contract/pages.ts";
import { notHere } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import { visitorCache } from "../http/visitor-cache.ts";
import type { Language } from "../languages/languages.ts";
import { homeContent } from "./home-store.ts";
import { installableRoutes } from "./manifest-routes.ts";
import { builtDocuments, type Document, type Documents } from "./page-documents.ts";
import { languageHeaders, pageLanguage } from "./page-language.ts";

const build = join(import.meta.dirname, "../../build/client");

/** Serves the built web client: immutable assets, the pages, and the 404 page for every other address. */
export async function webPages({ app, config, database }: Board): Promise<void> {
  if (!existsSync(build)) {
    app.setNotFoundHandler(() => {
      throw notHere();
    });
    return;
  }
  const documents: Record<Language, Documents> = {
    en: await builtDocuments(join(build, "../documents"), "en", config),
    de: await builtDocuments(join(build, "../documents"), "de", config),
  };
  const kept = visitorCache();
  const documentsFor = (request: FastifyRequest) => documents[pageLanguage(request, config.defaultLocale)];

  await app.register(fastifyStatic, {
    root: build,
    wildcard: false,
    index: false,
    // Compressed files have no routes of their own; `preCompressed` sends them instead of the originals.
    globIgnore: ["sw.js", "**/*.{br,gz}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  await installableRoutes(app, config, { build, documents });
  const pageAt = async (request: FastifyRequest, address: (typeof pages)[keyof typeof pages]) => {
    const documents = documentsFor(request);
    if (asksForApplication(request)) return documents.of("application");
    if (address !== pages.home) return documents.of(address);
    return documents.home(await kept.answerTo(pages.home, () => homeContent(database)));
  };
  for (const address of Object.values(pages)) {
    app.get(address, async (request, reply) => sendPage(reply, await pageAt(request, address), request.headers));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/api(?:[/?#;]|$)/.test(request.url)) throw notHere();
    const { "if-none-match": _, ...headers } = request.headers;
    const document = asksForApplication(request) ? "application" : "elsewhere";
    return sendPage(reply.status(404), await documentsFor(request).of(document), headers);
  });
}

/**
 * The parameter with which a member's browser asks for the application on pages that are static for visitors
 * (`web/ui/shell/head-script.ts`).
 */
const asksForApplication = ({ query }: FastifyRequest) => (query as { app?: unknown }).app !== undefined;

async function sendPage(reply: FastifyReply, page: Document, headers: FastifyRequest["headers"]) {
  reply.header("Content-Security-Policy", page.policy).header("Cache-Control", "no-cache").header("ETag", page.etag);
  reply.header("Content-Language", page.language).header("Vary", ["Accept-Encoding", ...languageHeaders].join(", "));
  if (isKnownTo(headers["if-none-match"], page.etag)) return reply.status(304).send();
  reply.type("text/html; charset=utf-8");
  const encoding = negotiate(headers["accept-encoding"] ?? "", Object.keys(packers));
  return encoding
    ? reply.header("Content-Encoding", encoding).send(await packed(page, encoding))
    : reply.send(page.html);
}

/** Whether `If-None-Match` names this ETag, weak or strong: proxies change one into the other. */
const isKnownTo = (sent: string | undefined, etag: string) =>
  sent !== undefined &&
  (sent.trim() === "*" || sent.split(",").some((known) => unweakened(known) === unweakened(etag)));

const unweakened = (etag: string) => etag.trim().replace(/^W\//, "");

const packers: Record<string, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** A document's compressed form, created once with a high level. */
function packed({ html, packed }: Document, encoding: string): Promise<Buffer> {
  const known = packed.get(encoding) ?? (packers[encoding] as (html: string) => Promise<Buffer>)(html);
  packed.set(encoding, known);
  return known;
}
