import { expect, type Page } from "@playwright/test";

export const loading = (page: Page) => page.getByRole("main").getByText("Loading...").filter({ visible: true });

/** Waits until an English page shows what it loads. */
export async function settles(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
}

/** Opens the cards of a list. Of more than these, as the interface's page has them, the others are hidden. */
export const openAllCards = (page: Page, most = Number.MAX_SAFE_INTEGER) =>
  page.getByRole("main").evaluate((main, most) => {
    for (const [place, card] of main.querySelectorAll("details").entries()) {
      card.hidden = place >= most;
      card.open = true;
    }
  }, most);
