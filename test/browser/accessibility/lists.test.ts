import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { withoutStream } from "../../support/browser/without-stream.ts";
import { test } from "./support/furnished-board.ts";

const lists = [
  { noun: "jobs", address: pages.jobs, call: "jobs" },
  { noun: "projects", address: pages.projects, call: "projects" },
  { noun: "questions", address: pages.questions, call: "questions" },
  { noun: "companies", address: pages.companies, call: "companys" },
  { noun: "users", address: pages.users, call: "users" },
  { noun: "skills", address: pages.skills, call: "skills" },
];

/** Answers as if the board had thirty records of each kind. */
const asSecondOfThree = (page: Page, call: string) =>
  page.route(
    (url) => url.pathname === `/api/${call}`,
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.delete("page");
      const response = await route.fetch({ url: url.href });
      const pages = { currentPage: 2, totalPages: 3, hasPreviousPage: true, hasNextPage: true, total: 30 };
      await route.fulfill({ response, json: { ...(await response.json()), ...pages } });
    },
  );

for (const { noun, address, call } of lists) {
  test(`U08 U09 ${noun}: pagination is a labelled nav, and cards open and close by keyboard`, {
    tag: noun === "jobs" ? [] : "@all",
  }, async ({ page, cast, board }) => {
    await cast.logIn(page, board.owner);
    await asSecondOfThree(page, call);
    await page.goto(`${address}?page=2`);
    const pager = page.getByRole("navigation", { name: `Pages of ${noun}` });
    await expect(pager.getByRole("link")).toHaveText(["Previous", "Next"]);
    await expect(pager.locator('[aria-current="page"]')).toHaveText("Page 2");

    const card = page.getByRole("main").locator("details").first();
    const inside = card.getByRole("link").last();
    await card.locator("summary").focus();
    await expect(inside).toBeHidden();
    for (const key of ["Enter", " "]) {
      await page.keyboard.press(key);
      await expect(inside).toBeVisible();
      await page.keyboard.press(key);
      await expect(inside).toBeHidden();
    }
  });
}

test("U20 empty lists of people, matches, search results and comments offer a next step", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.novice);
  const nothing = { results: [], currentPage: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false, total: 0 };
  await page.route("**/api/users?**", (route) => route.fulfill({ json: nothing }));
  const main = page.getByRole("main");
  for (const [address, words, link] of [
    [pages.users, "Nobody is here yet.", "How people join"],
    [pages.welcome, "Nothing to match yet", "Fill in your profile"],
    [`${pages.jobs}?search=xqzwv`, "No jobs found for “xqzwv”.", null],
  ] as const) {
    await page.goto(address);
    await expect(main.getByText(words)).toBeVisible();
    const next = link ? main.getByRole("link", { name: link }) : main.getByRole("button", { name: "Clear the search" });
    await expect(next.first()).toBeVisible();
  }
  await page.goto(`/jobs/${board.bare.job}`);
  await expect(main.getByText("No comments yet.")).toBeVisible();
  await expect(main.getByLabel("Write a comment")).toBeVisible();
});

test("U29 a broken picture is requested once in each place and replaced by a fallback", async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  const asked: string[] = [];
  await withoutStream(page);
  await page.route(/\/api\/images\/|\/(logo|profile)\.png$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  for (const address of [`${pages.users}?search=${board.owner.lastName}`, paths.company(board.full.company)]) {
    asked.length = 0;
    await page.goto(address);
    const imagesAsked = () => asked.filter((path) => path.startsWith("/api/images"));
    await expect.poll(imagesAsked, address).not.toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator('img[src^="/api/images"]')).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const images = imagesAsked();
    // In the bar, in the record, beside people, and among news.
    const places = 4;
    const most = places * new Set(images).size;
    expect(images.length, `${address}: a broken picture is asked for once in each place`).toBeLessThanOrEqual(most);
  }
});
