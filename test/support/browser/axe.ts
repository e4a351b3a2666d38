import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

// Runs axe directly: @axe-core/playwright opens a page and parses axe for each check, which is ten times slower.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Axe = { run(context: unknown, options: unknown): Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };

const all = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};
const rulesAlone = (...values: string[]) => ({ runOnly: { type: "rule", values }, resultTypes: ["violations"] });
const colors = rulesAlone("color-contrast", "link-in-text-block");
const looks = rulesAlone("color-contrast", "link-in-text-block", "target-size");
const names = rulesAlone("label-content-name-mismatch");

const sets = { all, "colors alone": colors, "looks alone": looks };

/**
 * Expects that axe finds no violations on the current page. `where` names the page in a failure. After a change of theme only
 * colours need checking, after a change of width the size of targets, too.
 */
export async function expectAccessible(page: Page, where: string, rules: keyof typeof sets = "all") {
  expect(await violationsOn(page, sets[rules]), where).toEqual([]);
}

/** Controls whose name lacks the words they show, so that who speaks to the browser can't press them. */
export const misnamedOn = (page: Page): Promise<string[]> => violationsOn(page, names);

async function violationsOn(page: Page, rules: unknown): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    // A text that is fading in has a low contrast for a moment.
    const ending = document
      .getAnimations()
      .filter((each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, options)).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
