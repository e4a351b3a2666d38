import { expect, type Page } from "@playwright/test";
import { type Cast, test } from "../../support/browser/browser.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { tokenIn } from "../../support/post-office.ts";
import type { Words } from "../../support/words.ts";
import { codeOf, passkeyDevice } from "./devices.ts";
import { expectWellMade, inBothLanguages, keyBoard, logIn, logOut } from "./key-board.ts";

const board = keyBoard();
test.use({ freshContext: true });

/** Sets up an authenticator app on the page; returns its secret and the recovery codes. */
async function setUp(page: Page, { signIn }: Words) {
  const secret = ((await page.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await expectWellMade(page, "set-up of a second factor");
  await page.getByLabel(signIn.firstCode).fill(codeOf(secret, -1));
  await page.getByRole("button", { name: signIn.turnOn }).click();
  const codes = page.getByRole("region", { name: signIn.recoveryCodes }).locator("li");
  await expect(codes).toHaveCount(10);
  await expectWellMade(page, "recovery codes");
  return { secret, codes: await codes.allTextContents() };
}

inBothLanguages((words) => {
  test("K06 K07 a member sets up an authenticator app and logs in with a code or a recovery code", async ({
    page,
    cast,
  }) => {
    const { signIn } = words();
    const member = await cast.join();
    await logIn(page, board, words(), member);
    await expect(page).toHaveURL(`${board.url}/welcome`);
    await page.goto(`${board.url}/settings/security`);
    await page.getByRole("button", { name: signIn.setUp }).click();
    const { secret, codes } = await setUp(page, words());
    await page.getByRole("button", { name: signIn.done }).click();
    await expect(page.getByText(signIn.codesLeft(10))).toBeVisible();
    for (const code of [codeOf(secret), codes[0] as string]) {
      await logOut(page);
      await logIn(page, board, words(), member);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(signIn.secondStep);
      await expectWellMade(page, "second step");
      await page.getByLabel(signIn.code).fill(code);
      await page.getByRole("button", { name: signIn.goOn }).click();
      await expect(page).toHaveURL(`${board.url}/welcome`);
    }
  });

  test("K11 a mailed link starts the wait to remove a lost factor; the notice's link keeps it", {
    tag: "@all",
  }, async ({ page, cast }) => {
    const { accounts, forms, mails, replies, shell, signIn } = words();
    const member = await cast.join();
    const { body } = await member.post("/account/totp");
    await member.put("/account/totp", { code: codeOf(body.secret) });
    await board.database`update users set used_locale = ${shell.language} where id = ${member.id}`;
    await logIn(page, board, words(), member);
    await page.getByRole("link", { name: signIn.lostFactor }).click();
    await page.getByLabel(accounts.email).fill(member.email);
    await expectWellMade(page, "lost factor");
    await page.getByRole("button", { name: forms.send }).click();
    const link = tokenIn(await mailInFolder(member.email, mails.factorRecovery(60, 72).subject));
    await page.goto(`${board.url}/lost-factor?token=${link}`);
    await page.getByRole("button", { name: signIn.beginWait }).click();
    await expect(page.getByRole("status")).toContainText(signIn.waitsUntil("2026-01-01").slice(0, 20));
    const notice = tokenIn(await mailInFolder(member.email, mails.factorEnds(72).subject));
    await page.goto(`${board.url}/keep-factor?token=${notice}`);
    await page.getByRole("button", { name: signIn.keepFactor }).click();
    await expect(page.getByRole("status")).toContainText(replies.factorKept);
  });

  test.describe("where staff need a second factor", { tag: "@all" }, () => {
    const strict = keyBoard({ SECOND_FACTOR: "staff" });

    /** A moderator whose days to set a second factor up are over. */
    async function lateModerator(cast: Cast) {
      const moderator = await cast.join({ role: "moderator" });
      await strict.database`update board_identity set second_factor_since = now() - interval '15 days'`;
      await strict.database`
        update users set role_since = now() - interval '15 days', created_at = now() - interval '15 days'
        where id = ${moderator.id}`;
      return moderator;
    }

    test("K09 after 14 days a moderator must set up a second factor while logging in", async ({ page, cast }) => {
      const { signIn } = words();
      const moderator = await lateModerator(cast);
      await logIn(page, strict, words(), moderator);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(signIn.setUpNeeded);
      await setUp(page, words());
      await page.getByRole("button", { name: signIn.goOn }).click();
      await expect(page).toHaveURL(`${strict.url}/welcome`);
      await logOut(page);
      await logIn(page, strict, words(), moderator);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(signIn.secondStep);
    });

    test("K09 a moderator can add a passkey instead of an authenticator app", async ({ page, cast }) => {
      const { signIn } = words();
      await passkeyDevice(page);
      await logIn(page, strict, words(), await lateModerator(cast));
      await page.getByRole("button", { name: signIn.addPasskey }).click();
      await expect(page).toHaveURL(`${strict.url}/welcome`);
    });
  });
});
