import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aProject, aWord } from "../../support/builders.ts";

test("a member adds, edits and deletes a project", async ({ page, cast }) => {
  const word = aWord();
  const title = `Garden robot ${word}`;
  await cast.logIn(page, await cast.join());
  await page.goto("/projects");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
  await page.getByRole("main").getByRole("link", { name: "Add a project" }).click();
  await expect(page.getByRole("heading", { name: "Add a Project" })).toBeVisible();

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(2);
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("It **waters**.");
  await page.getByLabel("Start date").fill("2026-05-02");
  await page.getByLabel("End date").fill("2026-05-01");
  await page.getByRole("button", { name: "Save" }).click();
  const tooEarly = page.getByText("The end date must not be before the start date");
  await expect(tooEarly).toBeVisible();
  await expect(page.getByLabel("End date")).toHaveAccessibleDescription(/must not be before/);
  await page.getByLabel("Start date").fill("2026-04-02");
  await expect(tooEarly).toHaveCount(0);
  await page.getByRole("combobox", { name: "Skills" }).fill("React");
  await page.getByRole("option", { name: "React", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Project created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/projects");

  await page.getByPlaceholder("Search projects...").fill(word);
  await page.getByRole("heading", { name: title }).click();
  await page.getByRole("link", { name: `Details about ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = page.url();
  await expect(page.getByText("2 April 2026")).toBeVisible();
  await expect(page.getByText("1 May 2026")).toBeVisible();
  await expect(page.getByText("waters", { exact: true })).toHaveJSProperty("tagName", "STRONG");
  await expect(page.getByRole("link", { name: "React" })).toHaveAttribute("href", /\/skills\/\d+$/);

  await page.getByRole("link", { name: "Edit Project" }).click();
  await expect(page.getByLabel("Start date")).toHaveValue("2026-04-02");
  await page.getByLabel("End date").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Project updated successfully!")).toBeVisible();
  await expect(page).toHaveURL("/projects");
  await page.goto(address);
  await expect(page.getByText("Not specified")).toHaveCount(1);

  await page.getByRole("link", { name: "Edit Project" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this project?");
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText("It can be brought back for 30 days.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Project deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL("/projects");
  await page.goto(address);
  await expect(page.getByText("Nobody lives at this address")).toBeVisible();
});

test("a failed save keeps the typed text, and a failed delete shows an error", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const owner = await cast.join();
  const { body: project } = await owner.post("/projects", aProject());
  await cast.logIn(page, owner);
  await page.goto(`/projects/edit/${project.id}`);
  await page.getByLabel("Title").fill("Still here");
  await page.route("**/api/projects/*", (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 503, json: {} }),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Failed to update project. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Still here");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete project. Please try again.")).toBeVisible();
  await page.getByRole("link", { name: "Homecoming, home" }).click();
  await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
});

test("only its owner and staff can edit a project", { tag: "@all" }, async ({ page, browser, cast }) => {
  const owner = await cast.join({ firstName: "Olga", lastName: "Owner" });
  const { body: project } = await owner.post("/projects", aProject({ dateFrom: "", dateTo: "" }));
  const edit = { name: "Edit Project" };

  await page.goto(`/projects/edit/${project.id}`);
  await expect(toast(page, "Please log in to add or edit a project!")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?/);

  await cast.logIn(page, await cast.join());
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole("link", { name: "Olga Owner" })).toHaveAttribute("href", `/users/${owner.id}`);
  await expect(page.getByText("Not specified")).toHaveCount(2);
  await expect(page.getByText("No matching users found.")).toBeVisible();
  await expect(page.getByText("No comments yet.")).toBeVisible();
  await expect(page.getByRole("link", edit)).toHaveCount(0);
  await page.goto(`/projects/edit/${project.id}`);
  await expect(page.getByRole("alert")).toHaveText("Only the person who posted this project can edit it.");

  for (const role of ["moderator", "admin"] as const) {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await cast.logIn(theirs, await cast.join({ role }));
    await theirs.goto(`/projects/${project.id}`);
    await expect(theirs.getByRole("link", edit)).toBeVisible();
    await context.close();
  }
});

test("a list of projects marks the reader's skills and requests them only once", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const owner = await cast.join();
  const skills = await cast.skillIds("React", "CSS", "Rust");
  const word = aWord();
  await owner.post("/projects", aProject({ title: `Fits two ${word}`, skills }));
  const reader = await cast.join({ skills: ["React", "CSS"] });
  await reader.post("/projects", aProject({ title: `Their own ${word}`, skills }));
  await cast.logIn(page, reader);

  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/account")) asked += 1;
  });
  await page.goto(`/projects?search=${word}`);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Fits two" }) });
  await expect(card.getByRole("img", { name: "You have 2 of 3" })).toHaveText("2/3");
  await card.getByRole("heading").click();
  await expect(card.getByRole("link", { name: "React" })).toHaveClass(/\bhas\b/);
  await expect(card.getByRole("link", { name: "Rust" })).not.toHaveClass(/\bhas\b/);
  const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Their own" }) });
  await expect(own.getByRole("img")).toHaveCount(0);
  expect(asked).toBe(1);
});
