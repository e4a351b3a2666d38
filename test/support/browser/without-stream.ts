import type { Page } from "@playwright/test";

/** What goes on without end would keep a page from ever being idle. */
export const withoutStream = (page: Page) => page.route("**/api/live", (route) => route.abort());
