import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aJob, aWord } from "../../support/builders.ts";
import { expectNoSpills } from "../../support/spills.ts";
import { aHit, answering, asked } from "./support/hits.ts";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const box = (page: Page) => page.getByRole("combobox", { name: "Search everything" });
const results = (page: Page) => page.getByRole("listbox", { name: "Results" });
const options = (page: Page) => results(page).getByRole("option");
const chosen = (page: Page) =>
  box(page).evaluate((input) => {
    const id = input.getAttribute("aria-activedescendant");
    return id && document.getElementById(id)?.textContent;
  });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("search") ?? "null"));

async function openPalette(page: Page) {
  await button(page).waitFor();
  // The key closes one that is still open.
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(results(page)).toBeVisible();
}

test("the palette opens by button, Ctrl K or /, and closing it restores the focus", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto(pages.jobs);
  await expect(button(page)).toHaveAttribute("title", "Search (Ctrl K)");
  await button(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  const field = page.getByRole("searchbox", { name: "Search jobs..." });
  await field.focus();
  await page.keyboard.press("/");
  await expect(field).toHaveValue("/");
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("and/or");
  // The list below searches meanwhile, which changes the address.
  await expect(page).toHaveURL(/search=/);
  await expect(box(page)).toHaveValue("and/or");
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
  await expect(field).toBeFocused();

  await field.blur();
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
});

test("the palette doesn't open over a dialog, and the key / can be switched off", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto(pages.settings);
  await button(page).waitFor();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByRole("dialog", { name: "Delete your account" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press("Escape");

  const bySlash = page.getByRole("checkbox", { name: "Open the search with the key /" });
  await expect(bySlash).toBeChecked();
  await bySlash.uncheck();
  await page.reload();
  await expect(bySlash).not.toBeChecked();
  await button(page).waitFor();
  await page.keyboard.press("/");
  await expect(palette(page)).toBeHidden();
  expect(await kept(page)).toEqual({ recent: [], pages: [], slash: false });
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
});

test("F23 the palette opens a result by keyboard and lists recent searches", async ({ page, cast, context }) => {
  const [member, word] = [await cast.join(), aWord()];
  const title = `Keeper of ${word}`;
  const { body: job } = await member.post("/jobs", aJob({ title }));
  await cast.logIn(page, member);
  await page.goto(pages.skills);
  expect(await kept(page)).toBeNull();
  await openPalette(page);
  await expect(results(page).getByRole("group", { name: "Commands" }).getByRole("option")).toHaveText([
    "Add a job",
    "Add a project",
    "Ask a question",
    "Add a company",
    "Settings",
    "Switch to the light theme",
  ]);
  await page.keyboard.type(word);
  const hit = results(page)
    .getByRole("group", { name: /^Jobs \d/ })
    .getByRole("option", { name: title })
    .and(page.locator(`[href="${paths.job(job.id)}"]`));
  await expect(hit).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ results?$/ })).toBeAttached();
  expect(await chosen(page)).toBeNull();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => chosen(page)).toBe(`Search everything for “${word}”`);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => chosen(page)).toContain(title);
  const another = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expect(await another).toHaveURL(paths.job(job.id));
  await (await another).close();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.job(job.id));
  await expect(palette(page)).toBeHidden();

  await openPalette(page);
  await page.keyboard.type("airship");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${pages.search}?q=airship`);
  await openPalette(page);
  await expect(results(page).getByRole("group", { name: "Recent searches" }).getByRole("option")).toHaveText([
    "airship",
    word,
  ]);
  await expect(results(page).getByRole("group", { name: "Recently viewed" }).getByRole("option")).toHaveText([
    title,
    "Clear recent items",
  ]);
  await results(page).getByRole("option", { name: "Clear recent items" }).click();
  await expect(results(page).getByRole("group", { name: "Recent searches" })).toHaveCount(0);
  expect(await kept(page)).toEqual({ recent: [], pages: [], slash: true });
});

test("F23 the palette stays open if it is opened while the next page loads", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto(pages.jobs);
  await button(page).waitFor();
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    // The address changes shortly before the page renders.
    history.pushState = (...given) => {
      push(...given);
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    };
  });
  await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveTitle(/^Projects/);
  await expect(box(page)).toBeFocused();
});

test("the palette finds commands by the beginnings of their words and runs them", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await answering(page, () => []);
  await cast.logIn(page, await cast.join());
  await page.goto(pages.jobs);
  await openPalette(page);
  await page.keyboard.type("add pro");
  await expect(options(page)).toHaveText(["Search everything for “add pro”", "Add a project"]);
  await box(page).fill("theme");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
});

test("U262 the palette offers the open record's actions and the pages of every menu", async ({ page, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await page.goto(paths.job(job.id));
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.click();
  await expect(page.getByRole("button", { name: "Stop notifying me" })).toBeVisible();
  await more.click();
  await openPalette(page);
  const here = results(page).getByRole("group", { name: "On this page" });
  await expect(here.getByRole("option", { name: "Edit Job" })).toBeVisible();
  await here.getByRole("option", { name: "Stop notifying me" }).click();
  await expect.poll(async () => (await member.get(`/watches/jobs/${job.id}`)).body.watching).toBe(false);
  for (const [typed, found] of [
    ["cohor", "Cohorts"],
    ["notif set", "Notification settings"],
    ["imprint", "Imprint"],
    ["log ou", "Log out"],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(typed);
    await expect(options(page).filter({ hasText: found }).first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("F40 text typed before the palette's code has loaded is kept and searched", async ({ page, cast }) => {
  await answering(page, ({ q }) => [aHit("jobs", `Found for ${q}`)]);
  await cast.logIn(page, await cast.join());
  const release = await holdAnswers(page, "**/assets/palette-*.js");
  await page.goto(pages.jobs);
  await button(page).click();
  await page.keyboard.type("zep");
  await expect(box(page)).toHaveValue("zep");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(results(page)).toBeVisible();
  await page.keyboard.type("pelin");
  await expect(box(page)).toHaveValue("zeppelin");
  await expect(options(page).filter({ hasText: "Found for zeppelin" })).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
});

test("F40 the palette debounces typing and never shows an outdated response", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const calls = await answering(page, ({ q }) => [aHit("jobs", `Found for ${q}`)]);
  await page.goto(pages.jobs);
  await openPalette(page);
  await page.keyboard.type("zeppelin", { delay: 10 });
  await expect(options(page).filter({ hasText: "Found for zeppelin" })).toBeVisible();
  const before = asked(calls);
  expect(before.length, "a busy machine may pause while it types").toBeLessThan(4);

  const release = calls.hold();
  await page.keyboard.type("s");
  await expect.poll(() => asked(calls)).toEqual([...before, "zeppelins"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page)).not.toContain("Found");
  await expect(page.getByText("Found for zeppelin", { exact: true })).toHaveCount(0);
  await page.keyboard.type("!");
  release();
  await expect(options(page).filter({ hasText: "Found for zeppelins!" })).toBeVisible();
  await expect(page.getByText("Found for zeppelins", { exact: true })).toHaveCount(0);
});

test("F40 the palette sends no request while an input method composes", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const calls = await answering(page, ({ q }) => [aHit("jobs", `Found for ${q}`)]);
  await page.goto(pages.jobs);
  await openPalette(page);
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "しごと", selectionStart: 3, selectionEnd: 3 });
  await expect(box(page)).toHaveValue("しごと");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeVisible();
  expect(asked(calls)).toEqual([]);
  await keyboard.send("Input.insertText", { text: "仕事" });
  await expect(options(page).filter({ hasText: "Found for 仕事" })).toBeVisible();
  expect(asked(calls)).toEqual(["仕事"]);
});

test("a failed search offers a retry, and one without results says so", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const calls = await answering(page, () => []);
  await page.goto(pages.jobs);
  await openPalette(page);
  calls.fail();
  await page.keyboard.type("zeppelin");
  await expect(palette(page).getByRole("alert")).toContainText("Search isn't answering.");
  calls.mend();
  await palette(page).getByRole("button", { name: "Try again" }).click();
  await expect(palette(page).getByRole("status")).toHaveText("Nothing found for “zeppelin”.");
});

for (const [width, theme] of [
  [1280, "dusk"],
  [360, "day"],
] as const) {
  test(`U01 the palette is accessible at ${width} px in ${theme}, empty and with results`, { tag: "@all" }, async ({
    page,
    cast,
  }) => {
    await answering(page, () => [
      aHit("jobs", "React developer for a very long title that goes on and on until it needs a second line"),
      aHit("users", "Rea Lindqvist", { why: "knows React" }),
      aHit("skills", "React", { marks: { title: [[0, 5]], subtitle: [], excerpt: [] } }),
    ]);
    await page.setViewportSize({ width, height: 800 });
    await cast.logIn(page, await cast.join());
    await page.evaluate((name) => localStorage.setItem("theme", name), theme);
    await page.goto(pages.jobs);
    await openPalette(page);
    await expectAccessible(page, "empty");
    await page.keyboard.type("rea");
    await expect(options(page).last().locator("mark")).toHaveText("React");
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page, "with hits");
    await expectNoSpills(page, `${width} px`);
    const groups = results(page).getByRole("group");
    expect(
      await groups.evaluateAll((all) =>
        all.map((group) => document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent),
      ),
    ).toEqual(["Jobs 1", "People 1", "Skills 1"]);
    if (width > 700) return;
    expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 800 });
    await palette(page).getByRole("button", { name: "Close" }).click();
    await expect(palette(page)).toBeHidden();
  });
}

test("visitors load no code of the search; members load the palette on hover", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const ofSearch = () =>
    files.filter((file) => /\/assets\/(member-buttons|search-button|palette|search-[\w-]{8}\.js)/.test(file));
  for (const address of [pages.home, pages.users, pages.companies]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(button(page)).toHaveCount(0);
  }
  expect(ofSearch()).toEqual([]);
  await cast.logIn(page, await cast.join());
  await page.goto(pages.home);
  await button(page).waitFor();
  const loaded = page.waitForRequest(/\/assets\/palette/);
  await button(page).hover();
  await loaded;
});
