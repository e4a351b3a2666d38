import type { Page, Route } from "@playwright/test";
import type { Form } from "./form.ts";

export type Sending = {
  /** How often the form was sent so far. */
  count(): number;
  /** Answers what was sent last. */
  answer(status: number, json: object): Promise<void>;
};

/** What a form sends comes to the test instead of the board, and waits for its answer. */
export async function takeSending(page: Page, { method, path }: Form["sendsTo"]): Promise<Sending> {
  const sent: Route[] = [];
  let arrived = Promise.withResolvers<Route>();
  await page.route(
    (url) => path.test(url.pathname),
    (route) => {
      if (route.request().method() !== method) return route.fallback();
      sent.push(route);
      arrived.resolve(route);
    },
  );
  return {
    count: () => sent.length,
    answer: async (status, json) => {
      const route = await arrived.promise;
      arrived = Promise.withResolvers<Route>();
      await route.fulfill({ status, json });
    },
  };
}
