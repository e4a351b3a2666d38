import { resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type UserConfig } from "vite";
import { chunkFileNames, chunkGroups } from "./scripts/chunk-groups.ts";
import { contractWithoutSchemas } from "./scripts/contract-plugin.ts";

/** Each build has one language: pages import their messages by `#messages/` (docs/architecture/web.md). */
const language = process.env.BOARD_LANGUAGE ?? "en";
const alias = [
  { find: /^#messages\//, replacement: `${resolve(import.meta.dirname, "messages", language)}/` },
  { find: /(?<=\/docs)\/(?=search\.md)/, replacement: language === "en" ? "/" : `/${language}/` },
];

/** React Aria's texts for screen readers, in this language only. */
const spokenByControls = optimizeLocales.vite({ locales: [language === "de" ? "de-DE" : "en-US"] });

const application: UserConfig = {
  plugins: [contractWithoutSchemas("client"), spokenByControls, tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  resolve: { alias },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Inlines imported messages where they are used.
          optimization: { inlineConst: { mode: "all" } },
          output: { chunkFileNames, codeSplitting: { groups: chunkGroups } },
          // Words are read without effect: `{ ...words }` that nobody uses is left out.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
  server: { proxy: { "^/api/(?!docs)": process.env.BOARD_URL ?? "http://localhost:3000" } },
};

/** Static pages for visitors: one module for the server that contains everything (docs/architecture/web.md). */
const publicPages: UserConfig = {
  plugins: [contractWithoutSchemas("ssr"), tailwindcss()],
  resolve: { alias },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "web/public-pages/public-pages.tsx",
    outDir: `build/documents/${language}`,
    emptyOutDir: false,
    // Their script is the text of functions.
    minify: true,
    rolldownOptions: { output: { entryFileNames: "public-pages.mjs" } },
  },
};

export default defineConfig(({ mode }) => (mode === "public-pages" ? publicPages : application));
