import { expect, type Locator, type Page } from "@playwright/test";
import type { JobPreview } from "../../../contract/jobs/jobs.ts";
import { test } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const previewsOf = (page: Page) => page.getByRole("region", { name: "Job Previews" }).getByRole("listitem");

/** The home page within the application, as it is after logging out. */
const inApplication = "/?app";

/** Opens the home page as a member; answers with the previews that it was sent. */
async function openHome(page: Page): Promise<JobPreview[]> {
  const [reply] = await Promise.all([page.waitForResponse(/\/api\/jobs\?limit=2$/), page.goto("/")]);
  return (await reply.json()).results;
}

test("U200 a visitor's home page contains the newest jobs and loads no script", async ({ page, cast }) => {
  const poster = await cast.join();
  for (const title of ["First", "Second", "Third"]) await poster.post("/jobs", aJob({ title }));
  const programs: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && programs.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/login");
  await expect(previewsOf(page)).toHaveCount(2);
  for (const link of await previewsOf(page).getByRole("link").all()) {
    await expect(link).toHaveText("Log in to view more");
    await expect(link).toHaveAttribute("href", "/login");
  }
  await page.waitForLoadState("load");
  expect(programs).toEqual([]);
});

test("a job preview is cut at 50 characters and shows a dash for a missing location", { tag: "@all" }, async ({
  page,
}) => {
  const jobs = [
    { id: 1, title: "Long", location: null, description: "d".repeat(50) },
    { id: 2, title: "Short", location: "Berlin", description: "s".repeat(50) },
  ];
  await page.route(/\/api\/jobs\?limit=2$/, (route) => route.fulfill({ json: { results: jobs, cut: [1] } }));
  await page.goto(inApplication);
  const [long, short] = [previewsOf(page).nth(0), previewsOf(page).nth(1)];
  await expect(long.getByText("-", { exact: true })).toBeVisible();
  await expect(long.getByText(`${"d".repeat(50)}…`)).toBeVisible();
  await expect(short).toContainText("Berlin");
  await expect(short.getByText("s".repeat(50), { exact: true })).toBeVisible();
});

test("a member's job previews link to the jobs, and Get Started leads to Welcome", async ({ page, cast }) => {
  const member = await cast.join();
  await member.post("/jobs", aJob({ description: "w".repeat(300), location: "" }));
  await member.post("/jobs", aJob({ description: "w".repeat(300), location: "" }));
  await cast.logIn(page, member);
  const sent = await openHome(page);
  expect(sent).toHaveLength(2);
  for (const [place, { id, description, location }] of sent.entries()) {
    const preview = previewsOf(page).nth(place);
    await expect(preview.getByRole("link")).toHaveText("View More");
    await expect(preview.getByRole("link")).toHaveAttribute("href", `/jobs/${id}`);
    if (description.startsWith("www")) await expect(preview.getByText(`${"w".repeat(50)}…`)).toBeVisible();
    await expect(preview.getByText(location ?? "-", { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/welcome");
});

test("without jobs, or if they fail to load, the home page says that none are available", { tag: "@all" }, async ({
  page,
}) => {
  const none = page.getByText("No jobs available at the moment.");
  await page.route(/\/api\/jobs\?limit=2$/, (route) => route.fulfill({ json: { results: [] } }));
  await page.goto(inApplication);
  await expect(none).toBeVisible();
  await page.unroute(/\/api\/jobs\?limit=2$/);
  await page.route(/\/api\/jobs\?limit=2$/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(inApplication);
  await expect(none).toBeVisible();
  await expect(previewsOf(page)).toHaveCount(0);
});

const stats = {
  users: 3,
  skills: 7,
  projects: 0,
  commentsOnProjects: 0,
  jobs: 1200,
  commentsOnJobs: 900,
  questions: 8,
  answersToQuestions: 1,
};

const cardsOf = (page: Page) => page.getByRole("region", { name: "Statistics" }).getByRole("listitem");

async function shows(card: Locator, heading: string, count: string, lines: [string, string][]) {
  await expect(card.getByRole("heading").getByText(heading, { exact: true })).toBeVisible();
  await expect(card.getByRole("heading").getByText(count, { exact: true })).toBeVisible();
  await expect(card.getByRole("term")).toHaveText(lines.map(([term]) => term));
  await expect(card.getByRole("definition")).toHaveText(lines.map(([, value]) => value));
}

test("four cards show the board's statistics, with ratios to two decimals", async ({ page }) => {
  await page.route("**/api/stats", (route) => route.fulfill({ json: stats }));
  await page.goto(inApplication);
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(4);
  await shows(cards.nth(0), "Users", "3", [
    ["Skills", "7"],
    ["Skills per user", "2.33"],
  ]);
  await shows(cards.nth(1), "Projects", "0", [
    ["Comments", "0"],
    ["Comments per project", "0.00"],
  ]);
  await shows(cards.nth(2), "Job offers", "1,200", [
    ["Comments", "900"],
    ["Comments per job", "0.75"],
  ]);
  await shows(cards.nth(3), "Questions", "8", [
    ["Answers", "1"],
    ["Answers per question", "0.13"],
  ]);
});

test("the statistics show the board's numbers to visitors and offer a retry", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.join();
  let isAway = true;
  await page.route("**/api/stats", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(inApplication);
  await expect(page.getByRole("alert")).toContainText("The statistics couldn't be loaded.");
  isAway = false;
  const [reply] = await Promise.all([
    page.waitForResponse("**/api/stats"),
    page.getByRole("button", { name: "Try again" }).click(),
  ]);
  const { users } = await reply.json();
  expect(users).toBeGreaterThan(0);
  await expect(cardsOf(page).first().getByRole("heading").getByText(String(users), { exact: true })).toBeVisible();
});
