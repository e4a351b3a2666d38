import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expectNoSpills } from "../../support/spills.ts";
import { test } from "./support/furnished-board.ts";

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  name: `Skill ${String(index + 1).padStart(4, "0")}`,
  userCount: 0,
  Users: [],
  aliases: [],
  why: null,
}));
const list = {
  results: thousand,
  currentPage: 1,
  totalPages: 1,
  hasNextPage: false,
  hasPreviousPage: false,
  total: 1000,
};

const box = (page: Page) => page.getByRole("combobox", { name: "Skills" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
/** While the list is open, screen readers reach only the list; the chips beside it are visible. */
const chosen = (page: Page) => page.getByLabel("Chosen skills").locator("li");

test("U03 U25 on a tiny screen the open list of skills doesn't cover its box", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await cast.logIn(page, board.owner);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route("**/api/skills?*", (route) => route.fulfill({ json: list }));
  await page.goto(pages.addJob);
  await box(page).focus();
  await expect(options(page).first()).toBeVisible();
  const field = await box(page).boundingBox();
  const offered = await page.getByRole("listbox").boundingBox();
  if (!field || !offered) throw new Error("The list isn't drawn");
  const isApart = offered.y + offered.height <= field.y || offered.y >= field.y + field.height;
  expect(isApart, `${JSON.stringify(offered)} beside ${JSON.stringify(field)}`).toBe(true);
});

test("U27 skills are found among a thousand by typing, chosen by keyboard and shown as chips", async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  await page.route("**/api/skills?*", (route) => {
    const search = new URL(route.request().url()).searchParams.get("search") ?? "";
    return route.fulfill({ json: { ...list, results: thousand.filter(({ name }) => name.includes(search)) } });
  });
  await page.route("**/api/jobs", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(pages.addJob);
  for (const label of ["Title", "Description", "Link"]) await page.getByLabel(label).fill("https://example.org/x");

  await box(page).focus();
  await expect(options(page).first()).toHaveText("Skill 0001");
  expect(await options(page).count(), "options drawn at once").toBeLessThan(60);
  await page.keyboard.type("0999");
  await expect(options(page)).toHaveText(["Skill 0999"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Skill 0999"]);
  await expect(box(page)).toHaveValue("");
  await page.keyboard.type("Skill 012");
  await expect(options(page).filter({ hasNotText: "Skill 012" })).toHaveCount(0);
  await expect(options(page).filter({ hasText: "Skill 012" })).not.toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Skill 0999", "Skill 0121"]);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Remove Skill 0999" }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Skill 0121"]);
  await expect(page.getByRole("button", { name: "Remove Skill 0121" })).toBeFocused();
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/jobs"));
  await page.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ skills: [121] });
});

test("U27 the list of skills stays open when the page scrolls to it; removing the last chip focuses its box", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await cast.logIn(page, board.owner);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(pages.addJob);
  await expect(box(page)).not.toBeInViewport();

  await box(page).focus();
  await expect(box(page)).toBeInViewport();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Remove / }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test("U01 U27 the open list of skills fits wide and narrow pages and says if none match", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await cast.logIn(page, board.owner);
  for (const [width, theme] of [
    [1280, "dusk"],
    [360, "day"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((name) => localStorage.setItem("theme", name), theme);
    await page.goto(pages.addJob);
    await box(page).focus();
    await box(page).press("ArrowDown");
    await expect(options(page).first()).toBeVisible();
    // While its list is open, React Aria hides the rest of the page from screen readers, which axe reports as an error.
    await expectAccessible(page, `${theme}, ${width} px`, "colors alone");
    await expectNoSpills(page, `${width} px`);
    await page.keyboard.type("xqzwv");
    await expect(page.getByText("No skill with this name.")).toBeVisible();
  }
});

/** Types into the box and waits for the first option. */
async function expectFirst(page: Page, typed: string, name: string) {
  await box(page).fill(typed);
  await expect(options(page).first(), typed).toHaveText(new RegExp(`^${name}( also called | similar to |$)`));
}

test("U36 an exact name or alias comes first in the list of skills, and Enter chooses it", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await cast.logIn(page, board.novice);
  await page.goto(pages.addJob);
  await expectFirst(page, "Go", "Go");
  // Names that begin with the text come before names that have a word that does.
  await expect(options(page).nth(1)).toHaveText("Godot");
  await box(page).fill("Pyhton");
  await expect(options(page).filter({ hasText: "Python similar to “Pyhton”" })).toBeVisible();
  await expectFirst(page, "JS", "JavaScript");
  await expectFirst(page, "k8s", "Kubernetes");
  await expect(options(page).first()).toHaveText("Kubernetes also called k8s");
  await expectAccessible(page, "with another name", "colors alone");
  await box(page).fill("Git");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Git"]);
  await expect(box(page)).toHaveValue("");
});

test("U36 after a choice, new text in the skills box is matched on its own", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await cast.logIn(page, board.novice);
  await page.goto(pages.addJob);
  const names = ["React", "C", "R", "SQL"];
  for (const [at, name] of names.entries()) {
    await box(page).focus();
    await page.keyboard.insertText(name);
    await expect(options(page).first()).toHaveText(name);
    await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
    await page.keyboard.press("Enter");
    await expect(chosen(page)).toHaveText(names.slice(0, at + 1));
  }
});

test("U36 choosing a skill closes the list; pressing the box opens it again", {
  tag: "@all",
}, async ({ page, cast, board }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await cast.logIn(page, board.novice);
  await page.goto(pages.addProject);
  await box(page).click();
  await options(page).first().click();
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await page.getByRole("button", { name: /^Remove / }).click({ trial: true });
  await page.getByRole("button", { name: "Save" }).click({ trial: true });
  await expectAccessible(page, "with a chosen skill");
  await box(page).click();
  await expect(options(page).first()).toBeVisible();
});

test("U36 a skill beyond the first thousand is found by name, alias or with a typo", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.novice);
  const sent: unknown[] = [];
  await page.route(/\/api\/skills\?limit=1000$/, (route) =>
    route.fulfill({
      json: { ...list, results: thousand.map((skill) => ({ ...skill, id: skill.id + 100_000 })), hasNextPage: true },
    }),
  );
  await page.route("**/api/jobs", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 503, json: {} });
  });
  await page.goto(pages.addJob);
  for (const label of ["Title", "Description", "Link"]) await page.getByLabel(label).fill("https://example.org/x");
  for (const [typed, name] of [
    ["Typescript", "TypeScript"],
    ["k8s", "Kubernetes"],
    ["Elixr", "Elixir"],
  ] as const) {
    await expectFirst(page, typed, name);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(chosen(page).last()).toHaveText(name);
  }
  await box(page).fill("xqzwv");
  await expect(page.getByText("No skill with this name.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();
  const skills = await cast.skillIds("TypeScript", "Kubernetes", "Elixir");
  await expect.poll(() => sent).toMatchObject([{ skills }]);
});

test("U36 a name that no skill has can be suggested, even one typo away from a skill", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.novice);
  await page.goto(paths.editUser(board.novice.id));
  await box(page).fill("Pythom");
  await expect(options(page).last()).toHaveText("Suggest “Pythom”");
  await expect(options(page).filter({ hasText: /^Python / })).toBeVisible();
  await box(page).fill("Python");
  await expect(options(page).filter({ hasText: "Suggest" })).toHaveCount(0);
});
