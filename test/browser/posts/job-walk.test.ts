import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { aWord } from "../../support/builders.ts";

test("a newcomer signs up and posts a job, which is matched, commented, edited and deleted", async ({
  page,
  cast,
  browser,
}) => {
  const word = aWord();
  await cast.join({ firstName: "Lê", lastName: `Minh Anh ${word}`, skills: ["ArangoDB", "Couchbase"] });
  const email = `${word}@example.org`;
  const title = `Frontend developer ${word}`;

  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/signup");
  await waitForApplication(page);

  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(3);
  await expect(page.getByText("Password with a minimum length of 8 characters is required!")).toBeVisible();
  await expect(page.getByText("Please confirm password!")).toBeVisible();
  await page.getByLabel("First name").fill("Walter");
  await page.getByLabel("Last name").fill("Walker");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("lighthouse");
  await page.getByLabel("Confirm password").fill("lighthous");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Passwords should match!")).toBeVisible();
  await page.getByLabel("Confirm password").fill("lighthouse");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Sign up was successful")).toBeVisible();
  await expect(page).toHaveURL("/login");

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  await page.getByRole("button", { name: /^log in$/i }).click();
  await expect(toast(page, "Invalid email or password")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("lighthouse");
  await page.getByRole("button", { name: /^log in$/i }).click();
  await expect(toast(page, "log in was successful")).toBeVisible();
  await expect(page).toHaveURL("/welcome");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome Back");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Walter Walker");

  await page.goto("/jobs/add");
  await expect(page.getByRole("heading", { name: "Add a Job" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(3);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("We build **scheduling** software.");
  await page.getByLabel("Link").fill("ftp://example.org");
  await page.getByLabel("Location").fill("Berlin, hybrid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter a valid URL")).toBeVisible();
  await page.getByLabel("Link").fill("https://example.org/apply");
  for (const skill of ["ArangoDB", "Cassandra", "ClickHouse"]) {
    await page.getByRole("combobox", { name: "Skills" }).fill(skill);
    await page.getByRole("option", { name: skill, exact: true }).click();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/jobs");
  await page.getByPlaceholder("Search jobs...").fill(word);
  await page.getByText(`${title} - Berlin, hybrid`).click();
  await page.getByRole("link", { name: `More Details about ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = page.url();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await cast.logIn(theirs, await cast.join());
  await theirs.goto(address);
  const people = theirs.getByRole("region", { name: "Matching users" });
  const match = people.getByRole("listitem").filter({ hasText: `Lê Minh Anh ${word}` });
  await expect(match).toContainText("Has 1 of 3");
  await expect(match).toContainText("ArangoDB");
  await expect(match.getByRole("link", { name: "ClickHouse" })).toHaveAttribute("href", /^\/skills\/\d+$/);
  await expect(theirs.getByText("scheduling", { exact: true })).toHaveJSProperty("tagName", "STRONG");
  await expect(theirs.getByText("No comments yet.")).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Edit Job" })).toHaveCount(0);
  const apply = theirs.getByRole("link", { name: "Apply Here" });
  await expect(apply).toHaveAttribute("href", "https://example.org/apply");
  await expect(apply).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await theirs.getByRole("button", { name: "Send" }).click();
  await expect(theirs.getByText("This field is required")).toBeVisible();
  await theirs.getByLabel("Write a comment").fill("Is German needed?");
  await theirs.getByRole("button", { name: "Send" }).click();
  await expect(toast(theirs, "Comment added successfully")).toBeVisible();
  await expect(theirs.getByText("Is German needed?", { exact: true })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText("Is German needed?", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Edit Job" }).click();
  await expect(page.getByRole("heading", { name: "Edit Job" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Title").fill(`Frontend engineer ${word}`);
  await page.getByLabel("Location").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Frontend engineer ${word}`);
  await expect(page.getByText("Not specified")).toBeVisible();

  await page.getByRole("link", { name: "Edit Job" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this job?");
  await expect(dialog).toContainText(`Frontend engineer ${word}`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: /delete/i }).click();
  await expect(toast(page, "Job deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL("/jobs");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody lives at this address");
});
