import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pages } from "../../contract/pages.ts";
import type { Config } from "../config/config.ts";
import { type Language, languages } from "../languages/languages.ts";
import type { Documents } from "./page-documents.ts";
import { languageHeaders, namedLanguage, pageLanguage } from "./page-language.ts";

/** `build` is the folder of the built web client. */
type Built = { build: string; documents: Record<Language, Documents> };

/** Serves the web app manifest, and the service worker that opens pages offline. */
export async function installableRoutes(app: FastifyInstance, config: Config, built: Built): Promise<void> {
  const worker = await readFile(join(built.build, "sw.js"), "utf8");
  const files = { en: await assetsOf("en", built), de: await assetsOf("de", built) };
  const languageOf = (request: FastifyRequest) => pageLanguage(request, config.defaultLocale);

  app.get("/manifest.webmanifest", (request, reply) =>
    inItsLanguage(reply)
      .type("application/manifest+json")
      .send(manifestFor(config.organisation, languageOf(request))),
  );
  // The policy of replies would forbid the service worker to load the files that it caches.
  app.get("/sw.js", async (request, reply) => {
    const language = languageOf(request);
    const { html } = await built.documents[language].of("application");
    return inItsLanguage(reply)
      .header("Content-Security-Policy", "default-src 'self'")
      .type("text/javascript; charset=utf-8")
      .send(workerFor(worker, files[language], html, namedLanguage(request)));
  });
}

const inItsLanguage = (reply: FastifyReply) =>
  reply.header("Cache-Control", "no-cache").header("Vary", languageHeaders.join(", "));

const dusk = "#141823";

const manifestFor = (organisation: string, language: Language) => ({
  id: "/",
  name: `Homecoming, ${organisation}`,
  short_name: "Homecoming",
  description: languages[language].manifest.description(organisation),
  lang: language,
  start_url: pages.home,
  scope: "/",
  display: "standalone",
  background_color: dusk,
  theme_color: dusk,
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

async function assetsOf(language: Language, { build }: Built): Promise<string[]> {
  const names: string[] = JSON.parse(await readFile(join(build, "../documents", language, "assets.json"), "utf8"));
  return names.filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`);
}

/**
 * The service worker's code with the files of this build, so that each build is a new worker, and the chosen language, if any.
 */
function workerFor(code: string, files: string[], shell: string, chosen?: Language): string {
  const words: Record<string, unknown> = {
    FILES: files,
    SHELL: chosen ? `${pages.welcome}?lang=${chosen}` : pages.welcome,
    VERSION: createHash("sha256").update(shell).update(files.join()).digest("hex").slice(0, 16),
    // The header's value that browsers send by default.
    LANGUAGE: chosen ?? "true",
  };
  return code.replace(/__([A-Z]+)__/g, (_, name) => JSON.stringify(words[name]));
}
