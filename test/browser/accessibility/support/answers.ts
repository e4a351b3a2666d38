import type { Page, Route } from "@playwright/test";

const nothing = { results: [], currentPage: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false, total: 0 };

export type Answers = {
  /** Holds back all requests from now on; the returned function lets them go, one after the other. */
  hold(): () => void;
  fail(): void;
  /** Makes lists empty; single records stay as they are. */
  empty(): void;
  /** The number of requests by the page itself. */
  asked(): number;
};

/** Requests that every page sends. */
const ofTheBar = ["/api/account", "/api/account/notifications"];

/** Lets a test control the replies to everything that a page reads. */
export async function takeAnswers(page: Page): Promise<Answers> {
  let answer: (route: Route) => Promise<void> = (route) => route.continue();
  let asked = 0;
  await page.route("**/api/**", async (route) => {
    const isReading = route.request().resourceType() === "fetch" && route.request().method() === "GET";
    const { pathname } = new URL(route.request().url());
    if (!isReading || pathname === "/api/live") return route.continue();
    if (!ofTheBar.includes(pathname)) asked += 1;
    return answer(route);
  });
  return {
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let queue = promise;
      answer = (route) => {
        // The page may have been left meanwhile.
        queue = queue.then(async () => route.fulfill({ response: await route.fetch() })).catch(() => undefined);
        return queue;
      };
      return () => {
        answer = (route) => route.continue();
        resolve();
      };
    },
    fail: () => {
      answer = (route) => route.fulfill({ status: 400, json: { error: "Not today", code: "bad_request" } });
    },
    empty: () => {
      // A background request may still be running when the test ends.
      answer = (route) => emptied(route).catch(() => undefined);
    },
    asked: () => asked,
  };
}

async function emptied(route: Route): Promise<void> {
  const response = await route.fetch();
  const json = await response.json();
  return route.fulfill({ response, json: "results" in json ? { ...json, ...nothing } : json });
}
