import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pages } from "../../contract/pages.ts";
import { defaultLanguage, type Language, languages } from "../languages/languages.ts";

type Built = {
  /** The folder of the built web. */
  build: string;
  organisation: string;
  /** The document of all members' pages, as served. */
  shell: string;
};

/** Serves what makes the board an app on a phone: its description, and the worker that opens its pages without a network. */
export async function serveInstallable(app: FastifyInstance, { build, organisation, shell }: Built): Promise<void> {
  const description = JSON.stringify(manifestFor(organisation, defaultLanguage));
  const worker = await workerFor(build, shell);

  app.get("/manifest.webmanifest", (_request, reply) =>
    reply.header("Cache-Control", "no-cache").type("application/manifest+json").send(description),
  );
  // Its own policy, not that of replies: by this one the worker loads the files it keeps.
  app.get("/sw.js", (_request, reply) =>
    reply
      .header("Cache-Control", "no-cache")
      .header("Content-Security-Policy", "default-src 'self'")
      .type("text/javascript; charset=utf-8")
      .send(worker),
  );
}

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

/** Names the files of this build, so that a new build is a new worker. */
async function workerFor(build: string, shell: string): Promise<string> {
  const names = await readdir(join(build, "assets"));
  const files = names.filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`);
  const version = createHash("sha256").update(shell).update(files.join()).digest("hex").slice(0, 16);
  const words: Record<string, unknown> = { FILES: files, SHELL: pages.welcome, VERSION: version };
  const code = await readFile(join(build, "sw.js"), "utf8");
  return code.replace(/__([A-Z]+)__/g, (_, name) => JSON.stringify(words[name]));
}
