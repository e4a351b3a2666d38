import { type Browser, expect, type Page } from "@playwright/test";
import type { Entry } from "../../../contract/notifications/notifications.ts";
import { type BrowserMember, type Cast, test, toast } from "../../support/browser/browser.ts";
import { aJob, aProject, aQuestion, aWord } from "../../support/builders.ts";
import { bell, expectUnread, openLive } from "./support/bell.ts";

test.use({ freshContext: true });

/** Another member's browser. */
async function anotherBrowser(browser: Browser, cast: Cast, member: BrowserMember) {
  const context = await browser.newContext({ baseURL: process.env.BOARD_URL, serviceWorkers: "block" });
  const page = await context.newPage();
  await cast.logIn(page, member);
  return page;
}

const placeOf = async (page: Page, text: string) => (await page.getByText(text).boundingBox())?.y;

test("U56 N02 N11 an answer appears live in the asker's bell and page, and nothing moves", async ({
  page,
  cast,
  browser,
}) => {
  const asker = await cast.join({ firstName: "Aino" });
  const answerer = await cast.join({ firstName: "Bela", lastName: "Berg" });
  const { body: question } = await asker.post("/questions", aQuestion({ title: "Why so slow?" }));
  const said = { parent: "questions", parentId: question.id };
  const { body: first } = await answerer.post("/comments", { ...said, text: "Before that" });
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
  await answerer.post("/comments", { ...said, replyToId: first.id, text: "And that" });
  await expect(page.getByRole("button", { name: "1 new reply" })).toBeVisible();
  await answerer.post("/comments", { ...said, text: "And this" });
  await expect(page.getByRole("button", { name: "2 new answers and replies" })).toBeVisible();
  await other.context().close();
});

type Added = { by: BrowserMember; cast: Cast; title: string };
const lists = {
  job: {
    address: (word: string) => `/jobs?search=${word}&sort=newest`,
    add: ({ by, title }: Added) => by.post("/jobs", aJob({ title })),
  },
  project: {
    // News are shown only where nothing is searched for; other tests may add some meanwhile.
    address: () => "/projects",
    add: ({ by, title }: Added) => by.post("/projects", aProject({ title })),
  },
  question: {
    address: (word: string) => `/qa?search=${word}&sort=newest`,
    add: ({ by, title }: Added) => by.post("/questions", aQuestion({ title })),
  },
  member: {
    address: (word: string) => `/users?search=${word}&sort=newest`,
    add: ({ cast, title }: Added) => cast.join({ lastName: title }),
  },
};
for (const [what, { address, add }] of Object.entries(lists)) {
  test(`U56 a new ${what} waits behind a button above the list; the member's own isn't counted`, {
    tag: what === "job" ? [] : "@all",
  }, async ({ page, cast }) => {
    const word = aWord();
    const [reader, poster] = [await cast.join(), await cast.join()];
    await add({ by: poster, cast, title: `${word} first` });
    await cast.logIn(page, reader);
    await openLive(page, address(word));
    const list = page.getByRole("main");
    const first = list.getByRole("heading", { name: `${word} first` });
    const before = await first.boundingBox();
    const button = (count: number) =>
      list.getByRole("button", {
        name: what === "project" ? /^\d+ new projects?$/ : `${count} new ${what}${count === 1 ? "" : "s"}`,
      });
    if (what !== "member") await add({ by: reader, cast, title: `${word} own` });
    await add({ by: poster, cast, title: `${word} second` });
    await expect(button(1)).toBeVisible();
    await add({ by: poster, cast, title: `${word} third` });
    await expect(button(2)).toBeVisible();
    await expect(list.getByText(`${word} second`)).toHaveCount(0);
    if (what !== "project") expect(await first.boundingBox()).toEqual(before);
    const third = list.getByRole("heading", { name: `${word} third` });
    if (what === "project") {
      // The button may show the count without the third one yet.
      await expect(async () => {
        if (!(await third.isVisible())) await button(2).press("Enter", { timeout: 2000 });
        await expect(third).toBeVisible({ timeout: 2000 });
      }).toPass();
      return;
    }
    if (what !== "member") {
      const asked = page.waitForResponse(async (reply) => (await reply.text()).includes(`${word} latest`));
      await add({ by: reader, cast, title: `${word} latest` });
      await asked;
    }
    await button(2).press("Enter");
    await expect(third).toBeVisible();
    await expect(list.locator("summary, a").filter({ hasText: `${word} third` })).toBeFocused();
    await expect(button(2)).toHaveCount(0);
  });
}

test("U56 on a phone the button for new items covers no title", { tag: "@all" }, async ({ page, cast }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = aWord();
  const [reader, poster] = [await cast.join(), await cast.join()];
  const title = `${word} with a title as long as the whole row`;
  await lists.job.add({ by: poster, cast, title });
  await cast.logIn(page, reader);
  await openLive(page, lists.job.address(word));
  const first = await page.getByRole("heading", { name: title }).boundingBox();
  await lists.job.add({ by: poster, cast, title });
  const button = page.getByRole("button", { name: "1 new job" });
  await expect(button).toHaveCSS("opacity", "1");
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
});

test("N11 news about the open page is marked as read at once, news about other pages isn't", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [asker, answerer] = [await cast.join(), await cast.join()];
  const answered = async () => {
    const { body: question } = await asker.post("/questions", aQuestion());
    const about = { parent: "questions", parentId: question.id, text: "Like this" };
    const { body: answer } = await answerer.post("/comments", about);
    return { id: question.id as number, accept: { commentId: answer.id as number } };
  };
  const [open, other] = [await answered(), await answered()];
  await cast.logIn(page, answerer);
  await openLive(page, `/qa/${open.id}`);
  await expect(page.getByText("Like this")).toBeVisible();
  await expectUnread(page, 0);
  for (const { id, accept } of [open, other]) await asker.put(`/questions/${id}/accepted-answer`, accept);
  const states = async () => {
    const { results } = (await answerer.get("/notifications")).body;
    return results.map(({ kind, recordId, unread }: Entry) => ({ kind, recordId, unread }));
  };
  await expect.poll(states).toEqual([
    { kind: "accepted", recordId: other.id, unread: true },
    { kind: "accepted", recordId: open.id, unread: false },
  ]);
  await expectUnread(page, 1);
});

test("N21 all tabs of a browser share one stream; another tab takes over when one closes", async ({
  page,
  cast,
  context,
}) => {
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

test("N21 without the stream, the page polls the unread number and retries the stream with backoff", {
  tag: "@all",
}, async ({ page, cast }) => {
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
  // In small steps: a stream that has just begun would seem silent for too long.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread", { timeout: 1000 });
  }).toPass();
  expect(tries).toBeGreaterThan(before);
});

test("N21 a stream that is silent for 45 seconds is resumed from the last event", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await page.clock.install();
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/live")) asked.push(request.headers()["last-event-id"] ?? null);
  });
  await cast.logIn(page, member);
  await openLive(page, "/about");
  // The last frame: from here on the stream is silent.
  await (await cast.join()).post("/comments", { parent: "jobs", parentId: job.id, text: "One" });
  await expectUnread(page, 1);
  for (const silence of [40_000, 3000]) await page.clock.runFor(silence);
  expect(asked).toEqual([null]);
  // Faster than the board's heartbeat, so a frame may still have arrived after the number was read.
  await expect(async () => {
    await page.clock.runFor(5000);
    expect(asked.length).toBeGreaterThan(1);
  }).toPass();
  expect(asked[1]).toMatch(/^\d+$/);
});

test("N17 a page whose session ends elsewhere goes to the log-in page by itself", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await openLive(page, "/jobs");
  await expectUnread(page, 0);
  await member.send("DELETE", "/account/sessions");
  await expect(page).toHaveURL("/login?next=%2Fjobs");
});

test("N17 S81 logging out everywhere leads home, even if the stream ends before the response", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await openLive(page, "/settings/security");
  await page.route("**/api/account/sessions", async (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    const response = await route.fetch();
    await page.waitForURL((url) => url.pathname !== "/settings/security");
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Log out everywhere", exact: true }).click();
  await expect(toast(page, "You are logged out everywhere.")).toBeVisible();
  await expect(page).toHaveURL("/");
});
