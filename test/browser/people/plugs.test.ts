import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aQuestion, aWord } from "../../support/builders.ts";
import { expectToHoldUp } from "../accessibility/support/every-look.ts";

test("G01 G03 a member creates a token by keyboard after a proof, sees it once, and revokes it", async ({
  page,
  cast,
}) => {
  const mira = await cast.join();
  await cast.ageLogIns(mira);
  await cast.logIn(page, mira);
  await page.goto("/settings/developer");
  await page.getByRole("button", { name: "New token" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("My script");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please choose what it may do")).toBeVisible();
  await page.getByRole("checkbox", { name: "Read: jobs" }).press("Space");
  await page.getByLabel("Name", { exact: true }).press("Enter");
  await page.getByRole("dialog", { name: "Confirm that it is you" }).getByLabel("Password").fill(mira.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Token", { exact: true })).toHaveValue(/^hc_\w{49}$/);
  await expectToHoldUp(page, "shown once");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByRole("button", { name: "New token" })).toBeFocused();
  await page.getByRole("button", { name: "Revoke My script" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).press("Enter");
  await expect(page.getByText("You have none yet.")).toBeVisible();
});

test("G05 a list's Feed button creates a feed with the list's filters", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs?workplace=remote");
  await page.getByRole("button", { name: "Feed", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Make feed" }).press("Enter");
  await expect(page.getByLabel("Atom", { exact: true })).toHaveValue(/\/feeds\/\w{43}\.atom$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Feed", exact: true })).toBeFocused();
  await page.goto("/settings/developer");
  await expect(page.getByRole("link", { name: "/jobs?workplace=remote" })).toBeVisible();
});

test("G10 a drafted answer appears in the answer field, to be sent or discarded", async ({ page, cast }) => {
  const [mira, leo] = [await cast.join(), await cast.join()];
  const { id } = (await mira.post("/questions", aQuestion())).body;
  await leo.put(`/questions/${id}/draft`, { text: "A narrower beam" });
  await cast.logIn(page, leo);
  await page.goto(`/qa/${id}`);
  const field = page.getByRole("textbox", { name: /answer/i });
  await expect(field).toHaveValue("A narrower beam");
  await expectToHoldUp(page, "with a draft");
  await page.getByRole("button", { name: "Discard draft" }).press("Enter");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await leo.put(`/questions/${id}/draft`, { text: "A wider beam" });
  await page.reload();
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await expect(page.getByText("Drafted for you")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("paragraph").filter({ hasText: "A wider beam" })).toBeVisible();
});

test("G07 G09 an admin adds a webhook by keyboard, sends a test and sees that delivery failed", async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join({ role: "admin" }));
  await page.goto("/admin/webhooks");
  await page.getByRole("button", { name: "Add webhook" }).press("Enter");
  const address = `https://nowhere.example/${aWord()}`;
  await page.getByLabel("Address").fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please choose at least one event")).toBeVisible();
  await page.getByRole("checkbox", { name: "Job posted" }).press("Space");
  await page.getByLabel("Address").press("Enter");
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(/^whsec_/);
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByText("The address hasn't answered the challenge yet.")).toBeVisible();
  await page.getByRole("button", { name: `Send a test: ${address}` }).press("Enter");
  await page.getByRole("button", { name: `Deliveries: ${address}` }).press("Enter");
  await expect(page.getByText("Failed, will be tried again")).toBeVisible();
  await expectToHoldUp(page, "with deliveries");
  await page.getByRole("button", { name: `Delete: ${address}` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: `Delete: ${address}` })).toHaveCount(0);
});
