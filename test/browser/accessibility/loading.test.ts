import { expect, type Locator } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aForm, aJob, aWord } from "../../support/builders.ts";
import { takeAnswers } from "./support/answers.ts";
import { type Furnished, test } from "./support/furnished-board.ts";
import { loading } from "./support/settled.ts";
import { shiftsSince, watchShifts } from "./support/shifts.ts";

test.use({ freshContext: true });

const nowhere = 2_000_000_000;

/** Pages that load data. */
const waiting: ((board: Furnished) => string)[] = [
  () => pages.home,
  () => pages.welcome,
  () => pages.settings,
  () => pages.notificationSettings,
  () => pages.notifications,
  () => pages.bin,
  () => pages.ownReports,
  () => pages.savedJobs,
  () => pages.conversations,
  () => pages.cohorts,
  () => pages.jobs,
  () => pages.projects,
  () => pages.questions,
  () => pages.companies,
  () => pages.users,
  () => pages.skills,
  ({ full }) => paths.job(full.job),
  ({ full }) => paths.project(full.project),
  ({ full }) => paths.question(full.question),
  ({ full }) => paths.company(full.company),
  ({ full }) => paths.user(full.user),
  ({ full }) => paths.profile(full.user),
  ({ full }) => paths.skill(full.skill),
  ({ full }) => paths.cohort(full.cohort),
  ({ full }) => paths.editJob(full.job),
  ({ full }) => paths.editUser(full.user),
  ({ full }) => paths.conversation(full.conversation),
  () => paths.job(nowhere),
];

for (const width of [1280, 360]) {
  test(`U19 at ${width} px nothing shifts when a slow response arrives`, { tag: "@all" }, async ({
    page,
    cast,
    board,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await cast.logIn(page, board.owner);
    const answers = await takeAnswers(page);
    const jumps: string[] = [];
    for (const address of waiting.map((of) => of(board))) {
      const release = answers.hold();
      await page.goto(address);
      await expect(loading(page).first(), address).toBeVisible();
      await shiftsSince(page);
      release();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      const shifts = await shiftsSince(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > 0.02)
        jumps.push(`${address}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join("; ")}`);
    }
    expect(jumps).toEqual([]);
  });
}

test("U19 a list shows its cards only once the reader's fit is known, so nothing shifts", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShifts(page);
  await cast.logIn(page, board.owner);
  const fit = page.getByRole("img", { name: /^You have \d of \d/ });
  for (const [address, answer] of [
    [pages.jobs, "**/api/jobs?*"],
    [pages.projects, "**/api/projects?*"],
  ] as const) {
    const release = await holdAnswers(page, "**/api/account");
    const listed = page.waitForResponse(answer);
    await page.goto(address);
    await listed;
    await expect(loading(page)).toBeVisible();
    await shiftsSince(page);
    release();
    await expect(fit.first()).toBeVisible();
    const shifts = await shiftsSince(page);
    expect(
      shifts.filter(({ value }) => value > 0.02),
      address,
    ).toEqual([]);
    await page.unrouteAll();
  }
});

test("U19 J17 the filter panel shows fixed values at once and adds counted ones without shifts", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await cast.logIn(page, board.owner);
  const cards = page.getByRole("main").locator("li[id]");
  const atOnce = [
    [pages.jobs, ["For me", "Workplace", "Salary"]],
    [pages.users, []],
    [pages.questions, ["State"]],
  ] as const;
  for (const [address, groups] of atOnce) {
    const release = await holdAnswers(page, /facets=true/);
    await page.goto(address);
    const panel = page.getByRole("region", { name: "Filters" });
    await expect(cards.first(), address).toBeVisible();
    await expect(panel.locator("legend"), address).toHaveText([...groups]);
    await shiftsSince(page);
    release();
    await expect(panel.getByRole("group", { name: "Skills" }), address).toBeVisible();
    // A value may take the place of one without results, within its group.
    const shifts = await shiftsSince(page);
    expect(
      shifts.filter(({ value }) => value > 0.001),
      address,
    ).toEqual([]);
    await page.unrouteAll();
  }
});

test("U19 P37 a job's page waits for its insiders, so nothing shifts", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [insider, asker] = [await cast.join({ firstName: "Leila" }), await cast.join()];
  const { body: company } = await insider.send("POST", "/company/", { body: aForm({ name: `Insight ${aWord()}` }) });
  const { firstName, lastName, email, id: userId } = insider;
  const profile = JSON.stringify({ openTo: ["questions"] });
  const body = aForm({ firstName, lastName, email, companyId: String(company.id), profile });
  await insider.send("PUT", `/users/${userId}`, { body });
  const { body: job } = await insider.post("/jobs", aJob({ companyId: company.id }));
  await asker.post("/contacts", { userId, text: "How is it there?", about: { parent: "jobs", id: job.id } });
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShifts(page);
  await cast.logIn(page, asker);
  const release = await holdAnswers(page, "**/insiders");
  const answered = page.waitForResponse(`**/api/jobs/${job.id}`);
  await page.goto(paths.job(job.id));
  await answered;
  await expect(loading(page)).toBeVisible();
  await shiftsSince(page);
  release();
  await expect(page.getByText(/^You asked Leila/)).toBeVisible();
  expect((await shiftsSince(page)).filter(({ value }) => value > 0.02)).toEqual([]);
});

for (const width of [1280, 768, 360]) {
  test(`U19 U03 at ${width} px the editor's toolbar appears without shifts`, { tag: "@all" }, async ({
    page,
    cast,
    board,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await cast.logIn(page, board.owner);
    await page.goto(paths.job(board.full.job));
    const box = page.getByLabel("Write a comment");
    await expect(box).toBeVisible();
    const release = await holdAnswers(page, "**/*.js");
    await box.focus();
    const send = page.getByRole("button", { name: "Send" });
    const below = await distance(box, send);
    release();
    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    expect(await distance(box, send)).toBe(below);
  });
}

/** The distance from the top of one element to the next. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()];
  return Math.round((below?.y ?? 0) - (above?.y ?? 0));
}

test("U19 the loading state is hidden for its first 200 ms", async ({ page, cast, board }) => {
  await cast.logIn(page, board.owner);
  const answers = await takeAnswers(page);
  await page.goto(pages.about);
  await expect(page.locator("main .appear-late")).toHaveCount(0);
  await page.evaluate(watchLoading);
  const release = answers.hold();
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Skills" }).click();
  await expect(loading(page).first()).toBeVisible();
  release();
  await expect(loading(page)).toHaveCount(0);
  const { hidden, delay } = await page.evaluate(
    () => (window as unknown as { watched: { hidden: boolean; delay: string } }).watched,
  );
  expect({ hidden, delay }).toEqual({ hidden: true, delay: "0.2s" });
});

/** Runs in the page: the appearance of the first loading state. */
function watchLoading() {
  new MutationObserver(() => {
    const sign = document.querySelector("main .appear-late");
    if (!sign || "watched" in window) return;
    const { visibility, animationDelay } = getComputedStyle(sign);
    Object.assign(window, { watched: { hidden: visibility === "hidden", delay: animationDelay } });
  }).observe(document.body, { childList: true, subtree: true });
}
