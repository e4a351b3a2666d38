import { expect, type Page } from "@playwright/test";
import { type Cast, test } from "../../support/browser/browser.ts";
import { aJob, aQuestion, aWord } from "../../support/builders.ts";
import { bell, expectUnread, openLive } from "./support/bell.ts";

const main = (page: Page) => page.getByRole("main");

/** Two answers to a question and a comment on a job, by two people. */
async function withNews(cast: Cast) {
  const member = await cast.join();
  const [first, second] = [await cast.join({ firstName: "Fina" }), await cast.join({ firstName: "Sven" })];
  const { body: question } = await member.post("/questions", aQuestion({ title: "What is a monad?" }));
  const { body: job } = await member.post("/jobs", aJob({ title: "Keeper of bells" }));
  for (const by of [first, second])
    await by.post("/comments", { parent: "questions", parentId: question.id, text: "A burrito." });
  await second.post("/comments", { parent: "jobs", parentId: job.id, text: "Still free?" });
  await expect.poll(async () => (await member.get("/account")).body.unread).toBe(2);
  return { member, question: question.id as number, job: job.id as number, answered: [first, second] };
}

test("U57 the bell's menu can be opened, used and closed by keyboard", async ({ page, cast }) => {
  const { member } = await withNews(cast);
  await cast.logIn(page, member);
  await openLive(page, "/jobs");
  await expectUnread(page, 2);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(bell(page)).toHaveAttribute("aria-expanded", "true");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("heading", { name: "Notifications" })).toBeVisible();
  await expect(
    banner.getByRole("link", { name: /^2 new answers to your question “What is a monad\?”, the last by Sven/ }),
  ).toBeVisible();
  await expect(banner.getByRole("link", { name: /^Sven .* commented on “Keeper of bells”$/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("button", { name: "Mark all as read" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Enter");
  await banner.getByRole("button", { name: "Mark all as read" }).press("Enter");
  await expectUnread(page, 0);
  await banner.getByRole("link", { name: "See all" }).press("Enter");
  await expect(page).toHaveURL("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeFocused();
});

test("U60 an entry leads to a comment that is newer than the open page", async ({ page, cast }) => {
  const [asker, other] = [await cast.join(), await cast.join()];
  const { body: question } = await asker.post("/questions", aQuestion());
  const said = { parent: "questions", parentId: question.id };
  await cast.logIn(page, asker);
  await openLive(page, `/qa/${question.id}`);
  const box = page.getByRole("textbox", { name: "Write an answer" });
  await box.fill("Half a sentence");
  const { body: answer } = await other.post("/comments", { ...said, text: "Since then" });
  await expect(page.getByRole("button", { name: "1 new answer" })).toBeVisible();
  await expectUnread(page, 1);
  await bell(page).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /answered your question/ })
    .click();
  await expect(page.locator(`#comment-${answer.id}`)).toBeFocused();
  await expect(page.locator(`#comment-${answer.id}`)).toHaveAttribute("data-marked");
  await expect(page.getByText("This comment is gone.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "1 new answer" })).toHaveCount(0);
  await expect(box).toHaveValue("Half a sentence");
  await expectUnread(page, 0);
});

test("a new notification is announced politely with the number of unread ones", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await openLive(page, "/about");
  await expectUnread(page, 0);
  await (await cast.join()).post("/comments", { parent: "jobs", parentId: job.id, text: "Hello?" });
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Notifications, 1 unread");
});

test("the bell shows up to three digits and announces the number of unread entries", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [member, writer] = [await cast.join(), await cast.join()];
  for (let ten = 0; ten < 10; ten += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { body: job } = await member.post("/jobs", aJob());
        await writer.post("/comments", { parent: "jobs", parentId: job.id, text: "Still free?" });
      }),
    );
  }
  const { body: first } = await member.get("/notifications?limit=1");
  await member.put(`/notifications/${first.results[0].id}`, { read: true });
  await expect.poll(async () => (await member.get("/account")).body.unread).toBe(99);
  await cast.logIn(page, member);
  await openLive(page, "/about");
  await expectUnread(page, 99);
  await expect(bell(page)).toHaveText("99");
  await member.put(`/notifications/${first.results[0].id}`, { read: false });
  await expectUnread(page, 100);
  await expect(bell(page)).toHaveText("100");
});

test("on a phone the bell links to the notifications page", { tag: "@all" }, async ({ page, cast }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs");
  await page.getByRole("banner").getByRole("link", { name: "Notifications" }).click();
  await expect(page).toHaveURL("/notifications");
  await expect(main(page)).toContainText("Nothing yet. Answers, comments and jobs that fit you will appear here.");
});

test("an entry shows who answered, with marks for verified graduates, beside its text", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const { member, answered } = await withNews(cast);
  const staff = await cast.join({ role: "moderator" });
  const { body: cohort } = await staff.post("/cohorts", { name: `Web ${aWord()}` });
  for (const { id } of answered) await staff.put(`/cohorts/${cohort.id}/members/${id}`);
  await page.setViewportSize({ width: 360, height: 800 });
  await cast.logIn(page, member);
  await page.goto("/notifications");
  const row = main(page).getByRole("listitem").filter({ hasText: "What is a monad?" });
  await expect(row.getByRole("img", { name: "Verified graduate" })).toHaveCount(2);
  const words = await row.getByRole("link").boundingBox();
  for (const face of await row.locator(".face").all()) {
    const { x = 0, width = 0 } = (await face.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(words?.x ?? 0);
  }
});

test("N10 Notifications can mark an entry as read, filter unread ones, and links to each place", async ({
  page,
  cast,
}) => {
  const { member, question } = await withNews(cast);
  await cast.logIn(page, member);
  await page.goto("/notifications");
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText("Today");
  const rows = main(page).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const job = rows.filter({ hasText: "Keeper of bells" });
  await expect(job).toContainText("Unread");
  await job.getByRole("button", { name: "Mark as read" }).click();
  await expect(job.getByRole("button", { name: "Mark as unread" })).toBeVisible();
  await expectUnread(page, 1);
  await page.getByRole("link", { name: "Unread", exact: true }).click();
  await expect(page).toHaveURL("/notifications?unread=true");
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/qa/${question}#comment-\\d+$`));
  await expectUnread(page, 0);
  await page.goto("/notifications?unread=true");
  await expect(main(page)).toContainText("You have read everything.");
});

test("N11 an entry is marked as read only once its page is visible, never by a GET", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const { member, job } = await withNews(cast);
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => sessionStorage.getItem("seen") ?? "hidden" });
  });
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job}`);
  await expect(page.getByText("Still free?")).toBeVisible();
  expect((await member.get("/account")).body.unread).toBe(2);
  await page.evaluate(() => {
    sessionStorage.setItem("seen", "visible");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(async () => (await member.get("/account")).body.unread).toBe(1);
});

test("a failed mark is reverted, and a list that fails to load offers a retry", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const { member } = await withNews(cast);
  await cast.logIn(page, member);
  await page.route(/\/api\/notifications(\/\d+)?(\?|$)/, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.goto("/notifications");
  await main(page).getByRole("button", { name: "Mark as read" }).first().click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("That couldn't be saved. Please try again.");
  await expect(main(page).getByRole("button", { name: "Mark as read:" })).toHaveCount(2);

  await page.unroute(/\/api\/notifications(\/\d+)?(\?|$)/);
  await page.route("**/api/notifications?*", (route) => route.abort());
  await page.goto("/notifications?page=2");
  await expect(main(page).getByRole("alert")).toContainText("Your notifications couldn't be loaded.");
  await page.unroute("**/api/notifications?*");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page)).toContainText("There are no notifications on this page.");
});

test("N07 a record's menu shows and changes its watch; commenting starts one", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { body: job } = await (await cast.join()).post("/jobs", aJob());
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  const more = page.getByRole("button", { name: "More", exact: true });
  const notifyMe = page.getByRole("button", { name: "Notify me", exact: true });
  const stop = page.getByRole("button", { name: "Stop notifying me" });
  await more.click();
  await expect(notifyMe).toBeVisible();
  await page.getByLabel("Write a comment").fill("Me too.");
  await page.getByRole("button", { name: "Send" }).click();
  await more.click();
  await stop.press("Space");
  await expect(
    page.locator("[data-sonner-toast]").filter({ hasText: "You won't be notified about this any more." }),
  ).toBeVisible();
  await expect(notifyMe).toBeFocused();
  expect((await member.get(`/watches/jobs/${job.id}`)).body).toEqual({ watching: false });
});
