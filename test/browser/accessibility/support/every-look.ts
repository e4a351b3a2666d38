import type { Page } from "@playwright/test";
import { expectAccessible } from "../../../support/browser/axe.ts";
import { expectNoSpills } from "../../../support/spills.ts";

/** Waits until slow colour transitions have ended. */
const wear = (page: Page, theme: "dusk" | "day") =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

/**
 * Expects that the current page passes all of axe's rules in the dark theme, wide; colours and target sizes in the light theme,
 * narrow; and that nothing overflows at these widths, or at 400 % of 1280 × 1024. Then the page is wide again.
 */
export async function expectToHoldUp(page: Page, state: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await wear(page, "dusk");
  await expectAccessible(page, `${state}, dusk, 1280 px`);
  await expectNoSpills(page, `${state}, 1280 px`);
  await wear(page, "day");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, `${state}, day, 360 px`, "looks alone");
  await expectNoSpills(page, `${state}, 360 px`);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSpills(page, `${state}, 320 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Expects that all of axe's rules pass in both themes, wide and narrow. */
export async function expectToHoldUpInEveryLook(page: Page) {
  for (const theme of ["dusk", "day"] as const) {
    await wear(page, theme);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${theme}, ${width} px`);
    }
  }
}
