import { z } from "zod";
import { says } from "../interface/messages.ts";

/** What pages and mails speak to a member: a language, or the one that the browser asks for. */
export const locales = ["auto", "en", "de"] as const;
export const locale = z.enum(locales, { error: says("chooseLanguage") });
export type Locale = z.infer<typeof locale>;
export type Language = Exclude<Locale, "auto">;
