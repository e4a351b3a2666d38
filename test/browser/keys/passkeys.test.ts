import { expect, type Page } from "@playwright/test";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import type { Words } from "../../support/words.ts";
import { passkeyDevice } from "./devices.ts";
import { expectWellMade, inBothLanguages, keyBoard, logIn, logInAtSchool, logOut } from "./key-board.ts";

const board = keyBoard();
test.use({ freshContext: true });

/** A member who added a passkey, and logged out. */
async function withPasskey(page: Page, words: Words, member: BrowserMember) {
  await passkeyDevice(page);
  await logIn(page, board, words, member);
  await expect(page).toHaveURL(`${board.url}/welcome`);
  await page.goto(`${board.url}/settings/security`);
  await page.getByRole("button", { name: words.signIn.addPasskey }).click();
  await expect(toast(page, words.signIn.passkeyAdded)).toBeVisible();
}

inBothLanguages((words) => {
  test("K05 a member adds a passkey, names it, and logs in with it", async ({ page, cast }) => {
    const { signIn } = words();
    await withPasskey(page, words(), await cast.join());
    await page.getByRole("button", { name: new RegExp(signIn.renameKey(".*")) }).click();
    await page.getByRole("textbox", { name: signIn.keyName }).fill("My laptop");
    await page.getByRole("button", { name: signIn.saveName }).click();
    await expect(page.getByText("My laptop")).toBeVisible();
    await expectWellMade(page, "security settings");
    await logOut(page);
    await page.goto(`${board.url}/login`);
    await page.getByRole("button", { name: signIn.logInWithPasskey }).click();
    await expect(page).toHaveURL(`${board.url}/welcome`);
  });

  test("K05 the e-mail field offers a passkey, which logs the member in", { tag: "@all" }, async ({ page, cast }) => {
    await withPasskey(page, words(), await cast.join());
    await logOut(page);
    await page.goto(`${board.url}/login?next=/jobs`);
    await page.getByLabel(words().accounts.email).focus();
    await expect(page).toHaveURL(`${board.url}/jobs`);
  });

  test("K02 a member links the school's account by confirming with a passkey", { tag: "@all" }, async ({
    page,
    cast,
  }) => {
    const { signIn } = words();
    const member = await cast.join();
    await cast.confirm(member);
    await withPasskey(page, words(), member);
    await logOut(page);
    board.issuer.person = { sub: member.email, email: member.email, email_verified: true, given_name: "Mira" };
    await logInAtSchool(page, board, words(), "?next=/settings/security");
    await page.getByRole("button", { name: signIn.proveByPasskey }).click();
    await expect(page).toHaveURL(`${board.url}/settings/security`);
    await expect(page.getByText(signIn.atProvider("Code School", member.email))).toBeVisible();
  });
});
