import type { Page } from "@playwright/test";
import { wordsIn } from "../../../support/words.ts";

type Texts = { whole: Set<string>; parts: RegExp[] };

/** The texts of a message; of a function the text around its arguments. */
function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message === "object" && message !== null) return Object.values(message).flatMap(textsOf);
  return [...String(message).matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)].map(([, , text = ""]) => text);
}

const argument = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
const letters = (text: string) => text.replace(/\P{L}/gu, "");

/** English messages that a German page must not show, with any words in place of their arguments. */
export async function englishTexts(): Promise<Texts> {
  const [english, german] = await Promise.all([wordsIn("en"), wordsIn("de")]);
  const shared = new Set(textsOf(german).map((text) => text.trim()));
  const { otherLanguage: _, ...shell } = english.shell;
  const own = textsOf({ ...english, shell })
    .map((text) => text.trim())
    .filter((text) => letters(text.replace(argument, "")).length > 2 && !shared.has(text));
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return {
    whole: new Set(own.filter((text) => text.search(argument) < 0)),
    parts: own
      .filter((text) => text.search(argument) >= 0)
      .map((text) => new RegExp(`^${text.split(argument).map(escaped).join("[\\s\\S]+")}$`)),
  };
}

/**
 * What the page says of it: visibly, to screen readers, in its title. Members' words and what is marked as English don't
 * count.
 */
export async function englishOn(page: Page, { whole, parts }: Texts): Promise<string[]> {
  const isEnglish = (text: string) => whole.has(text) || parts.some((part) => part.test(text));
  return (await page.evaluate(saidOnPage)).filter(isEnglish);
}

/** Runs in the page. */
function saidOnPage(): string[] {
  const others = "[dir=auto], bdi, code, script, style, :lang(en)";
  const labels = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "title",
    "placeholder",
    "alt",
  ];
  const said = [document.title];
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.closest(others) || !element.checkVisibility()) continue;
    for (const label of labels) said.push(element.getAttribute(label) ?? "");
    for (const node of element.childNodes) if (node instanceof Text) said.push(node.data);
  }
  return [...new Set(said.map((text) => text.replace(/ · Homecoming$/, "").trim()))].filter(Boolean);
}
