import type { Page } from "@playwright/test";
import type { BrowserMember, Cast } from "../../../support/browser/browser.ts";
import { aQuestion } from "../../../support/builders.ts";

export const box = (page: Page) => page.getByLabel("Write an answer");
export const tools = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
export const tool = (page: Page, name: string) => tools(page).getByRole("button", { name });

/** Somebody's question, opened by another member. */
export async function openQuestion(page: Page, cast: Cast, asker?: BrowserMember) {
  const owner = asker ?? (await cast.join());
  const { body: question } = await owner.post("/questions", aQuestion());
  const member = await cast.join({ firstName: "Wanda" });
  await cast.logIn(page, member);
  await page.goto(`/qa/${question.id}`);
  return { question, owner, member };
}
