import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";

test("About describes postings, companies, Q&A and matching to visitors", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
  await expect(page.getByRole("term")).toHaveText([
    "Job and project postings",
    "Company directory",
    "Q&A forums",
    "Skill matching",
  ]);
});

test("the terms name the GDPR, German law and a contact address", async ({ page }) => {
  await page.goto("/terms");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and conditions");
  await expect(main).toContainText("by the rules of the General Data Protection Regulation (GDPR)");
  await expect(main).toContainText("The law of the Federal Republic of Germany applies");
  await expect(main.getByRole("link", { name: "team@board.example" }).first()).toHaveAttribute(
    "href",
    "mailto:team@board.example",
  );
  await expect(main.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
  await expect(main.getByRole("link", { name: "imprint" })).toHaveAttribute("href", "/imprint");
});

test("the privacy policy names the GDPR, its rights, German law and a contact address", async ({ page }) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  await expect(main).toContainText("Art. 4 (7) of the General Data Protection Regulation (GDPR)");
  for (const article of [15, 16, 17, 18, 20, 21, 77])
    await expect(main).toContainText(new RegExp(`Art\\. ${article}\\b`));
  await expect(main).toContainText("German law applies");
  await expect(main.getByRole("link", { name: "team@board.example" }).first()).toHaveAttribute(
    "href",
    "mailto:team@board.example",
  );
});

test("the imprint names its legal basis and a contact address", async ({ page }) => {
  await page.goto("/imprint");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
  await expect(main).toContainText("§ 5 of the German Digital Services Act (DDG)");
  await expect(main.getByRole("link", { name: "team@board.example" })).toBeVisible();
});
