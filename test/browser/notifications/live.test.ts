import { type Browser, expect, type Page } from "@playwright/test";
import { type BrowserMember, type Cast, test } from "../../support/browser/browser.ts";
import { aForm, aJob, aQuestion, aWord } from "../../support/builders.ts";
import { bell, expectUnread, openLive } from "./support/bell.ts";

/** Another browser, of another member. */
async function anotherBrowser(browser: Browser, cast: Cast, member: BrowserMember) {
  const context = await browser.newContext({ baseURL: process.env.BOARD_URL, serviceWorkers: "block" });
  const page = await context.newPage();
  await cast.logIn(page, member);
  return page;
}

const placeOf = async (page: Page, text: string) => (await page.getByText(text).boundingBox())?.y;

test("U56 N02 N11 what is answered in one browser is in the other's bell and on its page, and nothing moves", async ({
  page,
  cast,
  browser,
}) => {
  const asker = await cast.join({ firstName: "Aino" });
  const answerer = await cast.join({ firstName: "Bela", lastName: "Berg" });
  const { body: question } = await asker.post("/questions", aQuestion({ title: "Why so slow?" }));
  await answerer.post("/comments", { parent: "questions", parentId: question.id, text: "Before that" });
  await cast.logIn(page, asker);
  await openLive(page, `/qa/${question.id}`);
  await expect(page.getByText("Before that")).toBeVisible();
  await expectUnread(page, 0);
  const box = page.getByRole("textbox", { name: /answer|comment/i });
  await box.fill("Half a sentence");
  const before = [await placeOf(page, "Before that"), (await box.boundingBox())?.y];

  const other = await anotherBrowser(browser, cast, answerer);
  await other.goto(`/qa/${question.id}`);
  await other.getByRole("textbox", { name: /answer|comment/i }).fill("Because of the cache");
  await other.getByRole("button", { name: "Send" }).click();
  const button = page.getByRole("button", { name: "1 new answer" });
  await expect(button).toBeVisible();
  await expectUnread(page, 1);
  expect([await placeOf(page, "Before that"), (await box.boundingBox())?.y]).toEqual(before);
  await expect(page.getByText("Because of the cache")).toHaveCount(0);

  await button.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Because of the cache" })).toBeFocused();
  await expect(box).toHaveValue("Half a sentence");
  await expectUnread(page, 0);
  await expect(other.getByRole("button", { name: /new answer/ })).toHaveCount(0);
  await other.context().close();
});

test("U56 new jobs wait above the list until they are wanted; one's own aren't counted", async ({ page, cast }) => {
  const reader = await cast.join();
  const poster = await cast.join();
  const { body: company } = await poster.send("POST", "/company", { body: aForm({ name: `Works ${aWord()}` }) });
  const job = (title: string) => aJob({ title, companyId: company.id });
  await poster.post("/jobs", job("The first of them"));
  await cast.logIn(page, reader);
  await openLive(page, `/jobs?company=${company.id}`);
  const first = page.getByRole("heading", { name: /The first of them/ });
  const before = await first.boundingBox();
  await reader.post("/jobs", job("My own one"));
  await poster.post("/jobs", job("Number two"));
  await poster.post("/jobs", job("Number three"));
  const button = page.getByRole("button", { name: "2 new jobs" });
  await expect(button).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await button.press("Enter");
  await expect(page.locator("summary").filter({ hasText: "Number three" })).toBeFocused();
  await expect(button).toHaveCount(0);
});

test("N21 all tabs of a browser share one stream, and the next one takes it over", async ({ page, cast, context }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  const writer = await cast.join();
  let streams = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/api/live")) streams += 1;
  });
  await cast.logIn(page, member);
  await openLive(page, "/about");
  const second = await context.newPage();
  await second.goto("/about");
  await expectUnread(second, 0);
  const comment = (text: string) => writer.post("/comments", { parent: "jobs", parentId: job.id, text });
  await comment("One");
  for (const tab of [page, second]) await expectUnread(tab, 1);
  expect(streams).toBe(1);

  const next = second.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.close();
  await next;
  await member.put("/notifications", { parent: "jobs", id: job.id });
  await expectUnread(second, 0);
  await comment("Two");
  await expectUnread(second, 1);
  expect(streams).toBe(2);
});

test("N21 while the stream is away the number is asked for each minute, and the stream again ever more rarely", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  const { body: other } = await member.post("/jobs", aJob());
  await page.clock.install();
  let isAway = true;
  let tries = 0;
  await page.route("**/api/live", (route) => {
    tries += 1;
    return isAway ? route.fulfill({ status: 503, json: { error: "Full", code: "busy" } }) : route.continue();
  });
  await cast.logIn(page, member);
  await page.goto("/about");
  await expectUnread(page, 0);
  const writer = await cast.join();
  const unread = async () => (await member.get("/notifications?unread=true")).body.total;
  await writer.post("/comments", { parent: "jobs", parentId: job.id, text: "One" });
  await expect.poll(unread).toBe(1);
  await expect.poll(() => tries).toBeGreaterThan(0);
  const again = page.waitForRequest("**/api/live");
  await page.clock.runFor(1500);
  await again;
  await page.clock.runFor(61_000);
  await expectUnread(page, 1);
  await expect.poll(() => tries).toBeLessThan(10);
  isAway = false;
  const before = tries;
  await writer.post("/comments", { parent: "jobs", parentId: other.id, text: "Two" });
  await expect.poll(unread).toBe(2);
  // Not far at a time: a stream that has just begun would seem silent for too long.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread", { timeout: 1000 });
  }).toPass();
  expect(tries).toBeGreaterThan(before);
});

test("N17 a page whose session ends elsewhere says so by itself", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await openLive(page, "/jobs");
  await expectUnread(page, 0);
  await member.send("DELETE", "/account/sessions");
  await expect(page).toHaveURL("/login?next=%2Fjobs");
});
