import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const salary = { min: 25, max: null, currency: "EUR", per: "hour" };

test("J03 J10 J12 a job's page shows its facts, the reader's fit and the must-haves", async ({ page, cast }) => {
  const [known, must, other] = await cast.newSkills("Known", "Must", "Other");
  const [owner, reader] = [await cast.join(), await cast.join({ skills: [known] })];
  await cast.join({ skills: [known] });
  const skills = await cast.skillIds(known, must, other);
  const facts = { workplace: "remote", type: "freelance", salary, languages: [{ code: "de", level: "native" }] };
  const { body: job } = await owner.post("/jobs", aJob({ skills, required: skills.slice(0, 2).reverse(), ...facts }));
  await cast.logIn(page, reader);
  await page.goto(`/jobs/${job.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("You have 1 of 3", { exact: true })).toBeVisible();
  await expect(main.getByText(`1 of 2 must-haves. Missing: ${must} and ${other}.`)).toBeVisible();
  await expect(main.getByRole("region", { name: "Facts" }).getByRole("term")).toHaveText([
    ...["Workplace", "Type", "Salary", "Languages", "Listed until"],
  ]);
  await expect(main.getByRole("region", { name: "Facts" }).getByRole("definition")).toHaveText([
    ...["Remote", "Freelance", /^from €25 an hour\s*from about €52,000 a year, at 40 hours a week$/],
    ...["German native", /^\d+ \w+\s*60 days left$/],
  ]);
  const required = main.getByRole("list", { name: "Required skills" }).getByRole("listitem");
  await expect(required.filter({ hasText: "must-have" })).toHaveCount(2);
  await expect(required.last()).toHaveText(other);
  const match = main.getByRole("region", { name: "Matching users" }).getByRole("listitem").first();
  await expect(match).toContainText("Has 1 of 3, with 1 of the 2 that are required");
  await expect(match.getByRole("listitem").filter({ hasText: "lacks" })).toHaveText([
    new RegExp(`${must}.*must-have`),
    new RegExp(`${other}$`),
  ]);
  await expect(main.getByRole("region", { name: "Listing" })).toHaveCount(0);
});

test("L24 a job's page in German fits a screen of 320 px", { tag: "@all" }, async ({ page, cast }) => {
  const [owner, reader] = [await cast.join(), await cast.join()];
  const { body: job } = await owner.post("/jobs", aJob());
  await page.setViewportSize({ width: 320, height: 640 });
  await cast.logIn(page, reader);
  await page.goto(`/jobs/${job.id}?lang=de`);
  await expect(page.getByRole("button", { name: "KI nach der Work-Life-Balance fragen" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("J20 J21 a poster marks a job as filled, reopens it and withdraws it, with one click each", async ({
  page,
  cast,
}) => {
  const owner = await cast.join();
  const { body: job } = await owner.post("/jobs", aJob({ days: 14 }));
  await cast.logIn(page, owner);
  await page.goto(`/jobs/${job.id}`);
  const listing = page.getByRole("region", { name: "Listing" });
  const press = (name: string) => listing.getByRole("button", { name }).click();
  const apply = page.getByRole("link", { name: "Apply Here" });
  const people = page.getByRole("region", { name: "Matching users" });
  await expect(listing).toContainText(/Open until \d+ \w+, 14 days left/);
  await press("Mark as filled");
  await expect(toast(page, "The job is filled.")).toBeVisible();
  await expect(page.getByText(/^This job was filled on \d+ \w+\.$/)).toBeVisible();
  await expect(apply.or(people)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
  await expect(listing.getByRole("button", { name: "Open again" })).toBeFocused();
  await press("Open again");
  await expect(toast(page, "The job is open until")).toBeVisible();
  await expect(listing).toContainText("60 days left");
  await expect(apply).toBeVisible();
  await press("Withdraw");
  await expect(toast(page, "The job is withdrawn.")).toBeVisible();
  await expect(page.getByText("This job was withdrawn.")).toBeVisible();
});
