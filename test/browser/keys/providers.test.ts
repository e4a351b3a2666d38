import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { passkeyDevice } from "./devices.ts";
import { expectWellMade, inBothLanguages, keyBoard, logInAtSchool, logOut } from "./key-board.ts";

const board = keyBoard();
test.use({ freshContext: true });

let newcomers = 0;
/** Somebody with a school's account and none here. */
function newcomer() {
  newcomers += 1;
  const email = `ada${process.pid}-${newcomers}@school.example`;
  board.issuer.person = { sub: email, email, email_verified: true, given_name: "Ada", family_name: "Okafor" };
}
const ownId = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").id as number);

inBothLanguages((words) => {
  test("K03 a newcomer signs up with the school's account and can log in with it afterwards", async ({ page }) => {
    const { accounts } = words();
    newcomer();
    await logInAtSchool(page, board, words());
    await expect(page.getByLabel(accounts.firstName)).toHaveValue("Ada");
    await expectWellMade(page, "sign-up by a provider");
    await page.getByRole("button", { name: accounts.signUp }).click();
    await expect(page).toHaveURL(`${board.url}/welcome`);
    await logOut(page);
    await logInAtSchool(page, board, words(), "?next=/jobs");
    await expect(page).toHaveURL(`${board.url}/jobs`);
  });

  test("K02 a member links the school's account by confirming with the password", {
    tag: "@all",
  }, async ({ page, cast }) => {
    const { accounts, signIn } = words();
    const member = await cast.join();
    await cast.confirm(member);
    board.issuer.person = { sub: member.email, email: member.email, email_verified: true, given_name: "Mira" };
    await logInAtSchool(page, board, words());
    await page.getByLabel(accounts.password).fill(member.password);
    await expectWellMade(page, "link with a provider");
    await page.getByRole("button", { name: signIn.linkAccount }).click();
    await expect(page).toHaveURL(`${board.url}/welcome`);
    await page.goto(`${board.url}/settings/security`);
    await expect(page.getByText(signIn.atProvider("Code School", member.email))).toBeVisible();
  });

  test("K10 a member without a password gives a proof at the provider, then adds a passkey", {
    tag: "@all",
  }, async ({ page }) => {
    const { accounts, signIn } = words();
    newcomer();
    await passkeyDevice(page);
    await logInAtSchool(page, board, words());
    await page.getByRole("button", { name: accounts.signUp }).click();
    await expect(page).toHaveURL(`${board.url}/welcome`);
    const id = await ownId(page);
    await board.database`update sessions set created_at = created_at - interval '1 hour' where user_id = ${id}`;
    await page.goto(`${board.url}/settings/security`);
    const add = page.getByRole("button", { name: signIn.addPasskey });
    await add.click();
    await expect(page.getByRole("dialog", { name: accounts.proofTitle })).toBeVisible();
    await expectWellMade(page, "proof by a provider");
    await page.getByRole("button", { name: accounts.useProvider("Code School") }).click();
    await expect(toast(page, signIn.proven)).toBeVisible();
    await add.click();
    await expect(toast(page, signIn.passkeyAdded)).toBeVisible();
  });
});
