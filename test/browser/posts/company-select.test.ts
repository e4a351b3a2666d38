import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aForm, aJob, aWord } from "../../support/builders.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Company" });

const firstThousand = {
  results: Array.from({ length: 1000 }, (_, place) => ({ id: 1_000_000 + place, name: `Anvil ${place}` })),
};

test("U27 a company beyond the first thousand can be found by typing, chosen and removed", {
  tag: "@all",
}, async ({ page, cast }) => {
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

test("U37 adding a missing company in the job form keeps typed text and saves it with the job", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const name = `Nordlicht ${aWord()}`;
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  await page.getByLabel("Title").fill("Keeper of light");
  await page.getByLabel("Description").fill("Two lamps.");
  await page.getByLabel("Link").fill("https://example.org/light");
  await box(page).fill(`  ${name} `);
  await expect(page.getByRole("option")).toHaveText([`Add "${name}"`]);
  await expectAccessible(page, "with a company to add", "colors alone");
  const answer = await holdAnswers(page, "**/api/company");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue(name);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  // Submitting waits for the company.
  await page.getByRole("button", { name: "Save" }).click();
  answer();
  await expect(toast(page, "Job created successfully!")).toBeVisible();
  const { body } = await member.get(`/jobs?search=${name.split(" ")[1]}`);
  expect(body.results).toMatchObject([{ title: "Keeper of light", Company: { name } }]);
});

test("U37 in the company field, Enter chooses the best match or adds a missing company", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const name = `Quayside ${aWord()}`;
  await member.send("POST", "/company/", { body: aForm({ name }) });
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  await box(page).pressSequentially(name.toLowerCase().slice(0, -1));
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue(name);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await box(page).clear();
  await box(page).fill(`${name} North`);
  await page.keyboard.press("Enter");
  await expect(toast(page, "company data was saved successfully")).toBeVisible();
  await expect(box(page)).toHaveValue(`${name} North`);
  await expect(box(page)).toBeFocused();
});

test("U37 adding a company that exists by now chooses it, ignoring case", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const name = `Polaris ${aWord()}`;
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  await page.getByLabel("First name").fill("Kept");
  await box(page).fill(name.toUpperCase());
  await expect(page.getByRole("option", { name: `Add "${name.toUpperCase()}"` })).toBeVisible();
  await member.send("POST", "/company/", { body: aForm({ name }) });
  await page.getByRole("option", { name: `Add "${name.toUpperCase()}"` }).click();
  await expect(box(page)).toHaveValue(name);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "user data was saved successfully")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: /^Kept/ })).toBeVisible();
  await page.goto(`/users/edit/${member.id}`);
  await box(page).fill(name.toLowerCase());
  await expect(page.getByRole("option")).toHaveText([name]);
});

test("U37 U40 if a company can't be added, the field shows the error and offers a retry", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const name = `Sirius ${aWord()}`;
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  await page.getByLabel("Title").fill("Kept");
  await page.route("**/api/company", (route) =>
    route.fulfill({ status: 503, json: { error: "Not now, please", code: "unavailable" } }),
  );
  await box(page).fill(name);
  await page.getByRole("option", { name: `Add "${name}"` }).click();
  await expect(toast(page, "Not now, please")).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription("Not now, please");
  await expectAccessible(page, "with a company that wasn't added");
  await page.unroute("**/api/company");
  await page
    .getByRole("main")
    .getByRole("button", { name: `Add "${name}"` })
    .click();
  await expect(box(page)).toHaveValue(name);
  await expect(box(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(toast(page, "Not now, please")).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("Kept");
});

test("U37 while a search is loading, no unrelated company can be chosen", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const word = aWord();
  await member.send("POST", "/company/", { body: aForm({ name: `Rigel ${word}` }) });
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  await box(page).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  const answer = await holdAnswers(page, /companys\?search=/);
  await box(page).fill(`Vega ${word}`);
  await expect(page.getByRole("option")).toHaveText(["Loading..."]);
  answer();
  await expect(page.getByRole("option")).toHaveText([`Add "Vega ${word}"`]);
});
