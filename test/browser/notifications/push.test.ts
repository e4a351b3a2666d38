import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aSubscription } from "../../support/notifications/pushed.ts";

const section = (page: Page) => page.getByRole("region", { name: "Push on this device", exact: true });

/**
 * A browser that is asked whether it may be pushed to, and that knows an address where it is: Chromium without a head allows
 * nothing and reaches no push service.
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

test("N33 U57 push is switched on by a press, for the board's key, and off again, here and at the board", async ({
  page,
  cast,
}) => {
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

test("whoever doesn't let the browser be pushed to reads why it can't be, and no device is known", async ({
  page,
  cast,
}) => {
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
