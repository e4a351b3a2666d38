import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aQuestion } from "../../support/builders.ts";
import { aSubscription } from "../../support/notifications/pushed.ts";

const section = (page: Page) => page.getByRole("region", { name: "Push on this device", exact: true });

/**
 * A browser that asks for permission and has a push subscription: headless Chromium allows none, and
 * reaches no push service.
 */
async function withPushService(page: Page, answer: NotificationPermission) {
  const { subscription } = aSubscription("https://push.example.org");
  await page.addInitScript(
    ({ answer, subscription }) => {
      const kept = () => sessionStorage.getItem("subscription");
      const subscribed = () => ({
        toJSON: () => subscription,
        unsubscribe: async () => {
          sessionStorage.removeItem("subscription");
          return true;
        },
      });
      const pushManager = {
        getSubscription: async () => (kept() ? subscribed() : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          sessionStorage.setItem("subscription", applicationServerKey);
          return subscribed();
        },
      };
      const registration = { pushManager };
      const serviceWorker = {
        ...{ ready: Promise.resolve(registration), getRegistration: async () => registration },
        ...{ register: async () => registration, addEventListener: () => {}, controller: null },
      };
      Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
      Object.defineProperty(Notification, "permission", { get: () => sessionStorage.getItem("answer") ?? "default" });
      Notification.requestPermission = async () => {
        sessionStorage.setItem("answer", answer);
        return answer;
      };
    },
    { answer, subscription },
  );
  const inBrowser = (key: string) => page.evaluate((key) => sessionStorage.getItem(key), key);
  return { answered: () => inBrowser("answer"), subscribed: () => inBrowser("subscription") };
}

test("N33 U57 a member turns push on and off, in the browser and on the board", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  const { answered, subscribed } = await withPushService(page, "granted");
  await page.goto("/settings/notifications");
  const switchOn = section(page).getByRole("button", { name: "Switch on" });
  await expect(switchOn).toBeVisible();
  expect(await answered()).toBeNull();
  await switchOn.press("Enter");
  await expect(section(page).getByRole("status")).toHaveText("Push is on.");
  await expect(section(page).getByRole("heading", { level: 2 })).toBeFocused();
  const { key, devices } = (await member.get("/push")).body;
  expect([await subscribed(), devices.length]).toEqual([key, 1]);

  await page.reload();
  await section(page).getByRole("button", { name: "Switch off" }).press("Enter");
  await expect(switchOn).toBeVisible();
  await expect(section(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect((await member.get("/push")).body.devices).toEqual([]);
  expect(await subscribed()).toBeNull();
});

test("N33 reading and logging out lower the app badge", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [member, other] = [await cast.join(), await cast.join()];
  const { body: question } = await member.post("/questions", aQuestion());
  await other.post("/comments", { parent: "questions", parentId: question.id, text: "An answer" });
  await cast.logIn(page, member);
  const numbers: number[] = [];
  await page.exposeFunction("noteNumber", (number: number) => void numbers.push(number));
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    navigator.setAppBadge = (window as unknown as { noteNumber: (number?: number) => Promise<void> }).noteNumber;
  });
  await page.goto("/about");
  await expect.poll(() => numbers.at(-1)).toBe(1);
  await page.goto(`/qa/${question.id}`);
  await expect.poll(() => numbers.at(-1)).toBe(0);
  numbers.length = 0;
  await page.getByRole("banner").getByRole("button", { name: member.firstName }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => numbers.at(-1)).toBe(0);
});

test("N33 clicking a push focuses the window that shows its page, or opens a new one", { tag: "@all" }, async ({
  browser,
  cast,
}) => {
  const context = await browser.newContext({ baseURL: process.env.BOARD_URL, serviceWorkers: "allow" });
  const page = await context.newPage();
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs?page=2");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const pressed = (path: string) =>
    worker.evaluate(async (path) => {
      // A real press by the reader would allow it.
      let led = "";
      const { clients, WindowClient } = self as unknown as {
        clients: { openWindow: (url: string) => Promise<void> };
        WindowClient: { prototype: { url: string; focus: () => Promise<void> } };
      };
      clients.openWindow = async (url) => {
        led = `new ${new URL(url).pathname}${new URL(url).search}`;
      };
      WindowClient.prototype.focus = async function () {
        led = new URL(this.url).pathname;
      };
      let leading: Promise<unknown> | undefined;
      const press = {
        notification: { close: () => {}, data: { path } },
        waitUntil: (done: Promise<unknown>) => (leading = done),
      };
      self.dispatchEvent(Object.assign(new Event("notificationclick"), press));
      await leading;
      return led;
    }, path);
  expect(await pressed("/jobs?search=keeper")).toBe("new /jobs?search=keeper");
  expect(await pressed("/qa/7#comment-3")).toBe("new /qa/7");
  await page.goto("/jobs?search=keeper");
  expect(await pressed("/jobs?search=keeper")).toBe("/jobs");
  await page.goto("/about");
  expect(await pressed("/about#comment-3")).toBe("/about");
  await context.close();
});

test("if the browser denies push, the page says why and stores no device", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  const { subscribed } = await withPushService(page, "denied");
  await page.goto("/settings/notifications");
  await section(page).getByRole("button", { name: "Switch on" }).press("Enter");
  await expect(section(page)).toContainText("This browser blocks notifications. Allow them in its settings.");
  await expect(section(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect((await member.get("/push")).body.devices).toEqual([]);
  expect(await subscribed()).toBeNull();
});
