import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

// Runs axe directly: @axe-core/playwright opens a page and parses axe for each check, which is ten times slower.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core")), "utf8");

type Axe = { run(context: unknown, options: unknown): Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };

const all = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};
const colors = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

/**
 * Expects that axe finds no violations on the current page. `where` names the page in a failure. After a change of theme only
 * colours need checking.
 */
export async function expectAccessible(page: Page, where: string, rules: "all" | "colors alone" = "all") {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(document, options)).violations;
    },
    rules === "all" ? all : colors,
  );
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}
