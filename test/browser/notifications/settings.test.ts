import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("U57 each change is saved at once, by keyboard too, and one that fails goes back", async ({ page, cast }) => {
  const member = await cast.join();
  const kinds = async () => (await member.get("/account/notifications")).body.kinds;
  await cast.logIn(page, member);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await expect(page).toHaveURL("/settings/notifications");
  await expect(page.getByRole("heading", { level: 2, name: "Notifications" })).toBeVisible();

  const board = page.getByRole("checkbox", { name: "Board: Comments on what you posted" });
  await board.press("Space");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Mail: Jobs that fit you" }).selectOption("Daily");
  await page.getByRole("checkbox", { name: "Push: Replies to you" }).uncheck();
  await expect.poll(kinds).toMatchObject({
    comment: { board: false, mail: "now", push: true },
    job: { board: true, mail: "daily", push: false },
    reply: { board: true, mail: "now", push: false },
  });
  await expect(page.getByRole("combobox", { name: "Mail: The end of your jobs" }).getByRole("option")).toHaveText([
    "Now",
    "Never",
  ]);
  await expect(page.getByRole("checkbox", { name: "Board: Decisions of the team" })).toBeDisabled();

  await page.route("**/api/account/notifications", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await board.check();
  await expect(toast(page, "That couldn't be saved. Please try again.")).toBeVisible();
  await expect(board).not.toBeChecked();
});

test("when mail comes, and a pause", async ({ page, cast }) => {
  const member = await cast.join();
  const settings = async () => (await member.get("/account/notifications")).body;
  await cast.logIn(page, member);
  await page.goto("/settings/notifications");
  const times = section(page, "When mail comes");
  await times.getByLabel("Hour").selectOption("18:00");
  await times.getByLabel("Day").selectOption("Friday");
  await times.getByLabel("Time zone").selectOption("Asia/Kolkata");
  await expect.poll(settings).toMatchObject({ hour: 18, weekday: 5, timeZone: "Asia/Kolkata" });

  const pause = section(page, "Pause");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause.getByLabel("No mail and no push until")).toHaveAccessibleDescription("This field is required");
  await pause.getByLabel("No mail and no push until").fill("2001-01-01");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause.getByLabel("No mail and no push until")).toHaveAccessibleDescription(/day after today/);
  const day = `${new Date().getFullYear() + 1}-03-02`;
  await pause.getByLabel("No mail and no push until").fill(day);
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause).toContainText(/No mail and no push until 2 March \d{4}\./);
  await expect.poll(settings).toMatchObject({ pausedUntil: day });
  await pause.getByRole("button", { name: "End the pause" }).click();
  await expect.poll(settings).toMatchObject({ pausedUntil: null });
});

test("the browser tells its time zone once, while none is known", async ({ browser, cast }) => {
  const member = await cast.join();
  const context = await browser.newContext({
    baseURL: process.env.BOARD_URL,
    serviceWorkers: "block",
    timezoneId: "America/Lima",
  });
  const page = await context.newPage();
  await cast.logIn(page, member);
  await page.goto("/about");
  const zone = async () => (await member.get("/account/notifications")).body.timeZone;
  await expect.poll(zone).toBe("America/Lima");
  await member.put("/account/notifications", { timeZone: "Europe/Lisbon" });
  const asked = page.waitForResponse("**/api/account/notifications");
  await page.reload();
  await asked;
  expect(await zone()).toBe("Europe/Lisbon");
  await context.close();
});

test("what one watches ends here", async ({ page, cast }) => {
  const member = await cast.join();
  await member.post("/jobs", aJob({ title: "Watchman" }));
  await cast.logIn(page, member);
  await page.goto("/settings/notifications");
  const watches = section(page, "What I watch");
  await watches.getByRole("button", { name: "Stop watching “Watchman”" }).click();
  await expect(watches).toContainText("Nothing yet.");
  expect((await member.get("/watches")).body.total).toBe(0);
});
