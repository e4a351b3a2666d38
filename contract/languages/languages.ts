import { z } from "zod";
import { says } from "../interface/messages.ts";

/** The language of pages and mails: a fixed one, or `auto` for the browser's. */
export const locales = ["auto", "en", "de"] as const;
export const locale = z.enum(locales, { error: says("chooseLanguage") });
export type Locale = z.infer<typeof locale>;
export type Language = Exclude<Locale, "auto">;
