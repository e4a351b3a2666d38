import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { watchFrames } from "../../support/browser/painted.ts";

test.use({ locale: "en-GB" });

/** A browser in which German was chosen before. */
async function choose(page: Page, language: string) {
  await page.goto("/favicon.svg");
  await page.evaluate((chosen) => localStorage.setItem("locale", chosen), language);
}

const lang = (page: Page) => page.locator("html").getAttribute("lang");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const address = (page: Page) => page.url().slice((process.env.BOARD_URL as string).length);

/** A slow connection on which a document arrives in pieces. */
async function slowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
}

for (const [path, title] of [
  ["/", "Homecoming"],
  ["/terms?a=b%20c&d=e", "Nutzungsbedingungen · Homecoming"],
  ["/api/docs#Jobs", "The interface · Homecoming"],
] as const) {
  test(`U46 L04 ${path} appears in the chosen language only, even on a slow connection`, {
    tag: path === "/" ? [] : "@all",
  }, async ({ page }) => {
    await choose(page, "de");
    const painted = await watchFrames(page);
    await slowly(page);
    await page.goto("/favicon.svg?before");
    const entries = await page.evaluate(() => history.length);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect([await lang(page), address(page)]).toEqual(["de", path]);
    if (path.includes("#")) await expect(page.locator("#Jobs")).toBeInViewport();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    const { documents, languages, titles, shift } = await painted();
    // The picture, and the page twice, each time with a redirect.
    expect({ documents, languages, titles }).toEqual({ documents: 5, languages: ["de"], titles: [title] });
    expect(shift).toBeLessThan(0.001);

    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    expect(address(page)).toBe("/favicon.svg?before");
    await page.goForward();
    await expect(heading(page)).toBeVisible();
    expect([await lang(page), address(page)]).toEqual(["de", path]);
  });
}

test("L01 L04 while logged in, the account's language overrides the browser's", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await member.put("/account/locale", { locale: "de" });
  await cast.logIn(page, member);
  await choose(page, "en");
  const painted = await watchFrames(page);
  await page.goto("/qa?search=boats");
  await expect(heading(page)).toHaveText("Fragen & Antworten");
  expect(address(page)).toBe("/qa?search=boats");
  expect((await painted()).languages).toEqual(["de"]);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/about");
  await expect(heading(page)).toHaveText("About us");
});

test("L06 logging out keeps the language chosen in the browser", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await choose(page, "de");
  await page.goto("/welcome");
  await page.getByRole("button", { name: /^Dein Konto/ }).click();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
});

test("L04 a language in the address applies to that page only and changes no choice", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/about?lang=de");
  await expect(heading(page)).toHaveText("Über uns");
  expect(address(page)).toBe("/about?lang=de");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/about");
  await expect(heading(page)).toHaveText("About us");

  await choose(page, "en");
  await page.goto("/about?a=b&lang=de#c");
  await expect(heading(page)).toHaveText("Über uns");
  expect(address(page)).toBe("/about?a=b&lang=de#c");
  await page.goto("/about?lang=en&a=b#c");
  await expect(heading(page)).toHaveText("About us");
  expect(address(page)).toBe("/about?a=b#c");
});

for (const query of ["lang=fr", "lang=en&lang=de", "lang"]) {
  test(`L01 L04 ?${query} is not a valid language and is ignored`, { tag: "@all" }, async ({ page }) => {
    await choose(page, "de");
    await page.goto(`/about?${query}&a=b`);
    await expect(heading(page)).toHaveText("Über uns");
    expect(address(page)).toBe("/about?a=b");
  });
}

test("L04 a page that arrives in the wrong language is not reloaded a second time", {
  tag: "@all",
}, async ({ page }) => {
  await choose(page, "de");
  let asked = 0;
  await page.route(/\/about(\?|$)/, async (route) => {
    asked += 1;
    await route.fulfill({ response: await route.fetch({ url: `${process.env.BOARD_URL}/about?lang=en` }) });
  });
  await page.goto("/about");
  await expect(heading(page)).toHaveText("About us");
  await page.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  expect(asked).toBe(2);
});

test("L04 a mailed link opens in the chosen language, and its token leaves the address", { tag: "@all" }, async ({
  page,
}) => {
  await choose(page, "de");
  await page.goto("/reset-password?token=abc");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  expect([await lang(page), address(page)]).toEqual(["de", "/reset-password"]);
  await page.reload();
  await expect(page.getByRole("textbox").first()).toBeVisible();
});

test("L06 without storage a page stays in the language it was served in", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  for (const [path, words] of [
    ["/about", "About us"],
    ["/about?lang=de", "Über uns"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(words);
    expect(address(page)).toBe(path);
  }
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  /** Reloads a page once the worker controls it. */
  async function loadWithWorker(page: Page, path: string) {
    await page.goto(path);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
  }

  test("U48 L05 from the second load on, pages appear in the chosen language, even offline", {
    tag: "@all",
  }, async ({ page, context }) => {
    await choose(page, "de");
    await loadWithWorker(page, "/about");
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("/sw.js?lang=de");
    const painted = await watchFrames(page);
    await page.goto("/contact");
    await expect(heading(page)).toHaveText("Schreib uns");
    await page.reload();
    await expect(heading(page)).toHaveText("Schreib uns");
    expect(await painted()).toMatchObject({ documents: 2, languages: ["de"] });

    await context.setOffline(true);
    await page.goto("/users");
    await expect(heading(page)).toBeVisible();
    expect(await lang(page)).toBe("de");
  });

  test("L05 the service worker passes on no language if the member chose none", { tag: "@all" }, async ({ page }) => {
    await loadWithWorker(page, "/about");
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
    await page.goto("/contact");
    await expect(heading(page)).toHaveText("Contact Us");
  });
});
