import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { test } from "../../support/browser/browser.ts";
import { aJob, aWord } from "../../support/builders.ts";
import { expectToHoldUp } from "../accessibility/support/every-look.ts";
import { aHit, answering } from "./support/hits.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const box = (page: Page) => page.getByRole("searchbox", { name: "Search everything" });
const kinds = (page: Page) => page.getByRole("navigation", { name: "Kinds of results" });
const panel = (page: Page) => page.getByRole("region", { name: "Filters" });

test("the search page keeps its text in the address and has a page for each kind of result", async ({ page, cast }) => {
  const [member, word] = [await cast.join(), aWord()];
  const jobs = ["first", "second", "third", "fourth"].map((which) => aJob({ title: `${word}, the ${which}` }));
  for (const job of jobs) await member.post("/jobs", job);
  await cast.logIn(page, member);
  await page.goto(pages.skills);
  await page.goto(pages.search);
  await expect(page).toHaveTitle(/^Search ·/);
  await expect(page.getByRole("main")).toContainText(
    "Search jobs, people, projects, questions, companies, skills, cohorts.",
  );
  await box(page).pressSequentially(word);
  await expect(page).toHaveURL(`${pages.search}?q=${word}`);
  await expect(page).toHaveTitle(new RegExp(`^“${word}”, search ·`));
  const section = page.getByRole("region", { name: "Jobs" });
  await expect(section.getByRole("listitem")).toHaveCount(3);
  await section.getByRole("link", { name: "All 4 jobs" }).click();
  await expect(page).toHaveURL(`${pages.search}?q=${word}&kinds=jobs`);
  await expect(kinds(page).getByRole("link", { name: "Jobs 4" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main").getByRole("link", { name: `${word}, the` })).toHaveCount(4);
  await page.reload();
  await expect(page.getByText("Page 1")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: `${word}, the first` })
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.job(0).replace("0", "\\d+")}$`));
  expect(await page.evaluate(() => localStorage.getItem("search"))).toContain(`"recent":["${word}"]`);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(pages.skills);
});

test("How to search explains the operators in a dialog, in the reader's language", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=css`);
  const main = page.getByRole("main");
  const help = page.getByRole("dialog", { name: "How to search" });
  await main.getByRole("link", { name: "How to search" }).click();
  await expect(help.getByText("Müller, Mueller and Muller find each other")).toBeVisible();
  await expect(help.getByRole("cell", { name: "skill:React" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(main.getByRole("link", { name: "How to search" })).toBeFocused();

  await page.goto(`${pages.search}?q=css&lang=de`);
  await main.getByRole("link", { name: "So sucht man" }).click();
  await expect(page.getByRole("dialog", { name: "So sucht man" })).toContainText(
    "Müller, Mueller und Muller finden einander",
  );
});

test("the panel's filters write operators and keep the focus; their chips remove them", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=css`);
  const open = panel(page).getByRole("group", { name: "Only" }).getByRole("checkbox", { name: "Open" });
  await open.check();
  await expect(page).toHaveURL(`${pages.search}?q=${encodeURIComponent("css is:open").replace("%20", "+")}`);
  await expect(open).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await panel(page).getByRole("searchbox", { name: "Find a skill" }).fill("k8s");
  const found = panel(page).getByRole("checkbox", { name: /^Kubernetes/ });
  await expect(found).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue("css is:open skill:Kubernetes");
  await expect(panel(page).getByRole("checkbox", { name: "Kubernetes" })).toBeChecked();
  await page.getByRole("button", { name: "Remove skill: Kubernetes" }).click();
  await expect(box(page)).toHaveValue("css is:open");
  await open.uncheck();
  await expect(box(page)).toHaveValue("css");
  await open.check();
  await expect(box(page)).toHaveValue("css is:open");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(box(page)).toHaveValue("css");
  await page.goForward();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(box(page)).toHaveValue("css");
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Clear all" })).toHaveCount(0);
});

test("the panel finds a cohort by name and writes it as an operator", { tag: "@all" }, async ({ page, cast }) => {
  const admin = await cast.join({ role: "admin" });
  const name = `Web ${aWord()}`;
  expect((await admin.post("/cohorts", { name })).status).toBe(201);
  await cast.logIn(page, admin);
  await page.goto(`${pages.search}?q=css`);
  await panel(page).getByRole("searchbox", { name: "Find a cohort" }).fill(name.slice(0, -1));
  await panel(page).getByRole("group", { name: "Cohort" }).getByRole("checkbox", { name }).check();
  await expect(box(page)).toHaveValue(`css cohort:"${name}"`);
  await page.getByRole("button", { name: `Remove cohort: ${name}` }).click();
  await expect(box(page)).toHaveValue("css");
});

test("an operator with an unknown value shows an error", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=skill:Reaktor`);
  await expect(page.getByText("No skill is called “Reaktor”")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Nothing found for “skill:Reaktor”. Try other words.");
});

test("U01 the search page is accessible with results; on a phone its panel is a sheet", async ({ page, cast }) => {
  await answering(page, () => [
    aHit("jobs", "React developer", {
      subtitle: "Lantern · Berlin",
      excerpt: "We write React.",
      at: "2026-03-01T00:00:00.000Z",
    }),
    aHit("users", "Rea Lindqvist", { why: "knows React" }),
  ]);
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=react`);
  await expect(page.getByRole("region", { name: "People" })).toBeVisible();
  await expectToHoldUp(page, "with hits");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "Remote" }).check();
  await expect(page.getByRole("button", { name: "Filters, 1 chosen", includeHidden: true })).toBeAttached();
  await sheet.getByRole("button", { name: "Clear all" }).click();
  await expect(sheet.getByRole("checkbox", { name: "Remote" })).not.toBeChecked();
  await sheet.getByRole("button", { name: "Show 2 results" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
});

test("an unchecked filter keeps its place; removing a chip moves the focus to the next", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=css+skill:React+skill:Kubernetes+is:open`);
  const react = panel(page).getByRole("checkbox", { name: "React" });
  await expect(react).toBeChecked();
  await react.focus();
  await page.keyboard.press("Space");
  await expect(box(page)).toHaveValue("css is:open skill:Kubernetes");
  await expect(page.getByRole("button", { name: "Remove skill: React" })).toHaveCount(0);
  await expect(react).toBeFocused();
  await expect(react).not.toBeChecked();
  await expect(panel(page).getByRole("checkbox").first()).toBeFocused();
  await page.getByRole("button", { name: "Remove is: open" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove skill: Kubernetes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(`${pages.search}?q=css`);
});

test("chips removed in quick succession are all gone, and the search box has the focus", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=css+skill:React+skill:Kubernetes+is:open`);
  await page.getByRole("button", { name: "Remove skill: React" }).focus();
  // Faster than the page renders the new address.
  await page.evaluate(async () => {
    for (let press = 0; press < 3; press += 1) {
      (document.activeElement as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(page).toHaveURL(`${pages.search}?q=css`);
  await expect(box(page)).toBeFocused();
});

test("text typed right before a filter is checked is kept", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto(pages.search);
  await box(page).fill("css");
  await panel(page).getByRole("checkbox", { name: "Open" }).check();
  await expect(page).toHaveURL(/q=css\+is%3Aopen$/);
  await expect(box(page)).toHaveValue("css is:open");
});

const finder = (page: Page) => panel(page).getByRole("searchbox", { name: "Find a skill" });

test("Enter in a filter's finder adds the first match not yet chosen; a failed finder offers a retry", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const results = ["Cobol", "Cobol 85"].map((name, id) => ({
    id,
    name,
    userCount: 0,
    Users: [],
    aliases: [],
    why: null,
  }));
  let isFailing = false;
  await page.route(/\/api\/skills\?search=/, (route) =>
    route.fulfill(isFailing ? { status: 503, json: {} } : { json: { results } }),
  );
  await page.goto(`${pages.search}?q=css`);
  for (const q of ["css skill:Cobol", 'css skill:Cobol skill:"Cobol 85"']) {
    await finder(page).fill("cobol");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(q);
    await expect(finder(page)).toHaveValue("");
  }
  isFailing = true;
  await finder(page).fill("fortran");
  await expect(panel(page).getByRole("alert")).toContainText("The list couldn't be loaded.");
  isFailing = false;
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("checkbox", { name: "Cobol 85" })).toBeVisible();
});

test("a skill found in the job filters can be found and added here, too", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto(`${pages.search}?q=css`);
  // The bar appears before the page, whose finder would otherwise take the typed text.
  await expect(box(page)).toHaveValue("css");
  await page.getByRole("navigation").getByRole("link", { name: "Jobs", exact: true }).first().click();
  await expect(box(page)).toHaveCount(0);
  await finder(page).fill("k8s");
  await expect(panel(page).getByRole("checkbox", { name: "Kubernetes" })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue("css");
  await finder(page).fill("k8s");
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue("css skill:Kubernetes");
});

test("no result is announced before the response, and the sheet counts the shown kind", {
  tag: "@all",
}, async ({ page, cast }) => {
  const search = await answering(page, ({ q }) =>
    q === "nothing" ? [] : [aHit("jobs", "React developer"), aHit("users", "Rea Lindqvist")],
  );
  await cast.logIn(page, await cast.join());
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${pages.search}?q=nothing`);
  await expect(page.getByText("Nothing found for “nothing”.")).toBeVisible();
  const answer = search.hold();
  await box(page).fill("react");
  await expect(page).toHaveURL(`${pages.search}?q=react`);
  await expect(page.getByText(/^Nothing found/)).toHaveCount(0);
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("button", { name: "Show results" })).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Show 2 results" }).click();
  await kinds(page).getByRole("link", { name: "Jobs 1" }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("button", { name: "Show 1 result" })).toBeVisible();
});
