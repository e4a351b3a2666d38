import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pages } from "../../contract/pages.ts";
import type { Config } from "../config/config.ts";
import { type Language, languages } from "../languages/languages.ts";
import type { Documents } from "./documents.ts";
import { languageHeaders, namedLanguage, pageLanguage } from "./page-language.ts";

/** `build` is the folder of the built web. */
type Built = { build: string; documents: Record<Language, Documents> };

/** Serves what makes the board an app on a phone: its description, and the worker that opens its pages without a network. */
export async function serveInstallable(app: FastifyInstance, config: Config, built: Built): Promise<void> {
  const worker = await readFile(join(built.build, "sw.js"), "utf8");
  const files = { en: await assetsOf("en", built), de: await assetsOf("de", built) };
  const languageOf = (request: FastifyRequest) => pageLanguage(request, config.defaultLocale);

  app.get("/manifest.webmanifest", (request, reply) =>
    inItsLanguage(reply)
      .type("application/manifest+json")
      .send(manifestFor(config.organisation, languageOf(request))),
  );
  // Its own policy, not that of replies: by this one the worker loads the files it keeps.
  app.get("/sw.js", async (request, reply) => {
    const language = languageOf(request);
    const { html } = await built.documents[language]("shell");
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

/** Names the files of this build, so that a new build is a new worker; and the language that was chosen, if any. */
function workerFor(code: string, files: string[], shell: string, chosen?: Language): string {
  const words: Record<string, unknown> = {
    FILES: files,
    SHELL: chosen ? `${pages.welcome}?lang=${chosen}` : pages.welcome,
    VERSION: createHash("sha256").update(shell).update(files.join()).digest("hex").slice(0, 16),
    // What a browser sends by itself: no language.
    LANGUAGE: chosen ?? "true",
  };
  return code.replace(/__([A-Z]+)__/g, (_, name) => JSON.stringify(words[name]));
}
