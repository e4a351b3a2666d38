import type { Page } from "@playwright/test";

/** Makes the page's processor this many times slower; 1 is its own pace. */
export async function slowDown(page: Page, rate: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate });
  await browser.detach();
}
