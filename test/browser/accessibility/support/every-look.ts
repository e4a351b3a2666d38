import type { Page } from "@playwright/test";
import { expectAccessible } from "../../../support/browser/axe.ts";
import { expectNoSpills } from "../../../support/spills.ts";

const wear = (page: Page, theme: "dusk" | "day") =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** The page as it stands holds up in both themes, wide, narrow, and at 400 % of 1280 × 1024; then it is wide again. */
export async function expectToHoldUp(page: Page, state: string) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await wear(page, "dusk");
    await expectAccessible(page, `${state}, dusk, ${width} px`);
    await wear(page, "day");
    await expectAccessible(page, `${state}, day, ${width} px`, "colors alone");
    await expectNoSpills(page, `${state}, ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSpills(page, `${state}, 320 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
}
