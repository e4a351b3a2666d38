import { expect, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { misnamedOn } from "../../support/browser/axe.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { wordsIn } from "../../support/words.ts";
import { englishOn, englishTexts } from "../languages/support/english.ts";
import { expectToHoldUp } from "./support/every-look.ts";
import { type Furnished, test } from "./support/furnished-board.ts";
import { openAllCards } from "./support/settled.ts";
import { type Visit, visits, whoVisits } from "./support/visits.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

test.describe.configure({ mode: "parallel" });
// German words are the longer ones.
test.use({ locale: "de-DE", contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** So few that two workers end at the same time. */
const pagesOfAWalk = 12;

const walks = (["owner", "visitor", "admin"] as const).flatMap((as) => {
  const own = visits.filter((visit) => visit.as === as);
  const count = Math.ceil(own.length / pagesOfAWalk);
  return Array.from({ length: count }, (_, at) => ({ as, at, own: own.filter((_, place) => place % count === at) }));
});

for (const { as, at, own } of walks) {
  test(`U01 U04 U05 U35 U41 S64 S66 S73 L19 L24 L25 each page of the ${as} is accessible, German and within policy, part ${at + 1}`, async ({
    page,
    cast,
    board,
  }) => {
    const texts = await englishTexts();
    const member = whoVisits(board, { as });
    if (member) await cast.logIn(page, member);
    await watchPolicy(page);
    for (const visit of own) {
      await test.step(visit.name, async () => {
        await open(page, visit, board);
        await openAllCards(page, 20);
        await expectToHoldUp(page, visit.name);
        expect([...(await englishOn(page, texts)), ...(await misnamedOn(page))], visit.name).toEqual([]);
        if (!beginsWithWindows.test(visit.name)) await standsAsHigh(page, visit.name);
        await takesThumbs(page, visit.name);
        await hasItsParts(page);
        await keepsNothing(page, visit.name);
      });
    }
  });
}

test("S64 the test's policy check detects a violation", async ({ context }) => {
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

const titles = new Map<string, string>();

/** Opens a page; members move there from the one before, which leads the focus to its heading. */
async function open(page: Page, { as, address, isLoaded }: Visit, board: Furnished) {
  const to = address(board.full);
  const isFirst = page.url().endsWith(".svg");
  await (isLoaded || isFirst || as === "visitor" ? page.goto(to) : moveTo(page, to));
  const { lists } = await wordsIn("de");
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByText(lists.loading).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  if (as !== "owner") return;
  const title = await page.title();
  const { pathname } = new URL(page.url());
  expect(titles.get(title) ?? pathname, `which page is called ${title}`).toBe(pathname);
  titles.set(title, pathname);
}

/** Records violations of the content security policy from now on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });

/** Expects that no page violates its policy, sets a cookie, or stores more than the privacy page says. */
async function keepsNothing(page: Page, where: string) {
  const found = await page.evaluate(() => ({
    violations: window.violations,
    stored: Object.keys(localStorage).filter((key) => !["token", "user", "theme", "search"].includes(key)),
  }));
  expect(found, where).toEqual({ violations: [], stored: [] });
  expect(await page.context().cookies(), where).toEqual([]);
}

/** Pages whose headings are below or between other elements. */
const beginsWithWindows = /^home |^an address where nothing is$/;

/** Expects that pages without a back link begin at the same height. */
async function standsAsHigh(page: Page, where: string) {
  const top = await heading(page).evaluate((heading) => {
    const pressed = heading.closest("main")?.querySelector("a, button");
    const isBefore = pressed && heading.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? undefined : heading.getBoundingClientRect().top + window.scrollY;
  });
  if (top !== undefined) expect(Math.abs(top - 90), `${where}: the heading begins at ${top} px`).toBeLessThan(3);
}

/** Runs on a phone's width; then the page is wide again. */
async function takesThumbs(page: Page, where: string) {
  await page.setViewportSize({ width: 360, height: 780 });
  await expectThumbSized(page, `${where}, on a phone`);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function hasItsParts(page: Page) {
  const { shell } = await wordsIn("de");
  await expect(main(page)).toHaveCount(1);
  await expect(heading(page)).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Homecoming$|^Homecoming$/);
  await expect(page.locator("body a").first()).toHaveText(shell.skipToContent);
  const links = [shell.aboutUs, shell.contact, shell.terms, shell.privacy, shell.imprint, shell.donate];
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText(links.map((name) => new RegExp(name)));
}
