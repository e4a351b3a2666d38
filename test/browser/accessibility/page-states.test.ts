import { expect, type Page } from "@playwright/test";
import { takeAnswers } from "./support/answers.ts";
import { expectToHoldUp, expectToHoldUpInEveryLook } from "./support/every-look.ts";
import { test } from "./support/furnished-board.ts";
import { loading, openAllCards, settles } from "./support/settled.ts";
import { shiftsSince, watchShifts } from "./support/shifts.ts";
import { pagesWithStates, visits, whoVisits } from "./support/visits.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
/** The requests of a new record's form: skills, companies. */
const formThatWaitsForNothing = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const tryAgain = (page: Page) => main(page).getByRole("button", { name: "Try again" });

for (const visit of visits) {
  const isCore = pagesWithStates.includes(visit.name);
  test(`U19 U25 ${visit.name}: the loading, failed and empty states are accessible`, {
    tag: isCore ? [] : "@all",
  }, async ({ page, cast, board }) => {
    const member = whoVisits(board, visit);
    if (member) await cast.logIn(page, member);
    const answers = await takeAnswers(page);
    await watchShifts(page);
    const release = answers.hold();
    await page.goto(visit.address(board.full));
    await expect(main(page).getByRole("heading", { level: 1 }).or(loading(page)).first()).toBeVisible();
    if (answers.asked() === 0) return;
    await expect(loading(page).or(formThatWaitsForNothing(page)).first()).toBeVisible();
    await expectToHoldUp(page, "loading");
    await shiftsSince(page);
    release();
    await settles(page);
    const jumps = (await shiftsSince(page)).filter(({ value }) => value > 0.02);
    expect(jumps, "what jumps when the answers arrive").toEqual([]);

    answers.fail();
    await page.goto(visit.address(board.bare));
    await settles(page);
    await expectToHoldUp(page, "failed");
    answers.empty();
    await tryAgain(page).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(tryAgain(page)).toHaveCount(0);
    await settles(page);
    await expectToHoldUp(page, "empty");
  });

  test(`U01 ${visit.name}: the page passes all axe rules in both themes, wide and narrow`, { tag: "@all" }, async ({
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
