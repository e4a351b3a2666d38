import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const contractFolder = `${resolve(import.meta.dirname, "contract")}/`;

/** What of a module's export can travel as JSON: texts, numbers, lists and records of them, and of an endpoint all but its schemas. */
function plainly(value: unknown): string | undefined {
  if (isPlain(value)) return JSON.stringify(value);
  if (typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value) {
    const { method, path, access, multipart } = value as Record<string, unknown>;
    return JSON.stringify({ method, path, access, ...(Boolean(multipart) && { multipart: true }) });
  }
  return undefined;
}

function isPlain(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "number") return true;
  if (typeof value !== "object" || value === null) return false;
  const isList = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isList && Object.values(value).every(isPlain);
}

/**
 * The browser calls an endpoint by its method and path; its schemas, and zod with them, travel only to the pages whose
 * forms name one. So each module of the contract that uses zod becomes two: what is plain, and `?schemas`, the module itself.
 */
function contractWithoutSchemas(): Plugin {
  return {
    name: "homecoming:contract",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async transform(code, id) {
      if (!id.startsWith(contractFolder)) return;
      // Schemas are made of schemas: were they to import the plain halves, both would end up in one file.
      if (id.endsWith("?schemas")) {
        return {
          code: code.replace(/from "(\.{1,2}\/[\w/-]+\.ts)"/g, 'from "$1?schemas"'),
          map: null,
          moduleSideEffects: false,
        };
      }
      if (!code.includes('from "zod"')) return;

      const plain: string[] = [];
      const schemas: string[] = [];
      for (const [name, value] of Object.entries(await import(pathToFileURL(id).href))) {
        const text = plainly(value);
        if (text) plain.push(`export const ${name} = ${text};`);
        else schemas.push(name);
      }
      if (schemas.length > 0) plain.push(`export { ${schemas.join(", ")} } from ${JSON.stringify(`${id}?schemas`)};`);
      return { code: plain.join("\n"), map: null, moduleSideEffects: false };
    },
  };
}

/**
 * React Aria's lists ask one function of its module that keeps the focus in dialogs: they get a copy with no more in it than
 * that, whatever dialogs and menus take of the other.
 */
function leanLists(): Plugin {
  return {
    name: "homecoming:lists",
    enforce: "pre",
    async resolveId(source, importer) {
      const isOfLists = importer?.endsWith("/useSelectableCollection.mjs") && source.endsWith("/FocusScope.mjs");
      const found = isOfLists && (await this.resolve(source, importer, { skipSelf: true }));
      return found ? `${found.id}?of-lists` : undefined;
    },
  };
}

/** What every page needs comes in two files instead of thirty; what only members' pages and forms need, in two more. */
const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 6 },
  { name: "schemas", test: /node_modules\/zod\/|\?schemas$|\/contract\/interface\/messages\.ts$/, priority: 5 },
  {
    name: "queries",
    test: /node_modules\/@tanstack\/|\/contract\/([a-z]+\/)?(accepted-answers|audit|comments|companies|images|invitations|matches|members|profiles|projects|assistant|question-filters|questions|skill-curation|skills|users|votes)\.ts$|\/(shell\/date-time\.tsx|messages\/[a-z]+\/days\.ts)$/,
    priority: 5,
  },
  {
    name: "shell",
    test: /\/web\/((bar\/members-bar|ui\/search\/(forget-recent|kept-searches))|ui\/(language|navigation|pictures|shell|states|theme)\/(?!account-|language-choice|record-|members-only-layout|date-time|day-name|back-link|time-ago|faces|people|written-text)|ui\/toasts\/notify|api\/(?!query|account|picture)|[\w-]+\.tsx?$)|\/contract\/(?!people\/(settings|blocks)|cohorts\/|conversations\/|moderation\/|interface\/deletions|search\/|notifications\/|questions\/|texts\/|versions\/|mentions|jobs\/(?!jobs\.ts)|posts\.ts|places|interface\/(markdown|text-language))[\w/]+\.ts$|\/messages\/[a-z]+\/(formats|navigation|shell|states)\.ts$|lucide-react\/dist\/esm\/(?!icons\/(?!arrow-right\.))/,
    priority: 4,
  },
  { name: "icons", test: /lucide-react/, priority: 3 },
  // What lists, forms and queries share: the manifest that every page loads names each file.
  {
    name: "lists",
    test: /\/web\/ui\/(lists\/(?!cut-posts|excerpt|on-intent|first-few)|filters\/|pictures\/(faces|people))/,
    priority: 1,
  },
  { name: "excerpts", test: /\/web\/ui\/lists\/(cut-posts|excerpt)|\/contract\/interface\/markdown\.ts$/, priority: 1 },
  // Lists and records ask it, too, which don't show what was found.
  { name: "text-language", test: /\/contract\/languages\/text-language\.ts$/, priority: 3 },
  { name: "fields", test: /\/web\/ui\/forms\/(text-field|select-field|submit-button)/, priority: 1 },
  {
    name: "asking",
    test: /\/web\/(api|companies|matches|posts|skills|people\/users)\/(account|company|match|post|skill|user)-queries\.ts$/,
    priority: 1,
  },
  {
    name: "search",
    test: /\/web\/(search\/(hits\/|[\w-]+\.tsx?$)|ui\/editor\/key-names)|\/contract\/search\//,
    priority: 2,
  },
  // In one file with all of React Aria that it takes: in two they are larger by a tenth.
  { name: "palette", test: /\/web\/search\/palette\//, priority: 1 },
];

/** One build knows one language: what a page says is imported by `#messages/` (docs/architecture/web.md). */
const language = process.env.BOARD_LANGUAGE ?? "en";
const messages = { find: /^#messages\//, replacement: `${resolve(import.meta.dirname, "messages", language)}/` };
const documents = { find: /(?<=\/docs)\/(?=[a-z]+\.md)/, replacement: language === "en" ? "/" : `/${language}/` };

/** What React Aria tells screen readers, in this language alone. */
const spokenByControls = optimizeLocales.vite({ locales: [language === "de" ? "de-DE" : "en-US"] });

const server = process.env.BOARD_URL ?? "http://localhost:3000";

export default defineConfig({
  plugins: [contractWithoutSchemas(), leanLists(), spokenByControls, tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  resolve: { alias: [messages, documents] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A text that is imported stands where it is used, as if it were written there.
          optimization: { inlineConst: { mode: "all" } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
  server: { proxy: { "^/api/(?!docs)": server } },
});
