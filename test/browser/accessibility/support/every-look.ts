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

/** The page as it stands holds up in one theme wide, in the other narrow, and at 400 % of 1280 × 1024; then it is wide again. */
export async function expectToHoldUp(page: Page, state: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await wear(page, "dusk");
  await expectAccessible(page, `${state}, dusk, 1280 px`);
  await expectNoSpills(page, `${state}, 1280 px`);
  await wear(page, "day");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, `${state}, day, 360 px`);
  await expectNoSpills(page, `${state}, 360 px`);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSpills(page, `${state}, 320 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
}
