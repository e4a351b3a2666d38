import { expect, type Page } from "@playwright/test";

export const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });

/** The bell shows this many. */
export const expectUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(count === 0 ? "Notifications" : `Notifications, ${count} unread`);

/** Waits until the board tells this page what happens. */
export async function openLive(page: Page, address: string) {
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.goto(address);
  await stream;
}
