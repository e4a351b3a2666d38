import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const [german, english] = ["Das ist nicht die Wahrheit, und das wisst ihr.", "This is not what the job says it is."];
const why = "Wer so etwas über andere schreibt, hat hier keinen Platz.";
const again = "Please look at it again, I was not the one who began.";

const languageAround = (page: Page, text: string) =>
  page
    .getByRole("main")
    .getByText(text)
    .first()
    .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));

test("L22 reports, decisions, appeals and deleted texts are marked with their language", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [member, reporter] = [await cast.join(), await cast.join()];
  const moderator = await cast.join({ role: "moderator" });
  const { body: job } = await member.post("/jobs", aJob());
  const write = (text: string) => member.post("/comments", { parent: "jobs", parentId: job.id, text });
  const { body: comment } = await write(german);
  const thing = { parent: "comments", id: comment.id };
  await reporter.post("/reports", { ...thing, reason: "abuse", text: english });
  const { results } = (await moderator.get("/admin/reports?limit=1000")).body;
  const found = results.find(({ recordId }: { recordId: number }) => recordId === comment.id);
  const decided = await moderator.post(`/admin/reports/${found.id}/decisions`, {
    version: found.version,
    outcome: "removed",
    reason: "abuse",
    text: why,
  });
  await member.post(`/decisions/${decided.body.id}/appeal`, { text: again });

  await cast.logIn(page, moderator);
  await page.goto(`/admin/reports/${found.id}`);
  for (const [text, language] of [
    [german, "de"],
    [english, "en"],
    [why, "de"],
    [again, "en"],
  ] as const)
    await expect.poll(() => languageAround(page, text)).toBe(language);
  await expect(page.getByRole("heading", { level: 1 }).locator("[lang=de]")).toHaveText(german);
  await expect(page.getByRole("main").locator("[lang=en]").getByText(english)).toBeVisible();

  await cast.logIn(page, member);
  await page.goto("/settings/reports");
  await expect.poll(() => languageAround(page, why)).toBe("de");
  await expect.poll(() => languageAround(page, german)).toBe("de");
  const { body: deleted } = await write("Das war nicht so, wie ich es gemeint habe.");
  await member.delete(`/comments/${deleted.id}`);
  await page.goto("/settings/bin");
  await expect.poll(() => languageAround(page, "Das war nicht so")).toBe("de");
});
