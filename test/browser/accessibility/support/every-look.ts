import type { Page } from "@playwright/test";
import { expectAccessible } from "../../../support/browser/axe.ts";
import { expectNoSpills } from "../../../support/spills.ts";

/** Colors that change slowly are there when this is done. */
const wear = (page: Page, theme: "dusk" | "day") =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

/**
 * The page as it stands holds up: all of axe's rules in the dark theme, wide; colours and the size of targets in the light one,
 * narrow; and nothing spills at these widths, nor at 400 % of 1280 × 1024. Then it is wide again.
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

/** All of axe's rules hold in both themes, wide and narrow. */
export async function expectToHoldUpInEveryLook(page: Page) {
  for (const theme of ["dusk", "day"] as const) {
    await wear(page, theme);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${theme}, ${width} px`);
    }
  }
}
