import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { type OwnBoard, openOwnBoard } from "../../support/browser/own-board.ts";
import { aPerson } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { runProgram } from "../../support/server-process.ts";

// A kept context would keep the storage of another server.
test.use({ freshContext: true });

let server: OwnBoard;

// Where only invited people can sign up.
test.beforeAll(async () => {
  server = await openOwnBoard(() => ({ SIGNUP: "invite" }));
});
test.afterAll(() => server.stop());

const signUp = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign Up" });

test("sign-up by invitation needs a link and accepts only the invited address", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${server.url}/signup`);
  await expect(page.getByText("This board is by invitation.")).toBeVisible();
  await expect(signUp(page)).toHaveCount(0);
  await expectAccessible(page, "without an invitation");
  await expect(page.getByRole("link", { name: "Write to the team" })).toHaveAttribute("href", "/contact");
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole("main")).toContainText("This board is by invitation.");
  await expect(page.getByText("New here?")).toHaveCount(0);

  const mira = { ...aPerson({ firstName: "Mira" }), password: "lanternlit" };
  await runProgram("server/board.ts", ["invite", mira.email], { DATA_DIR: process.env.BOARD_DATA_DIR as string });
  const { text = "" } = await mailInFolder(mira.email, "You are invited to the board of Code School");
  await page.goto(`${server.url}/signup?invitation=${/invitation=([\w-]{43})/.exec(text)?.[1]}`);
  await waitForApplication(page);
  await page.getByLabel("First name").fill(mira.firstName);
  await page.getByLabel("Last name").fill(mira.lastName);
  await page.getByLabel("Email").fill("somebody.else@example.org");
  await page.getByLabel("Password", { exact: true }).fill(mira.password);
  await page.getByLabel("Confirm password").fill(mira.password);
  await signUp(page).click();
  await expect(toast(page, "has expired or was sent to another address")).toBeVisible();
  await page.getByLabel("Email").fill(mira.email);
  await signUp(page).click();
  await expect(page).toHaveURL(`${server.url}/login`);

  await logInHere(page, mira);
  await expect(page).toHaveURL(`${server.url}/welcome`);
  await page.goto(`${server.url}/users/add`);
  await expect(page.getByText("The team invites people: anyone who learned at Code School gets a mail")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "sign-up page" })).toHaveCount(0);
  await expectAccessible(page, "how people join a board by invitation");
});
