import { expect, type Locator, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { aPerson } from "../../support/builders.ts";
import { expectFocusSeen } from "./support/focus.ts";
import { test } from "./support/furnished-board.ts";

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  // A list that opens on the way hides the rest of the page from queries by role.
  const element = await target.elementHandle();
  for (let stop = 0; stop < 200; stop += 1) {
    if (await page.evaluate((element) => element === document.activeElement, element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No Tab leads to ${target}`);
}

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string) {
  const field = page.getByRole("main").getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function choose(page: Page, skill: string) {
  await tabTo(page, page.getByRole("combobox", { name: "Skills" }));
  await page.keyboard.type(skill);
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([skill]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "Chosen skills" })).toContainText(skill);
}

test("U02 a member can sign up, post, find, comment, edit and delete by keyboard alone", async ({ page }) => {
  const person = aPerson({ firstName: "Kim", lastName: "Keys" });
  const title = `Keyboard player ${Math.random().toString(36).slice(2)}`;
  await page.goto(pages.home);
  await press(page, page.getByRole("banner").getByRole("link", { name: "Sign Up" }));
  await expect(heading(page)).toHaveText("Sign Up");
  await waitForApplication(page);
  await type(page, "First name", person.firstName);
  await type(page, "Last name", person.lastName);
  await type(page, "Email", person.email);
  await type(page, "Password", person.password);
  await type(page, "Confirm password", person.password);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Log In");
  await type(page, "Email", person.email);
  await type(page, "Password", person.password);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("Welcome Back, Kim");

  await page.keyboard.press("Shift+Tab");
  await press(page, page.getByRole("banner").getByRole("button", { name: "Jobs" }));
  await press(page, page.getByRole("banner").getByRole("link", { name: "Add a job" }));
  await expect(heading(page)).toHaveText("Add a Job");
  await type(page, "Title", title);
  await type(page, "Description", "All keys, no mouse.");
  await choose(page, "Erlang");
  await type(page, "Link", "https://example.org/keys");
  await press(page, button(page, "Save"));
  await expect(toast(page, "Job created successfully!")).toBeVisible();

  await expect(page).toHaveURL(pages.jobs);
  await tabTo(page, page.getByPlaceholder("Search jobs..."));
  await page.keyboard.type(title);
  const card = page.getByRole("main").locator("summary");
  await expect(card).toHaveCount(1);
  await press(page, card);
  await press(page, link(page, "More Details"));
  await expect(heading(page)).toHaveText(title);
  await type(page, "Write a comment", "Black ones too?");
  await press(page, button(page, "Send"));
  await expect(toast(page, "Comment added successfully")).toBeVisible();

  await page.keyboard.press("Shift+Tab");
  await press(page, link(page, "Edit Job"));
  await expect(heading(page)).toHaveText("Edit Job");
  await type(page, "Location", "Ulm");
  await press(page, button(page, "Save"));
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  await press(page, link(page, "Edit Job"));
  await expect(heading(page)).toHaveText("Edit Job");
  await press(page, button(page, "Delete"));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Delete" }));
  await expect(toast(page, "Job deleted successfully!")).toBeVisible();
  await press(page, button(page, /^Your account/));
  await press(page, button(page, "Log out"));
  await expect(page).toHaveURL(pages.home);
});

test("U02 dialog, theme, skills and mobile menu can be used by keyboard alone", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", {
    title: "Reader",
    description: "No overtime.",
    link: "https://e.org",
  });
  await cast.logIn(page, member);
  await page.goto(paths.job(job.id));
  await press(page, button(page, "Ask AI about work/life balance"));
  await expect(page.getByRole("dialog")).toContainText("No overtime");
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Close" }));
  await expect(page.getByRole("dialog")).toBeHidden();

  await press(page, button(page, /^Your account/));
  await press(page, link(page, "Settings"));
  await expect(heading(page)).toHaveText("Settings");
  await tabTo(page, page.getByRole("radio", { name: "Dusk" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");

  await page.setViewportSize({ width: 360, height: 720 });
  await press(page, button(page, "Menu"));
  await press(page, page.getByRole("dialog").getByRole("link", { name: "Profile" }));
  await expect(heading(page)).toHaveText("Your Profile");
  await press(page, link(page, "Edit Profile"));
  await choose(page, "Erlang");
  await press(page, button(page, "Remove Erlang"));
  await choose(page, "Haskell");
  await press(page, button(page, "Save Changes"));
  await expect(toast(page, "user data was saved successfully")).toBeVisible();
  await expect(page.getByRole("main").getByRole("list", { name: "Skills" })).toContainText("Haskell");
});

for (const width of [1280, 360]) {
  test(`U03 at ${width} px every element that Tab reaches is visible, outlined and uncovered`, {
    tag: width === 360 ? "@all" : [],
  }, async ({ page, cast, board }) => {
    await page.setViewportSize({ width, height: 640 });
    await cast.logIn(page, board.owner);
    const core = [pages.jobs, pages.addJob, paths.job(board.full.job)];
    for (const address of width === 1280 ? core : [...core, pages.home, pages.settings]) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole("main").getByText("Loading...")).toHaveCount(0);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expect(page.locator("header .bell").filter({ visible: true })).toBeVisible();
      await expectFocusSeen(page, address);
    }
  });
}
