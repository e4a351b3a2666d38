import { expect, type Locator, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob, aWord } from "../../support/builders.ts";

/** By Tab alone, as one who has no mouse; says how many keys it took. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  // Once: while a list is open, what lies around it has no role.
  const element = await target.elementHandle();
  for (let keys = 0; keys < 40; keys += 1) {
    if (await page.evaluate((element) => element === document.activeElement, element)) return keys;
    if (await page.getByRole("listbox").isVisible()) await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't lead to ${target}`);
}

test("J01 J05 J41 U55 a job with facts and must-haves is posted by keyboard in fewer than 400 keys", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const title = `Keeper ${aWord()}`;
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  const box = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  let keys = 0;
  const type = async (target: Locator, text: string) => {
    keys += await tabTo(page, target);
    await page.keyboard.type(text);
    keys += text.length;
  };
  const press = async (target: Locator) => {
    await expect(target).toBeVisible();
    keys += 1 + (await tabTo(page, target));
    await page.keyboard.press("Enter");
  };

  await box("Title").focus();
  await type(box("Title"), title);
  await type(box("Description"), "We build with React, TypeScript and CSS.");
  await expect(page.getByRole("group", { name: "Found in your text:" }).getByRole("button")).toHaveText([
    "Add React",
    "Add TypeScript",
    "Add CSS",
    "Add all",
  ]);
  await press(button("Add React"));
  await expect(button("Add React")).toHaveCount(0);
  await press(button("Add all"));
  await expect(page.getByText("Found in your text:")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Chosen skills" })).toHaveText("ReactTypeScriptCSS");
  await press(page.getByRole("group", { name: "Which are must-haves?" }).getByRole("button", { name: "React" }));
  await type(box("Location"), "Berlin");
  await type(box("Link"), `https://example.org/${title.replace(" ", "-")}`);
  await expect(box("Workplace")).toHaveValue("");
  await type(box("Workplace"), "Hy");
  await type(box("Type"), "Fu");
  await type(box("From"), "55,000");
  await type(box("To"), "65.000");
  await press(button("Add a language"));
  await type(page.getByRole("combobox", { name: "Language", exact: true }), "German");
  await type(page.getByRole("listitem").getByRole("combobox", { name: "Level" }), "B2");
  await press(button("Save"));
  await expect(toast(page, "Job created successfully!")).toBeVisible();
  expect(keys).toBeLessThan(400);

  const { body } = await member.get(`/jobs?search=${title.split(" ")[1]}`);
  const [react] = await cast.skillIds("React");
  expect(body.results[0]).toMatchObject({
    ...{ workplace: "hybrid", type: "full-time", seniority: null, required: [react] },
    salary: { min: 55_000, max: 65_000, currency: "EUR", per: "year" },
    languages: [{ code: "de", level: "B2" }],
  });
});

test("J02 J03 J04 J20 J22 Edit Job says what is wrong with a fact, keeps the end, and offers to mark it as filled", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob({ days: 14, seniority: "lead" }));
  await cast.logIn(page, member);
  await page.goto(`/jobs/edit/${job.id}`);
  await expect(page.getByLabel("Level")).toHaveValue("lead");
  await expect(page.getByLabel("Listed for")).toHaveValue("");
  await page.getByLabel("From", { exact: true }).fill("65000");
  await page.getByLabel("To", { exact: true }).fill("about 70");
  await page.getByRole("button", { name: "Add a language" }).click();
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("German");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter amounts above 0 and up to 10,000,000")).toBeVisible();
  await expect(page.getByText("Please choose languages and their levels from the lists")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("6500");
  await page.getByRole("button", { name: "Remove German" }).click();
  await expect(page.getByRole("button", { name: "Add a language" })).toBeFocused();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The upper end must not be below the lower one")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  const { body: saved } = await member.get(`/jobs/${job.id}`);
  expect(saved).toMatchObject({ salary: { min: 65_000, max: null }, languages: [], expiresAt: job.expiresAt });

  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as filled" }).click();
  await expect(toast(page, "The job is filled.")).toBeVisible();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await member.put(`/jobs/${job.id}/status`, { status: "open" });

  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByLabel("Title").fill("Typed before it was filled");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as filled" }).click();
  await expect(page.getByLabel("Listed for")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  const kept = await member.get(`/jobs/${job.id}`);
  expect(kept.body).toMatchObject({ title: "Typed before it was filled", status: "filled" });
});

test("J40 a link that was posted before is said on leaving it, and hinders nothing", async ({ page, cast }) => {
  const member = await cast.join();
  const word = aWord();
  const { body: job } = await member.post(
    "/jobs",
    aJob({ title: `Baker ${word}`, link: `https://example.org/${word}` }),
  );
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  await page.getByLabel("Link").fill(`http://www.example.org/${word}/?utm_source=x`);
  await page.getByLabel("Link").blur();
  await expect(page.getByText(`This link was posted just now: Baker ${word}`)).toBeVisible();
  const link = page.getByRole("link", { name: `Baker ${word}` });
  await expect(link).toHaveAttribute("href", `/jobs/${job.id}`);
  await expect(link).toHaveAttribute("target", "_blank");
  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByLabel("Link").focus();
  await page.getByLabel("Link").blur();
  await expect(page.getByText("This link was posted")).toHaveCount(0);
});
