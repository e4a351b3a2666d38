import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aJob, aWord } from "../../support/builders.ts";
import { expectNoSpills } from "../../support/spills.ts";
import { postByKeys } from "./posting-by-keys.ts";

const types = ["full-time", "part-time", "freelance", "internship"];

test("J01 J05 J16 J17 J30 J31 J41 U55 a job posted in fewer than 400 keys is found by filters, saved and marked as applied", async ({
  page,
  cast,
}) => {
  const [poster, member] = [await cast.join(), await cast.join({ skills: ["React"] })];
  const word = aWord();
  const [react, css] = (await cast.skillIds("React", "CSS")) as [number, number];
  const others = Array.from({ length: 39 }, (_, number) => ({
    title: `Job ${word} ${number}`,
    workplace: number % 2 ? "remote" : "hybrid",
    type: types[number % 4],
    salary: { min: 10_000 + number * 1000, max: null, currency: "EUR", per: "year" },
  }));
  await Promise.all(others.map((job) => poster.post("/jobs", aJob({ ...job, skills: [css], required: [css] }))));
  const title = `Keeper ${word}`;
  await cast.logIn(page, poster);
  await page.goto("/jobs/add");
  expect(await postByKeys(page, title)).toBeLessThan(400);
  expect((await poster.get(`/jobs?search=${title}`)).body.results[0]).toMatchObject({
    ...{ title, workplace: "hybrid", type: "full-time", seniority: null, required: [react] },
    salary: { min: 55_000, max: 65_000, currency: "EUR", per: "year" },
    languages: [{ code: "de", level: "B2" }],
  });

  await cast.logIn(page, member);
  await page.goto(`/jobs?search=${word}`);
  const filters = page.getByRole("region", { name: "Filters" });
  await expect(page.getByText("40 jobs", { exact: true })).toBeVisible();
  await filters.getByRole("checkbox", { name: "Hybrid 21" }).check();
  await expect(page.getByText("21 jobs", { exact: true })).toBeVisible();
  await page.emulateMedia({ forcedColors: "active" });
  const [box, mark] = await filters
    .getByRole("checkbox", { name: /^Hybrid/ })
    .evaluate((box) => [null, "::before"].map((part) => getComputedStyle(box, part).backgroundColor));
  expect(mark, "in colors of the reader's own").not.toBe(box);
  await page.emulateMedia({ forcedColors: null });
  await filters.getByRole("checkbox", { name: "Full-time 11" }).check();
  await filters.getByRole("textbox", { name: "From" }).fill("60,000");
  await expect(page.getByText("1 job", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/workplace=hybrid&type=full-time&salaryFrom=60000$/);

  const card = page.getByRole("main").locator("details");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/Hybrid\s*Full-time\s*€55,000–€65,000 a year/);
  await expect(card).toContainText("posted just now");
  const sentence = "You have 1 of 3, with the one that is required";
  await expect(card.getByRole("img", { name: sentence })).toHaveText("1/3");
  await card.locator("summary").click();
  await expect(card.getByText(sentence)).toBeVisible();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("link", { name: "More Details" }).click();
  await page.getByRole("button", { name: "I applied" }).click();
  await expect(page.getByRole("button", { name: /^Applied on \d+ \w+$/ })).toHaveAttribute("aria-pressed", "true");

  await page.goto("/saved?applied=true");
  const saved = page.getByRole("article");
  await expect(saved).toContainText(title);
  await saved.getByRole("button", { name: "Add a note" }).click();
  await expect(saved.getByText("Only you see it.")).toBeVisible();
  await page.keyboard.type("Ask for Ada.");
  await saved.getByRole("button", { name: "Save note" }).click();
  await expect(saved).toContainText("Ask for Ada.");
  await expect(saved.getByRole("button", { name: "Edit the note" })).toBeFocused();
  await saved.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("None of your saved jobs match.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved).toContainText("Ask for Ada.");
  await page.getByRole("link", { name: "Not applied" }).click();
  await expect(page.getByText("None of your saved jobs match.")).toBeVisible();

  await page.goto(`/jobs?search=${word}&workplace=onsite`);
  await expect(page.getByText("No jobs match these filters.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL(`/jobs?search=${word}`);
  await page.getByLabel("Sort by").selectOption("Salary");
  await expect(card.first()).toContainText(title);
});

test("J20 a card shows the days left near the job's end, and its status to the poster", {
  tag: "@all",
}, async ({ page, cast }) => {
  const poster = await cast.join();
  const word = aWord();
  await poster.post("/jobs", aJob({ title: `Ending ${word}`, days: 9 }));
  const { body: filled } = await poster.post("/jobs", aJob({ title: `Filled ${word}` }));
  await poster.put(`/jobs/${filled.id}/status`, { status: "filled" });
  await cast.logIn(page, poster);
  await page.goto("/jobs");
  await page.getByRole("link", { name: "My jobs" }).click();
  const cards = page.getByRole("main").locator("summary");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Filled");
  await expect(cards.last()).toContainText("9 days left");
  await page.goto("/welcome");
  const own = page.getByRole("listitem").filter({ hasText: `Filled ${word}` });
  await expect(own).toHaveText(`Filled ${word} Filled`);
  await expect(page.getByRole("link", { name: "Saved jobs" })).toHaveAttribute("href", "/saved");
});

test("J16 filters and sort order chosen while the list is loading all apply", {
  tag: "@all",
}, async ({ page, cast }) => {
  await (await cast.join()).post("/jobs", aJob({ workplace: "remote", type: "internship" }));
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs");
  const filters = page.getByRole("region", { name: "Filters" });
  await expect(filters.getByRole("checkbox", { name: /^Remote/ })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/jobs(\/facets)?\?/, (route) => promise.then(() => route.continue()));
  await filters.getByRole("checkbox", { name: /^Remote/ }).check();
  await page.getByLabel("Sort by").selectOption("Salary");
  await filters.getByRole("checkbox", { name: /^Internship/ }).check();
  await expect(page).toHaveURL(/workplace=remote.*type=internship/);
  resolve();
  await expect(page).toHaveURL(/sort=salary/);
});

test("search F33 J17 a filter shows six values; Show more adds the rest and moves the focus to them", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [poster, word] = [await cast.join(), aWord()];
  const names = ["React", "CSS", "HTML", "Git", "Docker", "Python", "SQL", "Linux", "PHP", "Java", "Figma"];
  await poster.post("/jobs", aJob({ title: word, skills: await cast.skillIds(...names) }));
  await cast.logIn(page, poster);
  await page.goto(`/jobs?search=${word}`);
  const skills = page.getByRole("region", { name: "Filters" }).getByRole("group", { name: "Skills" });
  await expect(skills.getByRole("checkbox")).toHaveCount(6);
  await skills.getByRole("button", { name: "Show 5 more" }).focus();
  await page.keyboard.press("Enter");
  await expect(skills.getByRole("checkbox")).toHaveCount(11);
  await expect(skills.getByRole("checkbox").nth(6)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/skill=\d+/);
  await expect(skills.getByRole("checkbox", { checked: true })).toBeFocused();
});

test("J17 if the counts fail to load, filters still apply and the counts can be retried", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [poster, word] = [await cast.join(), aWord()];
  for (const workplace of ["remote", "hybrid"]) await poster.post("/jobs", aJob({ title: word, workplace }));
  await cast.logIn(page, poster);
  let isFailing = true;
  await page.route(/\/api\/jobs\?.*facets=true/, (route) =>
    isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.goto(`/jobs?search=${word}`);
  const filters = page.getByRole("region", { name: "Filters" });
  await expect(page.getByText("2 jobs", { exact: true })).toBeVisible();
  await expect(filters.getByRole("alert")).toContainText("The numbers couldn't be loaded.");
  await filters.getByRole("checkbox", { name: "Remote", exact: true }).check();
  await expect(page.getByText("1 job", { exact: true })).toBeVisible();
  await expect(filters.getByRole("alert")).toBeVisible();
  isFailing = false;
  await filters.getByRole("button", { name: "Try again" }).click();
  await expect(filters.getByRole("checkbox", { name: "Hybrid 1" })).toBeVisible();
  await expect(filters.getByRole("alert")).toHaveCount(0);
});

test("J17 fixed filters can be used before the counts have loaded", { tag: "@all" }, async ({ page, cast }) => {
  const [poster, word] = [await cast.join(), aWord()];
  for (const workplace of ["remote", "hybrid"]) await poster.post("/jobs", aJob({ title: word, workplace }));
  await cast.logIn(page, poster);
  const release = await holdAnswers(page, /facets=true/);
  await page.goto(`/jobs?search=${word}`);
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByRole("checkbox", { name: "Remote", exact: true }).check();
  await expect(page.getByText("1 job", { exact: true })).toBeVisible();
  release();
  await expect(filters.getByRole("checkbox", { name: "Remote 1" })).toBeChecked();
});

test("a list without its filter panel has a Filters button and doesn't overflow", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === "(width >= 64rem)" ? "not all" : query);
  });
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs?search=zeppelin");
  await expect(page.getByRole("button", { name: "Filters" })).toBeVisible();
  await expectNoSpills(page, "the list without a column");
});

test("the salary filter is kept in the address, and a cleared value doesn't come back", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs");
  const from = page.getByRole("region", { name: "Filters" }).getByRole("textbox", { name: "From" });
  await from.pressSequentially("55.000");
  await expect(page).toHaveURL(/salaryFrom=55000$/);
  await expect(from).toHaveValue("55.000");
  await page.goBack();
  await expect(page).toHaveURL("/jobs");
  await expect(from).toHaveValue("");
  await page.goForward();
  await expect(from).toHaveValue("55000");
  await from.fill("60000");
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(from).toHaveValue("");
  await expect(page).toHaveURL("/jobs");
  // Longer than the pause after which typing is sent.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL("/jobs");
});

test("on a phone the chosen filters are on one line and can be removed", { tag: "@all" }, async ({ page, cast }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs?fits=true&workplace=remote&workplace=hybrid&type=full-time&seniority=senior");
  const chips = page.getByRole("list", { name: "Chosen filters" }).getByRole("listitem");
  await expect(chips).toHaveCount(5);
  const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expectNoSpills(page, "jobs with filters at 360 px");
  await page.getByRole("button", { name: "Remove Senior" }).click();
  await expect(chips).toHaveCount(4);
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(chips).toHaveCount(0);
});
