import type { Page } from "@playwright/test";
import { pages, paths } from "../../contract/pages.ts";
import type { Words } from "../support/words.ts";
import { answer, on, press } from "./moments.ts";
import type { Ids, Role, Scene } from "./scenes.ts";

/** What the board notifies of. */
export function news({ jobs = 0 }: Ids, { notifications, savedSearches, refusals }: Words): Scene[] {
  const visitor = { role: "visitor" as Role };
  const refused = { at: "2026-03-03T09:00:00.000Z", reason: "550 5.1.1 no such user" };
  return [
    on("bell", pages.welcome, press(new RegExp(`^${notifications.title}`)), { widths: [768, 1280] }),
    on("notifications-unread", `${pages.notifications}?unread=true`, undefined),
    on("tell-me", pages.jobs, press(savedSearches.tellMe)),
    on("list-news", pages.jobs, waitForNews, { before: happening("jobs*") }),
    on("comment-news", paths.job(jobs), waitForNews, { before: happening(`comments/jobs/${jobs}*`, jobs) }),
    on("mail-refused", pages.notifications, undefined, {
      before: (page) =>
        page.route("**/api/account", async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), mailRefused: refused } });
        }),
    }),
    on("unsubscribe", `${pages.unsubscribe}?token=x`, undefined, {
      ...visitor,
      before: answer("unsubscribe*", { json: { kinds: ["answer"], search: null, stopped: false, stoppedAll: false } }),
    }),
    on("unsubscribed", `${pages.unsubscribe}?token=x`, undefined, {
      ...visitor,
      before: answer("unsubscribe*", { json: { kinds: ["answer"], search: null, stopped: true, stoppedAll: false } }),
    }),
    on("unsubscribe-dead", `${pages.unsubscribe}?token=x`, undefined, {
      ...visitor,
      before: answer("unsubscribe*", { status: 404, json: { error: refusals.notHere, code: "not_found" } }),
    }),
  ];
}

const waitForNews = (page: Page) => page.locator(".news button").waitFor();

/** At first the list lacks one post by somebody else; then an event announces it. */
const happening = (list: string, job?: number) => async (page: Page) => {
  const asked = new Set<string>();
  await page.route(`**/api/${list}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const address = route.request().url();
    const isFirst = !asked.has(address);
    asked.add(address);
    await route.fulfill({ response, json: isFirst ? { ...json, results: json.results.slice(1) } : json });
  });
  const happened = { kind: "job.posted", parent: "jobs", id: job ?? 1, commentId: job ? 1 : null };
  const frames = [`event: start\ndata: {"unread":3}`, `event: happened\ndata: ${JSON.stringify(happened)}`];
  await page.route("**/api/live", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `${frames.join("\n\n")}\n\n` }),
  );
};
