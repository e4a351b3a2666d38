import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";

test("a visitor sends a request to the team; the form validates all fields", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await waitForApplication(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(3);
  await page.getByLabel("Name").fill("Vera Visitor");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Request").fill("How do I join?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email").fill("vera@example.org");

  const answer = await holdAnswers(page, "**/api/mail");
  const sent = page.waitForRequest("**/api/mail");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: "Vera Visitor",
    email: "vera@example.org",
    request: "How do I join?",
  });
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(toast(page, "Email was successfully sent")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a request to the team that can't be sent shows an error and keeps the typed text", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Vera");
  await page.getByLabel("Email").fill("vera@example.org");
  await page.getByLabel("Request").fill("Every word stays.");
  await page.route("**/api/mail", (route) => route.fulfill({ status: 503, json: { error: "Down", code: "down" } }));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Error sending email. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Request")).toHaveValue("Every word stays.");
  await page.unroute("**/api/mail");
  await page.route("**/api/mail", (route) => route.abort());
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Ooops, something went wrong")).toBeVisible();
  await expect(page.getByLabel("Request")).toHaveValue("Every word stays.");
  await expect(page).toHaveURL("/contact");
});

test("a member's contact form fills in their name, and a request about a member names them", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const about = await cast.join({ firstName: "Anton" });
  // Members whom the reader can write to get a message instead.
  await about.put("/account/privacy", { requestsFrom: "nobody" });
  const member = await cast.join({ firstName: "Rosa" });
  await cast.logIn(page, member);
  await page.goto(`/users/${about.id}`);
  await page.getByRole("link", { name: "Request to contact" }).click();
  await expect(page).toHaveURL(`/contact?about=${about.id}`);
  await expect(page.getByLabel("Name")).toHaveValue(`Rosa ${member.lastName}`);
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await expect(page.getByText(`Anton ${about.lastName}`)).toBeVisible();
  await page.getByLabel("Request").fill("I would like to talk about lathes.");
  const sent = page.waitForRequest("**/api/mail");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ aboutId: about.id });
  await expect(toast(page, "Email was successfully sent")).toBeVisible();
});

test("U246 a request about a member offers to write to them first", async ({ page, cast }) => {
  const about = await cast.join({ firstName: "Leila" });
  await cast.logIn(page, await cast.join());
  await page.goto(`/contact?about=${about.id}`);
  await page.getByRole("button", { name: "Write to Leila" }).click();
  const dialog = page.getByRole("dialog", { name: "Write to Leila" });
  await dialog.getByLabel("Your message").fill("How is it at Lantern?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You wrote to Leila. No answer yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Or ask the team" })).toBeVisible();
  await page.getByLabel("Request").fill("Please pass it on.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Email was successfully sent")).toBeVisible();
});
