import { expect, type Page } from "@playwright/test";

export const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });

/** Expects this number on the bell. */
export const expectUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(count === 0 ? "Notifications" : `Notifications, ${count} unread`);

/** Waits until this page's stream is open. */
export async function openLive(page: Page, address: string) {
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.goto(address);
  await stream;
}
