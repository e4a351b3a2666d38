import { expect } from "@playwright/test";
import { mailNow } from "../../../server/notifications/immediate-mails.ts";
import { test } from "../../support/browser/browser.ts";
import { doDue } from "../../support/browser/due.ts";
import { aJob } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";

test("U58 N27 opening an unsubscribe link changes nothing; its buttons stop mails and can be undone", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob({ title: "Bell founder" }));
  const wilma = await cast.join({ firstName: "Wilma" });
  await wilma.post("/comments", { parent: "jobs", parentId: job.id, text: "Where?" });
  await expect.poll(async () => (await member.get("/account")).body.unread).toBe(1);
  await doDue([{ inBatches: mailNow }], Date.now() + 180_000);
  const { text } = await mailInFolder(member.email, `Wilma ${wilma.lastName} commented on “Bell founder”`);
  const [, link] = /\S+(\/unsubscribe\?token=\S+)/.exec(text ?? "") ?? [];
  const mail = async () => (await member.get("/account/notifications")).body.kinds;

  await page.goto(link as string);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unsubscribe");
  await expect(page).toHaveURL("/unsubscribe?lang=en");
  await expect(page.getByText("We send you mails about comments on what you posted.")).toBeVisible();
  expect(await mail()).toMatchObject({ comment: { mail: "now" } });

  await page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(page.getByText("Done. You won't get these mails any more.")).toBeFocused();
  await expect(page.getByRole("link", { name: "Notification settings" })).toHaveAttribute(
    "href",
    "/settings/notifications",
  );
  expect(await mail()).toMatchObject({ comment: { mail: "never" }, answer: { mail: "now" } });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Stop these mails" })).toBeVisible();
  expect(await mail()).toMatchObject({ comment: { mail: "now" } });
  await page.getByRole("button", { name: "Stop all mail" }).click();
  await expect(page.getByText("Done. You won't get these mails any more.")).toBeVisible();
  expect(await mail()).toMatchObject({ comment: { mail: "never" }, answer: { mail: "never" } });
});

test("N27 an invalid unsubscribe link shows an error", { tag: "@all" }, async ({ page }) => {
  for (const address of ["/unsubscribe?token=x", "/unsubscribe"]) {
    await page.goto(address);
    await expect(page.getByRole("alert")).toHaveText("This link no longer works.");
  }
});
