import type { Page } from "@playwright/test";

type Router = { navigate(to: string): Promise<void> };

/** Moves like a link, without loading the document again, as soon as the page's code has come. A tenth of the cost of a load. */
export async function follow(page: Page, address: string): Promise<void> {
  const router = await page.waitForFunction(
    () => (window as unknown as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter,
  );
  await router.evaluate((found, to) => found?.navigate(to), address);
}

/** Moves to another page and waits until it is there, which its heading or main part tells by taking the focus. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.getByRole("banner").getByRole("link").first().focus();
  await follow(page, address);
  const hasFocus = () => /^(H1|MAIN)$/.test(document.activeElement?.tagName ?? "");
  await page.waitForFunction(hasFocus, undefined, { timeout: 15_000 });
}
