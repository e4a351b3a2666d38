import type { Page, Route } from "@playwright/test";

const nothing = { results: [], currentPage: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false, total: 0 };

export type Answers = {
  /** What is asked from now on waits; what is returned lets it go, one answer after the other. */
  hold(): () => void;
  fail(): void;
  /** Lists are empty; single records are as they are. */
  empty(): void;
  /** How many questions the page itself has asked. */
  asked(): number;
};

/** What is asked on every page, whatever it shows. */
const ofTheBar = ["/api/account", "/api/account/notifications"];

/** Takes the board's answers to everything that a page reads into the test's hand. */
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
        // Who left the page meanwhile waits for nothing.
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
      // What a page asks again by itself may still be on its way when the test is over.
      answer = (route) => emptied(route).catch(() => undefined);
    },
    asked: () => asked,
  };
}

async function emptied(route: Route): Promise<void> {
  const response = await route.fetch();
  const json = await response.json();
  return route.fulfill({ response, json: "results" in json ? nothing : json });
}
