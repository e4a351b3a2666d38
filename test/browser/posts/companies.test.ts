import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { aForm, aJob } from "../../support/builders.ts";
import { aPng } from "../../support/pictures.ts";

const aFile = async (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(await (await aPng()).arrayBuffer()),
});

const aName = (word: string) => `${word} ${Math.random().toString(36).slice(2)}`;

test("U31 visitors are asked to log in to see companies, and return to their search", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await page.goto("/companies?search=glue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please log in to see companies");
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logInHere(page, member);
  await expect(page).toHaveURL("/companies?search=glue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Companies Listing");
});

test("a member adds a company with a logo, which its card and page show", async ({ page, cast }) => {
  const name = aName("Kiln");
  await cast.logIn(page, await cast.join());
  await page.goto("/companies/add");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add a Company");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(1);
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Logo").setInputFiles(await aFile("logo.svg", "image/svg+xml"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please choose a PNG or JPEG picture")).toBeVisible();
  await expect(page.getByLabel("Logo")).toHaveAttribute("accept", "image/png,image/jpeg");
  await page.getByLabel("Logo").setInputFiles(await aFile("logo.png", "image/png"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "company data was saved successfully")).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.goto(`/companies?search=${encodeURIComponent(name)}`);
  const card = page.getByRole("main").locator("details").filter({ hasText: name });
  await expect(card.locator("img")).toHaveAttribute("src", /^\/api\/images\/[0-9a-f]{64}\.webp$/);
  await card.getByRole("heading").click();
  await card.getByRole("link", { name: "More Details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const logo = page.getByRole("main").locator("img").first();
  await expect(logo).toHaveAttribute("src", /^\/api\/images\//);
  await expect(logo).toHaveJSProperty("complete", true);
  await expect(logo).toHaveJSProperty("naturalWidth", 40);
});

test("adding a company with a taken name shows an error and keeps the typed text", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const name = aName("Twin");
  await member.send("POST", "/company/", { body: aForm({ name }) });
  await cast.logIn(page, member);
  await page.goto("/companies/add");
  await page.getByLabel("Name").fill(name.toUpperCase());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "A company with this name exists already")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("A company with this name exists already");
  await expect(page.getByLabel("Name")).toHaveValue(name.toUpperCase());
  await expect(page).toHaveURL("/companies/add");
});

test("a company's page shows its dates, jobs and comments, and Back returns to the list", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join({ firstName: "Cleo" });
  const { body: company } = await member.send("POST", "/company/", { body: aForm({ name: aName("Glue works") }) });
  const { body: job } = await member.post("/jobs", aJob({ title: "Glue tester", companyId: company.id }));
  await cast.logIn(page, member);
  await page.goto("/companies");
  await page.goto(`/companies/${company.id}`);
  const main = page.getByRole("main");
  await expect(main.locator("img").first()).toHaveAttribute("src", "/logo.png");
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  await expect(main.getByText(`Created ${today}`)).toBeVisible();
  await expect(main.getByText(`Updated ${today}`)).toBeVisible();
  await expect(main.getByRole("link", { name: "Glue tester" })).toHaveAttribute("href", `/jobs/${job.id}`);
  await expect(main.getByText("No comments yet.")).toBeVisible();
  await page.getByLabel("Write a comment").fill("They pay on time.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(main.getByText("They pay on time.", { exact: true })).toBeVisible();
  await expect(main.getByText("No comments yet.")).toHaveCount(0);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/companies");
});

test("the member who added a company can rename it and change its logo", { tag: "@all" }, async ({ page, cast }) => {
  const owner = await cast.join();
  const { body: company } = await owner.send("POST", "/company/", { body: aForm({ name: aName("Old") }) });
  const name = aName("New");
  await cast.logIn(page, owner);
  await page.goto(`/companies/${company.id}`);
  await page.getByRole("link", { name: "Edit Company" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Company");
  await expect(page.getByLabel("Name")).toHaveValue(company.name);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Logo").setInputFiles(await aFile("logo.png", "image/png"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "company data was saved successfully")).toBeVisible();
  await expect(page).toHaveURL(`/companies/${company.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("src", /^\/api\/images\//);
});

test("a company's and a skill's page show the member's edit of a job at once", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: company } = await member.send("POST", "/company/", { body: aForm({ name: aName("Fresh") }) });
  const skills = await cast.skillIds("COBOL");
  const [before, after] = [aName("Before"), aName("After")];
  const { body: job } = await member.post("/jobs", aJob({ title: before, companyId: company.id, skills }));
  await cast.logIn(page, member);
  await page.goto(`/skills/${skills[0]}`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: before }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await main.getByRole("link", { name: company.name }).click();
  await expect(page).toHaveURL(`/companies/${company.id}`);
  await main.getByRole("link", { name: before }).click();
  await main.getByRole("link", { name: "Edit Job" }).click();
  await page.getByLabel("Title").fill(after);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(after);
  await main.getByRole("link", { name: company.name }).click();
  await expect(page).toHaveURL(`/companies/${company.id}`);
  await expect(main.getByRole("link", { name: after })).toBeVisible({ timeout: 5000 });
  await page.goBack();
  await main.getByRole("link", { name: "COBOL" }).click();
  await expect(page).toHaveURL(`/skills/${skills[0]}`);
  await expect(main.getByRole("link", { name: after })).toBeVisible({ timeout: 5000 });
});
