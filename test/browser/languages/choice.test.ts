import { type Browser, expect, type Page } from "@playwright/test";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { aJob, aQuestion } from "../../support/builders.ts";

const html = (page: Page) => page.locator("html");
const chosenHere = (page: Page) => page.evaluate(() => localStorage.getItem("locale"));
const entries = (page: Page) => page.evaluate(() => history.length);
const localeOf = async (member: BrowserMember) => (await member.get("/account")).body.user.locale;
const openAccountMenu = (page: Page) => page.getByRole("button", { name: /^(Your account|Dein Konto)/ }).click();

const unsaved = "Your language couldn't be saved. Please try again.";
const refuseChoice = (page: Page) =>
  page.route("**/api/account/locale", (route) => route.fulfill({ status: 503, json: { error: "Busy", code: "busy" } }));

test("L16 L18 one click shows the page in the other language, and the browser stores the choice", async ({ page }) => {
  await page.goto("/about?search=x");
  await page.mouse.wheel(0, 400);
  const link = page.getByRole("banner").getByRole("link", { name: "Deutsch", exact: true });
  const toggle = page.getByRole("banner").getByRole("button", { name: "Switch to the light theme" });
  await expect(link).toHaveAttribute("lang", "de");
  await expect(link).toHaveAttribute("hreflang", "de");
  await expect(link).toHaveAttribute("href", "?lang=de");
  const [text, button] = [await link.boundingBox(), await toggle.boundingBox()];
  expect(text?.height).toBeGreaterThanOrEqual(44);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);

  const before = await entries(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über uns");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL("/about?search=x");
  expect(await entries(page)).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale: "de" });
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schreib uns");
  // A press before scripts have loaded opens the page, but doesn't store the choice.
  await waitForApplication(page);
  await page.getByRole("banner").getByRole("link", { name: "English", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  expect(await chosenHere(page)).toBe("en");
});

test("L16 a mailed link stays valid after a change of language", { tag: "@all" }, async ({ page }) => {
  await page.goto("/reset-password?token=abc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset Your Password");
  await waitForApplication(page);
  const before = await entries(page);
  await page.getByRole("banner").getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.locator("input[type=password]")).toHaveCount(2);
  await expect(page).toHaveURL("/reset-password");
  expect(await entries(page)).toBe(before);
});

test("L16 without scripts the language link shows the page but doesn't store the choice", { tag: "@all" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact");
  await page.getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schreib uns");
  await expect(page).toHaveURL("/contact?lang=de");
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await context.close();
});

test("L24 below 360 px the board's name is hidden to make room for the language link", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/");
  const home = page.getByRole("banner").getByRole("link", { name: "Homecoming, home" });
  const name = home.getByText("Homecoming");
  for (const [width, isThere] of [
    [360, true],
    [359, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect(name).toBeVisible({ visible: isThere });
    await expect(home).toBeVisible();
    await expect(page.getByRole("link", { name: "Deutsch", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
  }
});

for (const [where, width] of [
  ["avatar menu", 1280],
  ["phone's sheet", 360],
] as const) {
  test(`L16 the ${where} has the language link before Log out, and the account stores the choice`, {
    tag: "@all",
  }, async ({ page, cast }) => {
    await page.setViewportSize({ width, height: 800 });
    const member = await cast.join();
    await cast.logIn(page, member);
    await page.goto("/jobs");
    if (width === 360) await page.getByRole("button", { name: "Menu" }).click();
    else await openAccountMenu(page);
    const panel = width === 360 ? page.getByRole("dialog") : page.getByRole("banner");
    const last = panel.locator(".menu-item:visible").filter({ hasText: /^(Deutsch|Log out)$/ });
    await expect(last).toHaveText(["Deutsch", "Log out"]);
    const before = await entries(page);
    await last.first().click();
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(page).toHaveURL("/jobs");
    expect(await entries(page)).toBe(before);
    expect([await chosenHere(page), await localeOf(member)]).toEqual(["de", "de"]);
  });
}

test("L16 if the account can't be updated, a toast says so and nothing changes", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/welcome");
  await refuseChoice(page);
  await openAccountMenu(page);
  await page.getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(toast(page, unsaved)).toBeVisible();
  await expect(html(page)).toHaveAttribute("lang", "en");
  expect([await chosenHere(page), await localeOf(member)]).toEqual([null, "auto"]);
});

test("L16 a language chosen in the settings is saved at once and keeps the focus", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/settings");
  const language = page.getByRole("region", { name: /^(Language|Sprache)$/ });
  await expect(language).toContainText("The language of pages and mails.");
  await expect(language.getByRole("radio")).toHaveCount(3);
  const [auto, german] = [
    language.getByRole("radio", { name: "As in this browser" }),
    language.getByRole("radio", { name: "Deutsch" }),
  ];
  await expect(auto).toBeChecked();
  await expect(auto).toHaveAccessibleDescription("Now English. Mails come in the language you used last.");

  await refuseChoice(page);
  await german.click();
  await expect(toast(page, unsaved)).toBeVisible();
  await expect(auto).toBeChecked();
  await page.unrouteAll();

  const before = await entries(page);
  await german.click();
  await expect(language.getByRole("heading")).toHaveText("Sprache");
  await expect(german).toBeChecked();
  await expect(german).toBeFocused();
  await expect(german).toBeInViewport();
  await expect(page).toHaveURL("/settings");
  expect(await entries(page)).toBe(before);
  expect([await chosenHere(page), await localeOf(member)]).toEqual(["de", "de"]);

  const inGerman = language.getByRole("radio", { name: "Wie in diesem Browser" });
  await expect(inGerman).toHaveAccessibleDescription(
    "Jetzt Englisch. Mails kommen in der Sprache, die du zuletzt benutzt hast.",
  );
  await inGerman.click();
  await expect(language.getByRole("heading")).toHaveText("Language");
  await expect(auto).toBeFocused();
  await expect(page).toHaveURL("/settings");
  expect([await chosenHere(page), await localeOf(member)]).toEqual([null, "auto"]);
  expect((await member.get("/account/export")).body.profile.usedLocale).toBe("en");
});

test("L17 at log-in the account's language applies and the browser's choice stays stored", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await member.put("/account/locale", { locale: "de" });
  await page.goto("/favicon.svg");
  await page.evaluate(() => localStorage.setItem("locale", "en"));
  await page.goto("/login?next=%2Fjobs%3Fsearch%3Dx%3F%26page%3D1");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(toast(page, "Du bist angemeldet")).toBeVisible();
  await expect(page).toHaveURL("/jobs?search=x?&page=1");
  await expect(html(page)).toHaveAttribute("lang", "de");
  expect(await chosenHere(page)).toBe("en");

  await page.goto(`/users/edit/${member.id}`);
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(toast(page, "Profil gespeichert")).toBeVisible();
  expect(await localeOf(member)).toBe("de");
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(toast(page, "Du bist angemeldet")).toHaveCount(0);
});

test("L07 API responses are in the page's language, whatever the browser requests", {
  tag: "@all",
}, async ({ page, cast }) => {
  await page.goto("/login?lang=de");
  await page.getByLabel("E-Mail").fill("nobody@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill("secret-123");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(toast(page, "E-Mail oder Passwort ist falsch")).toBeVisible();
  const member = await cast.join();
  await member.post("/questions", aQuestion());
  await member.put("/account/locale", { locale: "de" });
  await cast.logIn(page, member);
  await page.goto("/qa");
  await expect(page.getByRole("checkbox", { name: /^Unbeantwortet/ })).toBeVisible();
});

test("L18 a change of language keeps typed text; other tabs follow when they reload", { tag: "@all" }, async ({
  page,
  context,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/jobs/add");
    await tab.getByLabel("Description").fill("Every word of it.");
  }
  await openAccountMenu(page);
  await page.getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(page.getByLabel("Beschreibung")).toHaveValue("Every word of it.");
  await expect(html(other)).toHaveAttribute("lang", "en");
  await expect(other.getByLabel("Description")).toHaveValue("Every word of it.");
  other.on("dialog", (dialog) => void dialog.accept());
  await other.reload();
  await expect(other.getByLabel("Beschreibung")).toHaveValue("Every word of it.");
});

test("L18 a language chosen on another device applies from the second page load", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await member.put("/account/locale", { locale: "de" });
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/account");
  await page.goto("/settings");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await told;
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "").locale)).toBe("de");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
});

const inGerman = (browser: Browser, baseURL?: string) => browser.newContext({ baseURL, locale: "de-DE" });

test("L22 members' texts are marked with their language if it is clear, titles never", { tag: "@all" }, async ({
  browser,
  baseURL,
  cast,
}) => {
  const member = await cast.join();
  const german = "Wir suchen jemanden, der mit uns die Plattform baut und nicht nur die Tests schreibt.";
  const english = "We are looking for someone who builds the platform with us and writes the tests.";
  const word = `Plattform${member.id}`;
  const addJob = () => member.post("/jobs", aJob({ title: `Wir sind die mit der ${word}`, description: english }));
  const { body: job } = await addJob();
  for (const text of [german, "React, Go, Postgres"])
    await member.post("/comments", { parent: "jobs", parentId: job.id, text });
  const context = await inGerman(browser, baseURL);
  const page = await context.newPage();
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  const languageAround = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  // The code that detects languages loads after the page.
  await expect.poll(() => languageAround(english)).toBe("en");
  await expect.poll(() => languageAround(german)).toBe("de");
  await expect(page.getByText("React, Go, Postgres", { exact: true })).not.toHaveAttribute("lang");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
  await page.goto(`/jobs?search=${word}`);
  await expect(page.locator("summary").first()).not.toHaveAttribute("lang");
  await page.locator("summary").first().click();
  expect(await languageAround(english)).toBe("en");
  // Other tests add jobs meanwhile, and the home page shows the newest two.
  await expect(async () => {
    await addJob();
    await page.goto("/");
    await expect(page.locator("[lang=en]").getByText("We are looking for someone who").first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await context.close();
});

test("L10 L26 the API page is English within a German page; legal texts say which language applies", {
  tag: "@all",
}, async ({ browser, baseURL }) => {
  const context = await inGerman(browser, baseURL);
  const page = await context.newPage();
  await page.goto("/api/docs");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.locator("[lang=en]").getByRole("heading", { level: 1 })).toHaveText("The interface");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
  for (const legal of ["/terms", "/privacy"]) {
    await page.goto(legal);
    await expect(page.getByRole("main").locator("p").last()).toHaveText(
      "Diesen Text gibt es auf Deutsch und Englisch. Wo sie sich unterscheiden, gilt der deutsche.",
    );
  }
  await context.close();
});
