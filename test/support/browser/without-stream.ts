import type { Page } from "@playwright/test";

/** Blocks the live stream, which would keep the page from ever reaching "networkidle". */
export const withoutStream = (page: Page) => page.route("**/api/live", (route) => route.abort());
