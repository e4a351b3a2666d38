import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { aJob, aProject, aQuestion } from "../../support/builders.ts";

/** Writing fails from now on; reading works. */
const failWrites = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 503, json: {} }),
  );

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

async function failDelete(page: Page) {
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
}

test("U15 if creating, updating or deleting a job fails, an error is shown and text is kept", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await failWrites(page, "**/api/jobs**");
  await page.goto("/jobs/add");
  await page.getByLabel("Title").fill("Unsaved");
  await page.getByLabel("Description").fill("Words.");
  await page.getByLabel("Link").fill("http://example.org/apply");
  await save(page);
  await expect(toast(page, "Failed to create job. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Words.");
  await failWrites(page, `**/api/jobs/${job.id}`);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/jobs/edit/${job.id}`);
  await expect(page.getByLabel("Link")).toHaveValue("https://example.org/jobs/1");
  await page.getByLabel("Title").fill("Still unsaved");
  await save(page);
  await expect(toast(page, "Failed to update job. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Still unsaved");
  await failDelete(page);
  await expect(toast(page, "Failed to delete job. Please try again.")).toBeVisible();
  expect((await member.get(`/jobs/${job.id}`)).body).toEqual(job);
});

test("U15 if creating a project fails, an error is shown and the typed text is kept", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await failWrites(page, "**/api/projects");
  await page.goto("/projects/add");
  await expect(page.getByLabel("Start date")).toHaveAttribute("type", "date");
  await page.getByLabel("Title").fill("Unsaved");
  await page.getByLabel("Description").fill("Words.");
  await save(page);
  await expect(toast(page, "Failed to create project. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Unsaved");
});

test("U15 if creating or updating a question fails, an error is shown", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const { body: question } = await member.post("/questions", aQuestion());
  await cast.logIn(page, member);
  await failWrites(page, "**/api/questions");
  await page.goto("/qa/add");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask a Question");
  await page.getByLabel("Title").fill("Unsaved");
  await page.getByLabel("Description").fill("Words.");
  await save(page);
  await expect(toast(page, "Failed to create question. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Unsaved");
  await failWrites(page, `**/api/questions/${question.id}`);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/qa/edit/${question.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Question");
  await expect(page.getByLabel("Title")).toHaveValue(question.title);
  await expect(page.getByLabel("Description")).toHaveValue(question.description);
  await page.getByLabel("Title").fill("Still unsaved");
  await save(page);
  await expect(toast(page, "Failed to update question. Please try again.")).toBeVisible();
});

test("the edit forms of a job and a project show every stored field", async ({ page, cast }) => {
  const member = await cast.join();
  const skills = await cast.skillIds("CSS", "Rust");
  const { body: job } = await member.post("/jobs", aJob({ skills }));
  const { body: project } = await member.post("/projects", aProject({ skills }));
  await cast.logIn(page, member);
  const chosen = page.getByRole("list", { name: "Chosen skills" }).getByRole("listitem");
  await page.goto(`/jobs/edit/${job.id}`);
  for (const [label, value] of [
    ["Title", job.title],
    ["Description", job.description],
    ["Location", "Berlin"],
    ["Link", job.link],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveValue("");
  await expect(chosen).toHaveText(["CSS", "Rust"]);
  await page.goto(`/projects/edit/${project.id}`);
  for (const [label, value] of [
    ["Title", project.title],
    ["Description", project.description],
    ["Start date", "2026-01-31"],
    ["End date", "2026-12-31"],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(chosen).toHaveText(["CSS", "Rust"]);
});

test("a form requests up to 1000 skills and companies for its select lists", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  const asked = Promise.all([
    page.waitForRequest((request) => request.url().endsWith("/api/skills?limit=1000")),
    page.waitForRequest((request) => request.url().endsWith("/api/companys?limit=1000")),
  ]);
  await page.goto("/jobs/add");
  for (const request of await asked) expect(request.headers().authorization).toMatch(/^Bearer \S+$/);
});

test("signing up with a too long password or a taken address shows the reason", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Ina");
  await page.getByLabel("Last name").fill("Again");
  await page.getByLabel("Email").fill(member.email.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill("x".repeat(12));
  await page.getByLabel("Confirm password").fill("x".repeat(12));
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Password with a maximum length of 11 characters is required!")).toBeVisible();
  for (const label of ["Password", "Confirm password"]) {
    await page.getByLabel(label, { exact: true }).fill("lighthouse1");
  }
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Email already registered")).toHaveAttribute("data-type", "warning");
  await expect(page).toHaveURL("/signup");
  await expect(page.getByLabel("First name")).toHaveValue("Ina");
});

test("U40 a taken address shows an error at its field and a toast, until sign-up succeeds", async ({ page, cast }) => {
  const member = await cast.join();
  await page.goto("/signup");
  await waitForApplication(page);
  await page.getByLabel("First name").fill("Ina");
  await page.getByLabel("Last name").fill("Again");
  await page.getByLabel("Email").fill(member.email);
  for (const label of ["Password", "Confirm password"])
    await page.getByLabel(label, { exact: true }).fill("lighthouse1");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Email already registered")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email already registered");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectAccessible(page, "with an address that is taken");
  await page.getByLabel("Email").fill(`new.${member.email}`);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Sign up was successful")).toBeVisible();
  await expect(toast(page, "Email already registered")).toHaveCount(0);
});

test("U40 an error toast stays until its own action succeeds", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  await page.route("**/api/prompts", (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole("button", { name: /work\/life/ }).click();
  await expect(toast(page, "Failed to get AI data. Please try again.")).toBeVisible();
  await page.route("**/api/comments", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel("Write a comment").fill("Which shifts?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Ooops, something went wrong")).toBeVisible();
  await page.unroute("**/api/comments");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(toast(page, "Ooops, something went wrong")).toHaveCount(0);
  await expect(toast(page, "Failed to get AI data. Please try again.")).toBeVisible();
  await page.unroute("**/api/prompts");
  await page.getByRole("button", { name: /work\/life/ }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
  await expect(toast(page, "Failed to get AI data. Please try again.")).toHaveCount(0);
});

test("recovering a password needs an e-mail address", { tag: "@all" }, async ({ page }) => {
  await page.goto("/recover-password");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("This field is required");
  await expect(page.getByLabel("Email")).toBeFocused();
});
