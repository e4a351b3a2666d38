import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { type Language, languages } from "../languages/languages.ts";
import { preferredLanguage } from "../languages/preferred-language.ts";

type LanguageHeaders = Pick<IncomingMessage, "url" | "headers">;

/** The preferred one of our languages; undefined if the client prefers none of them. */
export const requestLanguage = ({ headers }: LanguageHeaders) => preferredLanguage(headers["accept-language"]);

/** The language of a reply's sentences, English by default. Outside of `/api` they are for operators, in English. */
export const replyLanguage = (asked: LanguageHeaders): Language =>
  (asked.url?.startsWith("/api") && requestLanguage(asked)) || "en";

export const languageHeaders = (language: Language) => ({ "Content-Language": language, Vary: "Accept-Language" });

/** The messages for a reply in its language; sets the language headers. */
export function sentencesFor(reply: FastifyReply) {
  const language = replyLanguage(reply.request);
  reply.headers(languageHeaders(language));
  return languages[language];
}
