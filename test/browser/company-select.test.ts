import { expect, type Page } from "@playwright/test";
import { test } from "../stage/browser.ts";
import { aForm, aJob } from "../stage/builders.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Company" });

const firstThousand = {
  results: Array.from({ length: 1000 }, (_, place) => ({ id: 1_000_000 + place, name: `Anvil ${place}` })),
};

test("U27 a company beyond the first thousand is found by typing, chosen by keyboard, kept, and taken away again", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const name = `Zephyr ${Math.random().toString(36).slice(2)}`;
  const { body: company } = await member.send("POST", "/company/", { body: aForm({ name }) });
  const { body: job } = await member.post("/jobs", aJob());
  await page.route(/\/api\/companys\?limit=1000$/, (route) => route.fulfill({ json: firstThousand }));
  await cast.logIn(page, member);
  await page.goto(`/jobs/edit/${job.id}`);
  await expect(box(page)).toHaveAttribute("placeholder", "No company");
  await box(page).click();
  await box(page).pressSequentially(name.slice(0, 12));
  await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/companies/${company.id}`);

  await page.goto(`/jobs/edit/${job.id}`);
  await expect(box(page)).toHaveValue(name);
  await box(page).fill("nobody has this name");
  await box(page).blur();
  await expect(box(page)).toHaveValue(name);
  await box(page).clear();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveValue("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("N/A")).toBeVisible();
});
