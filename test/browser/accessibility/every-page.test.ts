import { expect, type Page } from "@playwright/test";
import { isLong } from "../../faults/rounds.ts";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { takeAnswers } from "./support/answers.ts";
import { expectToHoldUp } from "./support/every-look.ts";
import { test } from "./support/furnished-board.ts";
import { visits, whoVisits } from "./support/visits.ts";

test.describe.configure({ mode: "parallel" });
// Who only looks leaves nothing behind: a window that has loaded the board before loads its pages in half the time.
test.use({ contextOptions: { reducedMotion: "reduce" }, reuseContext: true });

const main = (page: Page) => page.getByRole("main");
const loading = (page: Page) => main(page).getByText("Loading...").filter({ visible: true });
/** What is asked for a new record's form is asked beside it: skills, companies. */
const formThatWaitsForNothing = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const tryAgain = (page: Page) => main(page).getByRole("button", { name: "Try again" });

/** Beside full, in a short run each page is seen in one of these in its turn: all load, fail and are empty by the same parts. */
const states = ["loading", "failed", "empty"] as const;
type State = (typeof states)[number];

for (const [turn, visit] of visits.entries()) {
  const isSeen = (state: State) => isLong || states[turn % states.length] === state;
  const lookAt = async (page: Page, state: State) => {
    if (isSeen(state)) await expectToHoldUp(page, state);
  };

  test(`U01 U04 U25 U35 U41 ${visit.name}: loading, full, failed and empty, in both themes, wide and narrow`, async ({
    page,
    cast,
    board,
  }) => {
    const member = whoVisits(board, visit);
    if (member) await cast.logIn(page, member);
    const answers = await takeAnswers(page);

    const release = answers.hold();
    await page.goto(visit.address(board.full));
    await expect(main(page).getByRole("heading", { level: 1 }).or(loading(page)).first()).toBeVisible();
    if (answers.asked() > 0) {
      await expect(loading(page).or(formThatWaitsForNothing(page)).first()).toBeVisible();
      await lookAt(page, "loading");
    }
    release();
    await settles(page);
    await openAllCards(page);
    await expectToHoldUp(page, "full");
    if (!beginsWithWindows.test(visit.name)) await standsAsHigh(page);
    await takesThumbs(page);
    await hasItsParts(page);
    if (answers.asked() === 0 || !(isSeen("failed") || isSeen("empty"))) return;

    answers.fail();
    await page.goto(visit.address(board.bare));
    await settles(page);
    await lookAt(page, "failed");
    await hasItsParts(page);
    if (!isSeen("empty")) return;

    answers.empty();
    await tryAgain(page).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(tryAgain(page)).toHaveCount(0);
    await settles(page);
    await lookAt(page, "empty");
    await hasItsParts(page);
  });
}

async function settles(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
}

/** Their headings stand below or between them. */
const beginsWithWindows = /^home |^an address where nothing is$/;

/** What nothing leads back from begins at one height. */
async function standsAsHigh(page: Page) {
  const top = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const pressed = heading.closest("main")?.querySelector("a, button");
    const isBefore = pressed && heading.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? undefined : heading.getBoundingClientRect().top + window.scrollY;
  });
  if (top !== undefined) expect(Math.abs(top - 90), `the heading begins at ${top} px`).toBeLessThan(3);
}

/** On a phone; then the page is wide again. */
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
