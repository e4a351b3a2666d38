import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { aWord } from "../../support/builders.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("P15 staff add a cohort, fill its roster from text and a file, and confirm or remove claims", async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join({ role: "moderator" }));
  await page.goto("/admin/cohorts");
  const name = `Data ${aWord()}`;
  await page.getByRole("button", { name: "Add a cohort" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Cohort saved")).toBeVisible();
  await page.getByRole("button", { name: `Add addresses to ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email addresses").fill("one@example.org\nNo address\n\nmira.example.org");
  await expect(dialog.getByText("2 lines without an address are left out.")).toBeVisible();
  await dialog.getByLabel("Email addresses").fill("one@example.org; Two <two@example.org>, one@example.org.");
  await dialog.getByLabel("Or a file").setInputFiles({
    name: "roster.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;Mail\nThree;three@example.org\n"),
  });
  await expect(dialog.getByText("3 addresses found")).toBeVisible();
  await expectAccessible(page, "as it stands");
  await dialog.getByRole("button", { name: "Add addresses" }).click();
  await expect(toast(page, "3 addresses on the roster. They can't be read again.")).toBeVisible();

  const [nora, otto] = [await cast.join({ firstName: "Nora" }), await cast.join({ firstName: "Otto" })];
  const { id } = (await nora.get(`/cohorts?search=${encodeURIComponent(name)}`)).body.results[0];
  for (const claiming of [nora, otto]) await claiming.put(`/cohorts/${id}/membership`);
  await page.goto(`/admin/cohorts?search=${encodeURIComponent(name)}`);
  await expect(page.getByText("3 addresses on the roster. They can't be read again.").first()).toBeVisible();
  const waiting = page.getByRole("list", { name: `Who waits in ${name}` });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "who waits");
  await waiting.getByRole("button", { name: "Confirm Nora" }).press("Enter");
  await expect(toast(page, "Nora is verified.")).toBeVisible();
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await expect(waiting.getByRole("link", { name: /Otto/ })).toBeFocused();
  await waiting.getByRole("button", { name: "Remove Otto" }).click();
  await dialog.getByLabel("Reason (optional)").fill("Never seen there");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect((await nora.get(`/cohorts/${id}`)).body.membership).toMatchObject({ state: "verified", by: "staff" });
  expect((await otto.get(`/cohorts/${id}`)).body.membership).toBeNull();
});

test("U12 a cohort's name that is taken shows an error at its field", { tag: "@all" }, async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const name = `Data ${aWord()}`;
  await moderator.post("/cohorts", { name });
  await cast.logIn(page, moderator);
  await page.goto("/admin/cohorts");
  await page.getByRole("button", { name: "Add a cohort" }).click();
  const field = page.getByRole("dialog").getByLabel("Name");
  await field.fill(name.toUpperCase());
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(field).toHaveAccessibleDescription(/A cohort with this name exists already$/);
  await expect(field).toBeFocused();
  await field.press("End");
  await field.press("x");
  await expect(page.getByRole("dialog").getByText(/exists already/)).toHaveCount(0);
});

test("P15 a roster file can have any common encoding; an unreadable one shows an error", {
  tag: "@all",
}, async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const name = `Data ${aWord()}`;
  await moderator.post("/cohorts", { name });
  await cast.logIn(page, moderator);
  await page.goto(`/admin/cohorts?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Add addresses to ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const addresses = dialog.getByLabel("Email addresses");
  const read = (buffer: Buffer) =>
    dialog.getByLabel("Or a file").setInputFiles({ name: "roster.csv", mimeType: "text/csv", buffer });

  const table = "Name;Mail\nJörg;jörg@example.org\n";
  for (const bytes of [Buffer.from(table, "latin1"), Buffer.from(`\ufeff${table}`, "utf16le"), Buffer.from(table)]) {
    await addresses.fill("");
    await read(bytes);
    await expect(addresses).toHaveValue("jörg@example.org");
  }

  const many = Array.from({ length: 501 }, (_, number) => `p${number}@example.org`);
  await addresses.fill("");
  await read(Buffer.from(many.join("\n")));
  await dialog.getByRole("button", { name: "Add addresses" }).click();
  const tooMany = dialog.getByText("Please send at most 500 addresses at once");
  await expect(tooMany).toBeVisible();
  await addresses.fill("");
  await read(Buffer.from(table));
  await expect(addresses).toHaveValue("jörg@example.org");
  await expect(tooMany).toBeHidden();
  await read(Buffer.from("\0\x01a@b\0"));
  await expect(dialog.getByText("This file couldn't be read.")).toBeVisible();
  await expect(addresses).toHaveValue("jörg@example.org");
});
