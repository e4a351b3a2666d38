import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const contractFolder = `${resolve(import.meta.dirname, "../contract")}/`;

/**
 * The browser calls an endpoint by its method and path; its schemas, and zod with them, travel only to the pages whose forms name
 * one. So each module of the contract that uses zod becomes two: one with its plain values, and `?schemas`, the module itself.
 */
export function contractWithoutSchemas(environmentName: "client" | "ssr"): Plugin {
  return {
    name: "homecoming:contract",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === environmentName,
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
 * The parts of a module's export that can be sent as JSON: texts, numbers, lists and records of them, and of an endpoint all but
 * its schemas.
 */
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
