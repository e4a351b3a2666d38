import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { memberPages } from "../../../web/sitemap.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { endSessionAndSave, logInHere } from "../../support/browser/log-in-form.ts";
import { follow } from "../../support/browser/moves.ts";
import { aJob } from "../../support/builders.ts";

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

test("S73 a session is stored as token and user, survives a reload, and sets no cookie", async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Sara" });
  await page.goto("/login");
  await logInHere(page, member);
  await expect(toast(page, "log in was successful")).toBeVisible();
  await expect(page).toHaveURL("/welcome");
  const { token, user, ...others } = await stored(page);
  expect(token).toMatch(/\S{20,}/);
  expect(JSON.parse(user as string)).toMatchObject({ id: member.id, firstName: "Sara", role: "user" });
  expect(others).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome Back, Sara");
});

test("the log-in page links to sign-up and to password recovery", { tag: "@all" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log In");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  await expect(main.getByRole("link", { name: "Forgot your Password" })).toHaveAttribute("href", "/recover-password");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(2);
});

test("Get Started leads to the log-in page, which explains and links to sign-up", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/login");
  const main = page.getByRole("main");
  await expect(main).toContainText("New here? An account takes a minute: your name, an email address and a password.");
  const [signUp, logIn] = [main.getByRole("link", { name: "Sign Up" }), main.getByRole("button", { name: "Log In" })];
  expect((await signUp.boundingBox())?.width).toBe((await logIn.boundingBox())?.width);
  await signUp.click();
  await expect(page).toHaveURL("/signup");
});

test("a logged-in member who opens the log-in page returns to the previous page", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/signup");
  await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(toast(page, "already logged in!")).toBeVisible();
  await expect(page).toHaveURL("/signup");
});

test("a logged-in member who opens the log-in page directly is sent to Welcome", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/login");
  await expect(toast(page, "already logged in!")).toBeVisible();
  await expect(page).toHaveURL("/welcome");
});

test("every page for members sends visitors to the log-in page", async ({ page }) => {
  const addresses = Object.keys(memberPages).map((name) => pages[name as keyof typeof memberPages].replace(":id", "1"));
  expect(addresses).toContain("/jobs/edit/1");
  await page.goto("/settings");
  for (const address of addresses) {
    await follow(page, address);
    await expect(page, address).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  }
});

test("a visitor who opens a form for jobs, projects or questions is told to log in", { tag: "@all" }, async ({
  page,
}) => {
  for (const [address, words] of [
    ["/jobs/add", "Please log in to add or edit a job!"],
    ["/jobs/edit/1", "Please log in to add or edit a job!"],
    ["/projects/add", "Please log in to add or edit a project!"],
    ["/projects/edit/1", "Please log in to add or edit a project!"],
    ["/qa/add", "Please log in to ask a question!"],
    ["/qa/edit/1", "Please log in to ask a question!"],
  ] as const) {
    await page.goto(address);
    await expect(toast(page, words), address).toBeVisible();
    await expect(page).toHaveURL(/\/login\?/);
  }
});

test("U31 logging in opens the page requested before, even by way of the sign-up page", async ({ page, cast }) => {
  const member = await cast.join();
  await page.goto("/jobs?search=baker&page=2");
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  // The sign-up page has a field of the same name, and stays until this page appears.
  await expect(page.getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
  await logInHere(page, member);
  await expect(page).toHaveURL("/jobs?search=baker&page=2");
  await expect(page.getByPlaceholder("Search jobs...")).toHaveValue("baker");
});

test("logging in never redirects to another site", async ({ page, cast }) => {
  await page.goto("/login?next=https%3A%2F%2Fexample.org%2Fjobs");
  await logInHere(page, await cast.join());
  await expect(page).toHaveURL("/welcome");
});

test("U33 logging out in one tab logs out the others", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/skills");
  const other = await page.context().newPage();
  await other.goto("/welcome");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Welcome Back");
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("U17 after logging in again while editing, saving leads to the edited record", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const { id } = (await member.post("/jobs", aJob())).body;
  await cast.logIn(page, member);
  await page.goto(paths.job(id));
  await page.getByRole("link", { name: "Edit Job" }).click();
  await page.getByLabel("Title").fill("Kept all the same");
  await endSessionAndSave(page, member, `/jobs/${id}`);
  await logInHere(page, member);
  await expect(page.getByLabel("Title")).toHaveValue("Kept all the same");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(paths.job(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kept all the same");
});

test("U17 if a session ends in a form, logging in again restores the draft", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/qa/add");
  await page.getByLabel("Title").fill("Typed before the end");
  await page.getByLabel("Description").fill("Every word of it.");
  await endSessionAndSave(page, member, "/questions");
  await expect(toast(page, "Your session has ended. Please log in again.")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fqa%2Fadd$/);
  await logInHere(page, member);
  await expect(page).toHaveURL("/qa/add");
  await expect(toast(page, "log in was successful")).toBeVisible();
  await expect(toast(page, "Your session has ended. Please log in again.")).toHaveCount(0, { timeout: 4000 });
  await expect(page.getByLabel("Title")).toHaveValue("Typed before the end");
  await expect(page.getByLabel("Description")).toHaveValue("Every word of it.");
});

test("S83 if another tab notices that the session ended, this tab's draft is kept", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/qa/add");
  await page.getByLabel("Title").fill("Typed in another tab");
  await member.post("/auth/logout");
  const other = await page.context().newPage();
  await other.goto("/jobs");
  await expect(other).toHaveURL(/\/login\?next=%2Fjobs$/);
  await expect(page).toHaveURL(/\/login\?next=%2Fqa%2Fadd$/);
  await logInHere(page, member);
  await expect(page.getByLabel("Title")).toHaveValue("Typed in another tab");
});

test("S83 logging out removes all of a member's data from the browser except the theme", async ({ page, cast }) => {
  const member = await cast.join();
  await page.goto("/login");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await logInHere(page, member);
  await expect(page).toHaveURL("/welcome");
  await page.goto(`/users/edit/${member.id}`);
  await page.getByLabel("Email").fill(`new-${member.email}`);
  await page.getByLabel("Current password").fill(member.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "We sent a link to")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Profile");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(toast(page, "logging out")).toBeVisible();
  await expect(toast(page, "We sent a link to")).toHaveCount(0);
  expect(await stored(page)).toEqual({ theme: "day" });
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + document.documentElement.outerHTML);
  for (const word of [member.email, member.lastName, member.token]) expect(kept).not.toContain(word);
});

test("S83 when another tab switches accounts, this tab shows nothing of the first account", async ({ page, cast }) => {
  const [former, next] = [await cast.join({ firstName: "Former" }), await cast.join({ firstName: "Next" })];
  const { body: question } = await former.post("/questions", { title: "Whose is it?", description: "Mine." });
  await cast.logIn(page, former);
  for (const address of ["/settings", `/qa/${question.id}`]) {
    await cast.logIn(page, former);
    await page.goto(address);
    await expect(
      page.getByRole("main").getByText(address === "/settings" ? former.email : "Whose is it?"),
    ).toBeVisible();
    const other = await page.context().newPage();
    await cast.logIn(other, next);
    await expect(page.getByRole("button", { name: `Your account, Next ${next.lastName}` })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(former.email)).toHaveCount(0);
    if (address === "/settings") await expect(page.getByRole("main").getByText(next.email)).toBeVisible();
    else await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
    await other.close();
  }
});
