import type { FastifyRequest } from "fastify";
import type { Language } from "../languages/languages.ts";
import { isLanguage, preferredLanguage } from "../languages/preferred-language.ts";

/** What else than its address decides about a document. */
export const languageHeaders = ["Accept-Language", "Service-Worker-Navigation-Preload"];

/** The language that the address names, if any. */
export function namedLanguage({ query }: FastifyRequest): Language | undefined {
  const { lang } = query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}

/** As the address names it, or the worker that asks for the page, or the browser. */
export function pageLanguage(request: FastifyRequest, otherwise: Language): Language {
  const { "service-worker-navigation-preload": chosen, "accept-language": asked } = request.headers;
  return namedLanguage(request) ?? (isLanguage(chosen) ? chosen : preferredLanguage(asked)) ?? otherwise;
}
