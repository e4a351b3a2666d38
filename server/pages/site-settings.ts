import { pages } from "../../contract/pages.ts";
import type { SiteSettings } from "../../contract/site.ts";
import type { Config } from "../config/config.ts";
import type { Language } from "../languages/languages.ts";
import { imprintFor } from "./imprint.ts";

/** The operator's settings that pages show. */
export function siteSettings(language: Language, config: Config): SiteSettings {
  const imprint = imprintFor(language, config);
  return {
    organisation: config.organisation,
    donationUrl: config.donationUrl ?? pages.contact,
    passwordMax: String(config.passwordMax),
    questionTitleMax: String(config.questionTitleMax),
    contactEmail: config.teamEmail ?? "",
    assistant: config.aiIsOn ? providerHosts(config.aiProviders) : "off",
    signUp: config.signUp,
    confirmation: config.confirmEmail ? "on" : "off",
    providers: JSON.stringify(config.signInProviders.map(({ name, label, kind }) => ({ name, label, kind }))),
    secondFactor: config.secondFactor,
    imprint: imprint.text,
    imprintLanguage: imprint.language,
  };
}

/** The hosts that a question about a job may be sent to. */
const providerHosts = (providers: Config["aiProviders"]) =>
  [...new Set(providers.map(({ baseUrl }) => new URL(baseUrl).host))].join(", ") || "none";
