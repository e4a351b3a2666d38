import type { Page } from "@playwright/test";
import { pages, paths } from "../../contract/pages.ts";
import type { Words } from "../support/words.ts";
import { on, press } from "./moments.ts";
import type { Ids, Scene } from "./scenes.ts";

/** What the board tells by itself. */
export function news({ jobs = 0 }: Ids, { notifications }: Words): Scene[] {
  return [
    on("bell", pages.welcome, press(new RegExp(`^${notifications.title}`)), { widths: [768, 1280] }),
    on("notifications-unread", `${pages.notifications}?unread=true`, undefined),
    on("list-news", pages.jobs, waitForNews, { before: happening("jobs*", 0) }),
    on("comment-news", paths.job(jobs), waitForNews, { before: happening(`comments/jobs/${jobs}*`, -1, jobs) }),
  ];
}

const waitForNews = (page: Page) => page.locator(".news button").waitFor();

/** The list lacks one at first; then something happens, and it is there. */
const happening = (list: string, lacking: 0 | -1, job?: number) => async (page: Page) => {
  let asked = 0;
  await page.route(`**/api/${list}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    asked += 1;
    await route.fulfill({
      response,
      json: asked === 1 ? { ...json, results: json.results.toSpliced(lacking, 1) } : json,
    });
  });
  const happened = { kind: "job.posted", parent: "jobs", id: job ?? 1, commentId: job ? 1 : null };
  const frames = [`event: start\ndata: {"unread":3}`, `event: happened\ndata: ${JSON.stringify(happened)}`];
  await page.route("**/api/live", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `${frames.join("\n\n")}\n\n` }),
  );
};
