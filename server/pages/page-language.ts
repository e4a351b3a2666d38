import type { FastifyRequest } from "fastify";
import type { Language } from "../languages/languages.ts";
import { isLanguage, preferredLanguage } from "../languages/preferred-language.ts";

/** The request headers on which documents depend, for `Vary`. */
export const languageHeaders = ["Accept-Language", "Service-Worker-Navigation-Preload"];

/** The language in the query parameter `lang`, if any. */
export function namedLanguage({ query }: FastifyRequest): Language | undefined {
  const { lang } = query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}

/** A page's language: from its address, the service worker's header, or the browser's preference. */
export function pageLanguage(request: FastifyRequest, otherwise: Language): Language {
  const { "service-worker-navigation-preload": chosen, "accept-language": asked } = request.headers;
  return namedLanguage(request) ?? (isLanguage(chosen) ? chosen : preferredLanguage(asked)) ?? otherwise;
}
