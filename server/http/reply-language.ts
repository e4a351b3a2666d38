import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { type Language, languages } from "../languages/languages.ts";
import { preferredLanguage } from "../languages/preferred-language.ts";

type Asked = Pick<IncomingMessage, "url" | "headers">;

/** Undefined where none of ours is preferred. */
export const askedLanguage = ({ headers }: Asked) => preferredLanguage(headers["accept-language"]);

/** Of our sentences in a reply: English but for who prefers another one. What is no call is for operators, in English. */
export const replyLanguage = (asked: Asked): Language =>
  (asked.url?.startsWith("/api") && askedLanguage(asked)) || "en";

export const languageHeaders = (language: Language) => ({ "Content-Language": language, Vary: "Accept-Language" });

/** The sentences for a reply that holds some, which says so. */
export function sentencesFor(reply: FastifyReply) {
  const language = replyLanguage(reply.request);
  reply.headers(languageHeaders(language));
  return languages[language];
}
