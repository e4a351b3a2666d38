import type { Page } from "@playwright/test";

/** Waits until the application has taken over the page's header, so that a press is its own. */
export const waitForApplication = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
