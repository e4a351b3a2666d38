import { expect, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { takeAnswers } from "./support/answers.ts";
import { expectToHoldUp, expectToHoldUpInEveryLook } from "./support/every-look.ts";
import { test } from "./support/furnished-board.ts";
import { pagesWithStates, visits, whoVisits } from "./support/visits.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const loading = (page: Page) => main(page).getByText("Loading...").filter({ visible: true });
/** The requests of a new record's form: skills, companies. */
const formThatWaitsForNothing = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const tryAgain = (page: Page) => main(page).getByRole("button", { name: "Try again" });

for (const visit of visits) {
  test(`U01 U04 U35 U41 S64 S66 S73 ${visit.name}: readable in both themes, fits, takes thumbs, stores nothing`, async ({
    page,
    cast,
    board,
  }) => {
    const member = whoVisits(board, visit);
    if (member) await cast.logIn(page, member);
    await watchPolicy(page);
    await page.goto(visit.address(board.full));
    await settles(page);
    await openAllCards(page);
    await expectToHoldUp(page, "full");
    if (!beginsWithWindows.test(visit.name)) await standsAsHigh(page);
    await takesThumbs(page);
    await hasItsParts(page);
    await keepsNothing(page);
  });

  const isCore = pagesWithStates.includes(visit.name);
  test(`U25 ${visit.name}: loading, failed and empty`, { tag: isCore ? [] : "@all" }, async ({ page, cast, board }) => {
    const member = whoVisits(board, visit);
    if (member) await cast.logIn(page, member);
    const answers = await takeAnswers(page);
    const release = answers.hold();
    await page.goto(visit.address(board.full));
    await expect(main(page).getByRole("heading", { level: 1 }).or(loading(page)).first()).toBeVisible();
    if (answers.asked() === 0) return;
    await expect(loading(page).or(formThatWaitsForNothing(page)).first()).toBeVisible();
    await expectToHoldUp(page, "loading");
    release();

    answers.fail();
    await page.goto(visit.address(board.bare));
    await settles(page);
    await expectToHoldUp(page, "failed");
    await hasItsParts(page);

    answers.empty();
    await tryAgain(page).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(tryAgain(page)).toHaveCount(0);
    await settles(page);
    await expectToHoldUp(page, "empty");
    await hasItsParts(page);
  });

  test(`U01 ${visit.name}: every rule in both themes, wide and narrow`, { tag: "@all" }, async ({
    page,
    cast,
    board,
  }) => {
    const member = whoVisits(board, visit);
    if (member) await cast.logIn(page, member);
    await page.goto(visit.address(board.full));
    await settles(page);
    await openAllCards(page);
    await expectToHoldUpInEveryLook(page);
  });
}

test("S64 the watch would notice what a policy forbids", async ({ context }) => {
  // On another page, which needn't pass.
  const page = await context.newPage();
  await watchPolicy(page);
  await page.goto(pages.about);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.name = 'ran'";
    document.head.append(script);
  });
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.name)).not.toBe("ran");
});

/** Records violations of the content security policy from now on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });

/** Expects that no page violates its policy, sets a cookie, or stores more than the privacy page says. */
async function keepsNothing(page: Page) {
  const found = await page.evaluate(() => ({
    violations: window.violations,
    stored: Object.keys(localStorage).filter((key) => !["token", "user", "theme", "search"].includes(key)),
  }));
  expect(found).toEqual({ violations: [], stored: [] });
  expect(await page.context().cookies()).toEqual([]);
}

async function settles(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
}

/** Pages whose headings are below or between other elements. */
const beginsWithWindows = /^home |^an address where nothing is$/;

/** Expects that pages without a back link begin at the same height. */
async function standsAsHigh(page: Page) {
  const top = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const pressed = heading.closest("main")?.querySelector("a, button");
    const isBefore = pressed && heading.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? undefined : heading.getBoundingClientRect().top + window.scrollY;
  });
  if (top !== undefined) expect(Math.abs(top - 90), `the heading begins at ${top} px`).toBeLessThan(3);
}

/** Runs on a phone's width; then the page is wide again. */
async function takesThumbs(page: Page) {
  await page.setViewportSize({ width: 360, height: 780 });
  await expectThumbSized(page, "full, on a phone");
  await page.setViewportSize({ width: 1280, height: 800 });
}

const openAllCards = (page: Page) =>
  main(page).evaluate((main) => {
    for (const card of main.querySelectorAll("details")) card.open = true;
  });

async function hasItsParts(page: Page) {
  await expect(main(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Homecoming$|^Homecoming$/);
  await expect(page.locator("body a").first()).toHaveText("Skip to content");
  const footer = page.getByRole("contentinfo").getByRole("link");
  const links = ["About us", "Contact", "Terms and conditions", "Privacy policy", "Imprint", "Donate"];
  await expect(footer).toHaveText(links.map((name) => new RegExp(name)));
}
