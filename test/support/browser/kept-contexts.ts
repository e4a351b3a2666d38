import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";

/**
 * Browser contexts that stay for all tests of a worker, one for each set of options. A new page in a context that has loaded the
 * board before costs a third of what a new context costs.
 */
export type KeptContexts = {
  /**
   * Lends a context to a test, and empties it afterwards: no page, storage, route or permission is left.
   * @param options those by which contexts differ; Playwright adds them to each new context of a test by itself
   * @param whose `theirs` for a second browser beside the test's own
   * @throws if the test left something that can't be taken back
   */
  use(
    options: BrowserContextOptions,
    test: (context: BrowserContext) => Promise<void>,
    whose?: "own" | "theirs",
  ): Promise<void>;
  close(): Promise<void>;
};

/** `parked` is a page that keeps the context's renderer process and its caches alive between tests. */
type Kept = { context: BrowserContext; parked: Page };

export function keptContexts(browser: Browser): KeptContexts {
  const contexts = new Map<string, Kept>();
  return {
    use: async (options, test, whose = "own") => {
      const key = JSON.stringify([whose, options]);
      const kept = contexts.get(key) ?? (await park(await browser.newContext()));
      contexts.set(key, kept);
      await test(kept.context);
      await clear(kept, options);
    },
    close: async () => {
      for (const { context } of contexts.values()) await context.close();
    },
  };
}

async function park(context: BrowserContext): Promise<Kept> {
  const parked = await context.newPage();
  await parked.goto("/favicon.svg");
  return { context, parked };
}

async function clear({ context, parked }: Kept, { permissions }: BrowserContextOptions): Promise<void> {
  for (const page of context.pages()) if (page !== parked) await page.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearPermissions();
  if (permissions) await context.grantPermissions(permissions);
  await context.clearCookies();
  await parked.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  expect(await leftIn(parked), "what a test left in its browser").toEqual({
    caches: [],
    databases: [],
    workers: 0,
    clock: "real",
  });
}

const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    caches: "caches" in window ? await caches.keys() : [],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    clock: /native code/.test(String(Date)) ? "real" : "a test's",
  }));
