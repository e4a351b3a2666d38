import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { aForm } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { tokenIn } from "../../support/post-office.ts";

const renewed = "newsecret1";

async function recover(page: Page, email: string): Promise<string> {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your Password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recover Password");
  await waitForApplication(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Password reset link sent! Check your email.")).toBeVisible();
  await expect(page).toHaveURL("/recover-password");
  return tokenIn(await mailInFolder(email, "Reset your password"));
}

async function typePassword(page: Page, first: string, second = first) {
  await waitForApplication(page);
  await page.getByLabel("New password", { exact: true }).fill(first);
  await page.getByLabel("Confirm new password").fill(second);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

test("S15 resetting a forgotten password by mail ends all sessions", async ({ page, theirs: laptop, cast }) => {
  const member = await cast.join();
  await cast.logIn(laptop, member);
  await laptop.goto("/settings/security");
  await expect(laptop.getByRole("heading", { name: "Devices" })).toBeVisible();

  const token = await recover(page, member.email);
  await page.goto(`/reset-password?token=${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset Your Password");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(2);
  await typePassword(page, renewed, "newsecret2");
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await typePassword(page, renewed);
  await expect(toast(page, "Password reset successfully!")).toBeVisible();
  await expect(page).toHaveURL("/login");

  // The page notices by itself.
  await expect(laptop).toHaveURL(/\/login/);

  await logInHere(page, member);
  await expect(toast(page, "Invalid email or password")).toBeVisible();
  await logInHere(page, { ...member, password: renewed });
  await expect(page).toHaveURL("/welcome");
  await mailInFolder(member.email, "Your password was changed");
});

test("a used or incomplete reset link shows an error and offers a new link", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const token = await recover(page, member.email);
  await page.goto(`/reset-password?token=${token}`);
  await typePassword(page, renewed);
  await expect(page).toHaveURL("/login");

  await page.goto(`/reset-password?token=${token}`);
  await typePassword(page, "newsecret2");
  await expect(toast(page, "Invalid or expired reset token.")).toBeVisible();
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page).toHaveURL("/recover-password");

  await page.goto("/reset-password");
  await expect(page.getByRole("alert").filter({ hasText: "Invalid or expired reset token." })).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0);
});

test("the reset form stays if the server can't reset the password", { tag: "@all" }, async ({ page }) => {
  await page.route("**/api/auth/reset-password", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/reset-password?token=whatever");
  await typePassword(page, renewed);
  await expect(toast(page, "Error resetting password. Please try again.")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue(renewed);
});

test("S23 S78 a new e-mail address applies only after its mailed link is confirmed", async ({ page, cast }) => {
  const member = await cast.join();
  const wanted = `new-${member.email}`;
  const sent = `We sent a link to ${wanted}. Your address changes once you open it.`;
  await cast.logIn(page, member);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Change it on your profile" }).click();
  const address = page.getByRole("textbox", { name: "Email" });
  const password = page.getByLabel("Current password");
  await expect(password).toHaveCount(0);
  await address.fill(wanted);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(password).toHaveAccessibleDescription(/This field is required/);
  await password.fill("wrong guess");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  await password.fill(member.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, sent)).toBeVisible();
  await expect(page).toHaveURL("/settings");
  const setting = page.getByRole("region", { name: "Email" });
  await expect(setting).toContainText(sent);
  await expect(setting.getByText(member.email, { exact: true })).toBeVisible();
  await setting.getByRole("link", { name: "Change it on your profile" }).click();
  await expect(address).toHaveAccessibleDescription(sent);
  await expect(address).toHaveValue(member.email);

  const token = tokenIn(await mailInFolder(wanted, "Confirm your new address"));
  await mailInFolder(member.email, "Your address is about to change");
  const link = `/confirm-email?token=${token}`;
  await page.goto(link);
  const confirmed = page.getByRole("status").filter({ hasText: "Your new address is confirmed." });
  await waitForApplication(page);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(confirmed).toBeFocused();
  await page.getByRole("link", { name: "Go to your settings" }).click();
  await expect(setting.getByText(wanted, { exact: true })).toBeVisible();
  await expect(setting).not.toContainText("We sent a link");

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Invalid or expired link." })).toBeVisible();
});

test("S79 the old address can undo an e-mail change, and is mailed a recovery link", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { firstName, lastName } = member;
  const email = `new-${member.email}`;
  await member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName, lastName, email }) });
  const token = tokenIn(await mailInFolder(email, "Confirm your new address"));
  await cast.visitor.post("/auth/confirm-email", { token });
  const link = `/take-back-email?token=${tokenIn(await mailInFolder(member.email, "Your address was changed"))}`;

  await cast.logIn(page, member);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep Your Old Address");
  await expect(page).toHaveTitle(/^Keep Your Old Address/);
  await page.getByRole("button", { name: "Keep the old address" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your account has its old address again." })).toBeFocused();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await mailInFolder(member.email, "Reset your password");
  expect((await member.get("/account")).status).toBe(401);

  await page.goto(link);
  await page.getByRole("button", { name: "Keep the old address" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Invalid or expired link." })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Write to the team" })).toBeVisible();
});

test("S82 the token of a mailed link leaves the address bar at once and survives a reload", async ({ page, cast }) => {
  const member = await cast.join();
  const token = await recover(page, member.email);
  const release = await holdAnswers(page, /\/assets\/.*\.js/);
  await page.goto(`/reset-password?token=${token}`, { waitUntil: "commit" });
  await expect(page).toHaveURL("/reset-password");
  release();
  await page.reload();
  await expect(page).toHaveURL("/reset-password");
  await typePassword(page, renewed);
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto("/signup?invitation=abc&next=%2Fjobs");
  await expect(page).toHaveURL("/signup?next=%2Fjobs");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/your invitation was sent to/);
  await page.goto("/confirm-email?token=x#main");
  await expect(page).toHaveURL("/confirm-email#main");
  await expect(page.getByRole("main").getByRole("button")).toBeEnabled();
  await page.goto("/confirm-email");
  await expect(page.getByRole("alert").filter({ hasText: "This link is incomplete." })).toBeVisible();
});

test("sign-up sends the invitation's token and shows why it was refused", { tag: "@all" }, async ({ page }) => {
  const refusals = [
    { status: 403, error: "This board is by invitation. Please use the link of your invitation." },
    { status: 400, error: "Please use an address that ends with @school.example" },
  ];
  for (const { status, error } of refusals) {
    let sent: Record<string, unknown> = {};
    await page.route("**/api/auth/signup", (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({
        status,
        json: { error, code: "x", fields: status === 400 ? { email: error } : undefined },
      });
    });
    await page.goto("/signup?invitation=abc");
    await page.getByLabel("First name").fill("Ines");
    await page.getByLabel("Last name").fill("Invited");
    await page.getByLabel("Email").fill("ines@example.org");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/your invitation was sent to/);
    await page.getByLabel("Password", { exact: true }).fill("lighthouse");
    await page.getByLabel("Confirm password").fill("lighthouse");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(toast(page, error)).toBeVisible();
    expect(sent).toMatchObject({ invitation: "abc", email: "ines@example.org" });
    await page.unroute("**/api/auth/signup");
  }
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/ends with @school\.example/);
});
