import type { Page } from "@playwright/test";
import type { BrowserMember, Cast } from "../../../support/browser/browser.ts";
import { aJob, aWord } from "../../../support/builders.ts";

/** A job of Bob's that was reported, and its case. */
export async function aReportedJob(cast: Cast, moderator: BrowserMember) {
  const [bob, reporter] = await Promise.all([cast.join({ firstName: "Bob" }), cast.join()]);
  const title = `Ferry captain ${aWord()}`;
  const { body: job } = await bob.post("/jobs", aJob({ title, description: "Send 50 euros first." }));
  await reporter.post("/reports", { parent: "jobs", id: job.id, reason: "spam", text: "A trick, I paid." });
  return { bob, reporter, title, job: job.id as number, caseId: await caseOf(moderator, job.id) };
}

export async function caseOf(moderator: BrowserMember, id: number, parent = "jobs"): Promise<number> {
  const { body } = await moderator.get("/admin/reports?limit=1000");
  return body.results.find(
    (each: { parent: string; recordId: number }) => each.parent === parent && each.recordId === id,
  ).id;
}

export const told = (page: Page) => page.getByLabel("What its author and the reporters are told");
export const decide = (page: Page) => page.getByRole("button", { name: "Decide", exact: true });
/** The section with this heading. */
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
