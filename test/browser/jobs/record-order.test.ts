import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const top = async (page: Page, heading: string) =>
  (await page.getByRole("main").getByRole("heading", { name: heading, exact: true }).boundingBox())?.y ?? 0;
const inOrder = async (page: Page, ...headings: string[]) => {
  const tops = await Promise.all(headings.map((heading) => top(page, heading)));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
};

test("U64 a job's page shows matching users after the comments, but to its owner before them", async ({
  page,
  cast,
}) => {
  const [owner, reader] = [await cast.join(), await cast.join({ skills: ["Clojure"] })];
  const skills = await cast.skillIds("Haskell", "Clojure");
  const { body: job } = await owner.post("/jobs", aJob({ skills, required: [skills[1]] }));
  await cast.logIn(page, reader);
  await page.goto(`/jobs/${job.id}`);
  const pills = page.getByRole("list", { name: "Required skills" }).getByRole("link");
  await expect(pills).toHaveText([/^Clojure/, "Haskell"]);
  await expect(pills.first()).toHaveClass(/\bhas\b/);
  await expect(pills.last()).toHaveClass(/\blacks\b/);
  await expect(page.getByRole("heading", { name: "Matching users" })).toBeVisible();
  await inOrder(page, "Required skills", "Comments", "Matching users");
  await cast.logIn(page, owner);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("heading", { name: "Matching users" })).toBeVisible();
  await inOrder(page, "Required skills", "Matching users", "Comments");
});

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`U64 at ${width} px a job's actions stay in view without covering the end of the page`, {
    tag: width === 360 ? [] : "@all",
  }, async ({ page, cast }) => {
    const owner = await cast.join();
    const description = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join("\n\n");
    const { body: job } = await owner.post("/jobs", aJob({ description }));
    await cast.logIn(page, await cast.join());
    await page.setViewportSize({ width, height });
    await page.goto(`/jobs/${job.id}`);
    const apply = page.getByRole("link", { name: "Apply Here" });
    await expect(apply).toBeInViewport({ ratio: 1 });
    // The text is rendered again when the Markdown renderer has loaded.
    await expect(() => page.getByText("Line 40.").scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
    await expect(apply).toBeInViewport({ ratio: 1 });
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click({ trial: true });
  });
}
