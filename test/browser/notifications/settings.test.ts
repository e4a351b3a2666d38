import { expect, type Locator, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The value in the very next task, before anything is rendered. */
const checkedAfterPress = (box: Locator) =>
  box.evaluate(async (box: HTMLInputElement) => {
    box.click();
    const { scheduler } = window as unknown as {
      scheduler: { postTask(task: () => void, how: object): Promise<void> };
    };
    await scheduler.postTask(() => {}, { priority: "user-blocking" });
    return box.checked;
  });

test("U57 notification settings are saved at once; a failed change is reverted", async ({ page, cast }) => {
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
  expect(await checkedAfterPress(page.getByRole("checkbox", { name: "Push: Replies to you" }))).toBe(false);
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

test("a member sets when mail comes, and pauses and resumes notifications", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const settings = async () => (await member.get("/account/notifications")).body;
  await cast.logIn(page, member);
  await page.goto("/settings/notifications");
  const times = section(page, "When mail comes");
  await times.getByLabel("Hour").selectOption("18:00");
  await times.getByLabel("Day").selectOption("Friday");
  await times.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await expect.poll(settings).toMatchObject({ hour: 18, weekday: 5, timeZone: "Asia/Tokyo" });

  const pause = section(page, "Pause");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause.getByLabel("No mail and no push until")).toHaveAccessibleDescription("This field is required");
  await pause.getByLabel("No mail and no push until").fill("2001-01-01");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause.getByLabel("No mail and no push until")).toHaveAccessibleDescription(
    "Please choose a day in the future",
  );
  const day = `${new Date().getFullYear() + 1}-03-02`;
  await pause.getByLabel("No mail and no push until").fill(day);
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause).toContainText(/No mail and no push until 2 March \d{4}\./);
  await expect.poll(settings).toMatchObject({ pausedUntil: day });
  await pause.getByRole("button", { name: "End the pause" }).click();
  await expect.poll(settings).toMatchObject({ pausedUntil: null });
});

test("U02 U12 U57 if a pressed button disappears, the focus moves to the heading or invalid field", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/settings/notifications");
  const pause = section(page, "Pause");
  const until = pause.getByLabel("No mail and no push until");
  const heading = (part: Locator) => part.getByRole("heading", { level: 2 });
  await pause.getByRole("button", { name: "Pause" }).press("Enter");
  await expect(until).toBeFocused();
  await until.fill(`${new Date().getFullYear() + 1}-03-02`);
  await pause.getByRole("button", { name: "Pause" }).press("Enter");
  await expect(heading(pause)).toBeFocused();
  await pause.getByRole("button", { name: "End the pause" }).press("Enter");
  await expect(until).toBeVisible();
  await expect(heading(pause)).toBeFocused();
  const mails = section(page, "Stop all mail");
  await mails.getByRole("button", { name: "Stop all mail" }).press("Enter");
  await expect(mails.getByRole("status")).toHaveText("You don't get these mails.");
  await expect(heading(mails)).toBeFocused();
});

test.describe("in the evening in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles", freshContext: true });

  test("a pause may end tomorrow, and not today", { tag: "@all" }, async ({ page, cast }) => {
    const member = await cast.join();
    const here = (moment: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Los_Angeles" }).format(moment);
    const tomorrow = here(new Date(Date.now() + 24 * 3_600_000));
    await page.clock.setFixedTime(`${tomorrow}T04:00:00Z`);
    await cast.logIn(page, member);
    await page.goto("/settings/notifications");
    const pause = section(page, "Pause");
    const until = pause.getByLabel("No mail and no push until");
    await until.fill(here(new Date()));
    await pause.getByRole("button", { name: "Pause" }).click();
    await expect(until).toHaveAccessibleDescription("Please choose a day in the future");
    await until.fill(tomorrow);
    await pause.getByRole("button", { name: "Pause" }).click();
    await expect(pause.getByRole("button", { name: "End the pause" })).toBeVisible();
  });
});

test("the browser sends its time zone once, while none is stored", { tag: "@all" }, async ({ browser, cast }) => {
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

test("a member can end watches, saved searches and all mail in the settings", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await member.post("/jobs", aJob({ title: "Watchman" }));
  await member.post("/saved-searches", { kind: "jobs", query: "search=rust", name: "Rust jobs" });
  await cast.logIn(page, member);
  await page.goto("/settings/notifications");
  const searches = section(page, "Saved searches");
  await expect(searches.getByRole("link", { name: "Rust jobs" })).toHaveAttribute("href", "/jobs?search=rust");
  await page.getByRole("button", { name: "Stop all mail" }).click();
  await expect(toast(page, "We no longer send you these mails.")).toBeVisible();
  await expect(searches.getByRole("combobox", { name: "By mail, “Rust jobs”" })).toHaveValue("never");
  const { kinds } = (await member.get("/account/notifications")).body;
  const mailed = Object.keys(kinds).filter((kind) => kinds[kind].mail && kinds[kind].mail !== "never");
  expect(mailed).toEqual(["decision"]);

  await searches.getByRole("button", { name: "Delete the saved search “Rust jobs”" }).click();
  await expect(searches).toContainText("You have none yet.");
  const watches = section(page, "What I watch");
  await watches.getByRole("button", { name: "Stop watching “Watchman”" }).click();
  await expect(watches).toContainText("Nothing yet.");
  expect((await member.get("/watches")).body.total).toBe(0);
});

test("push settings say why push isn't available", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await page.goto("/settings/notifications");
  await expect(section(page, "Push on this device")).toContainText(
    "This browser blocks notifications. Allow them in its settings.",
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Safari/605" });
    Reflect.deleteProperty(window, "PushManager");
  });
  await page.reload();
  await expect(section(page, "Push on this device")).toContainText("Add the board to the home screen first.");
});

test("N28 a member whose address refuses mail is told so, and can have mail sent again", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  let isRefused = true;
  await page.route("**/api/account", async (route) => {
    const response = await route.fetch();
    const mailRefused = isRefused ? { at: "2026-03-03T09:00:00.000Z", reason: "550 no such user" } : null;
    return route.fulfill({ response, json: { ...(await response.json()), mailRefused } });
  });
  await page.route("**/api/account/mail-refused", (route) => {
    isRefused = false;
    return route.continue();
  });
  const words = `Our mails to ${member.email} were refused on 3 March 2026: 550 no such user. We won't send any until that changes.`;
  for (const address of ["/welcome", "/notifications", "/settings", "/settings/notifications"]) {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Change my address" })).toHaveAttribute(
    "href",
    `/users/edit/${member.id}`,
  );
  await page.getByRole("button", { name: "Send mail again" }).press("Enter");
  await expect(toast(page, "We will send you mails again.")).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("U57 Show more moves the focus to the first new watched post", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  for (let n = 1; n <= 12; n += 1) await member.post("/jobs", aJob({ title: `Watched ${n}` }));
  await cast.logIn(page, member);
  await page.goto("/settings/notifications");
  const watches = section(page, "What I watch");
  await watches.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(watches.getByRole("link", { name: "Watched 2", exact: true })).toBeFocused();
});
