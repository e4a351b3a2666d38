import type { Page, Route } from "@playwright/test";
import type { Form } from "./form.ts";

export type Sending = {
  /** How often the form was sent. */
  count(): number;
  /** Answers the last request. */
  answer(status: number, json: object): Promise<void>;
};

/** Intercepts what a form sends; it waits for the test's answer. */
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
