import { type SiteSettings, siteSettings } from "../../../contract/site.ts";

/** The board's configuration. The server replaces these tokens by HTML-escaped values wherever they occur. */
const tokens = {
  organisation: "__ORGANISATION__",
  donationUrl: "__DONATION_URL__",
  contactEmail: "__CONTACT_EMAIL__",
  passwordMax: "__PASSWORD_MAX__",
  questionTitleMax: "__QUESTION_TITLE_MAX__",
  imprint: "__IMPRINT__",
  imprintLanguage: "__IMPRINT_LANGUAGE__",
  /** Where questions about jobs are sent: host names, `none`, or `off` if the feature is switched off. */
  assistant: "__ASSISTANT__",
  /** Who may sign up: everyone, those the team admits, or those it invites. */
  signUp: "__SIGN_UP__",
  /** Whether addresses have to be confirmed: `on` or `off`. */
  confirmation: "__CONFIRMATION__",
  /** The providers to log in with, as JSON. */
  providers: "__PROVIDERS__",
  /** Of whom a second factor is asked: `off`, `optional`, `staff` or `all`. */
  secondFactor: "__SECOND_FACTOR__",
} as const satisfies SiteSettings;

type Setting = keyof SiteSettings;

const whileDeveloping: SiteSettings = {
  organisation: "ReStart Code School",
  donationUrl: "/about",
  contactEmail: "team@example.org",
  passwordMax: "11",
  questionTitleMax: "30",
  imprint: "",
  imprintLanguage: "en",
  assistant: "none",
  signUp: "open",
  confirmation: "off",
  providers: "[]",
  secondFactor: "optional",
};

export const metaName = (setting: Setting) => `board:${setting}`;

function read(setting: Setting): string {
  if (import.meta.env.DEV) return whileDeveloping[setting];
  if (typeof document === "undefined") return tokens[setting];
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName(setting)}"]`);
  return meta?.content ?? tokens[setting];
}

// biome-ignore lint/plugin: the same in every language
export const boardName = "Homecoming";

export const site = Object.fromEntries(siteSettings.map((setting) => [setting, read(setting)])) as SiteSettings;
