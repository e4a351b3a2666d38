import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { moveTo } from "../../support/browser/moves.ts";

test("U21 a list that fails to load shows the server's error and offers a retry", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/settings");
  for (const [address, call, noun] of [
    ["/jobs", "jobs", "jobs"],
    ["/projects", "projects", "projects"],
    ["/qa", "questions", "questions"],
    ["/companies", "companys", "companies"],
    ["/skills", "skills", "skills"],
    ["/users", "users", "users"],
  ] as const) {
    const isCalled = (url: URL) => url.pathname === `/api/${call}`;
    const refusal = { error: `Broken today: ${noun}`, code: "bad_request" };
    await page.route(isCalled, (route) => route.fulfill({ status: 400, json: refusal }));
    await moveTo(page, address);
    const alert = page
      .getByRole("main")
      .getByRole("alert")
      .filter({ hasText: `The ${noun} couldn't be loaded.` });
    await expect(alert, address).toHaveCount(1);
    await expect(alert).toContainText(`Broken today: ${noun}`);
    await page.unroute(isCalled);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
  }
});

test("U20 an empty list says what to do next", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/settings");
  const empty = { results: [], currentPage: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false, total: 0 };
  for (const [address, call, link, to] of [
    ["/jobs", "jobs", "Add the first", "/jobs/add"],
    ["/projects", "projects", "Add the first", "/projects/add"],
    ["/qa", "questions", "Ask the first question", "/qa/add"],
    ["/companies", "companys", "Add the first", "/companies/add"],
    ["/skills", "skills", "Tell the team", "/contact"],
  ] as const) {
    await page.route(
      (url) => url.pathname === `/api/${call}`,
      (route) => route.fulfill({ json: empty }),
    );
    await moveTo(page, address);
    await expect(page.getByRole("main").getByRole("link", { name: link })).toHaveAttribute("href", to);
  }
});
