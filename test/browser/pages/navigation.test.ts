import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { moveTo } from "../../support/browser/moves.ts";

const navbar = (page: Page) => page.getByRole("banner");
const entries = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

test("a visitor's navbar offers only Home, Sign Up and Login", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await expect(entries(page).getByRole("listitem")).toHaveText(["Home"]);
  await expect(entries(page).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(navbar(page).getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  await expect(navbar(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await expect(navbar(page).getByRole("button", { name: /Your account/ })).toHaveCount(0);
});

for (const locale of ["en", "de"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`a member's navbar fits every width from 1024 px on (${locale})`, { tag: "@all" }, async ({ page, cast }) => {
      await cast.logIn(page, await cast.join());
      await page.goto("/about");
      for (const width of [1024, 1119, 1120, 1280]) {
        await page.setViewportSize({ width, height: 768 });
        await expect(navbar(page).getByRole("list").first()).toBeVisible();
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `at ${width}`).toBe(0);
      }
    });
  });
}

test("a member's navbar links to every part of the board", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/about");
  for (const [name, address] of [
    ["Home", "/"],
    ["Welcome", "/welcome"],
    ["Skills", "/skills"],
    ["Users", "/users"],
  ] as const) {
    await expect(entries(page).getByRole("link", { name })).toHaveAttribute("href", address);
  }
  for (const [name, list, add, addWords] of [
    ["Projects", "/projects", "/projects/add", "Add a project"],
    ["Jobs", "/jobs", "/jobs/add", "Add a job"],
    ["Q&A", "/qa", "/qa/add", "Ask a question"],
    ["Companies", "/companies", "/companies/add", "Add a company"],
  ] as const) {
    await entries(page).getByRole("button", { name }).click();
    await expect(entries(page).getByRole("link", { name: /^All / })).toHaveAttribute("href", list);
    await expect(entries(page).getByRole("link", { name: addWords })).toHaveAttribute("href", add);
    await page.keyboard.press("Escape");
  }
  await entries(page).getByRole("button", { name: "Jobs menu" }).click();
  await entries(page).getByRole("link", { name: "All jobs" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(navbar(page).getByRole("link", { name: "Login" })).toHaveCount(0);
  await expect(navbar(page).getByRole("link", { name: "Sign Up" })).toHaveCount(0);
});

test("in the navbar, a list's name is a link and the button beside it opens a menu", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/about");
  for (const [name, list] of [
    ["Projects", "/projects"],
    ["Jobs", "/jobs"],
    ["Q&A", "/qa"],
    ["Companies", "/companies"],
  ] as const) {
    const link = entries(page).getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(list);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(entries(page).getByRole("button", { name })).toHaveAttribute("aria-expanded", "false");
  }
  await entries(page).getByRole("link", { name: "Jobs", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(entries(page).getByRole("button", { name: "Jobs menu" })).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs/add");

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page).toHaveURL("/projects");
});

test("the open mobile menu stays open when a page finishes loading", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/password-recover-page-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/signup");
  await waitForApplication(page);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Forgot your Password" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page).toHaveURL("/login");
  release();
  await expect(page).toHaveURL("/recover-password");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Login" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/login");
});

test("the avatar menu links to profile and settings, and logs out to the home page", async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Nadia" });
  await cast.logIn(page, member);
  await page.goto("/skills");
  const account = page.getByRole("button", { name: `Your account, Nadia ${member.lastName}` });
  await account.click();
  await expect(navbar(page).getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
  await navbar(page).getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL(`/users/profile/${member.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Profile");

  await account.click();
  await navbar(page).getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, "logging out")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(navbar(page).getByRole("link", { name: "Login" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(async () => (await member.get("/jobs")).status).toBe(401);
});

test("the theme is dark by default, can be switched, and is stored in the browser", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect.poll(scheme).toBe("light");
  await page.reload();
  expect(await scheme()).toBe("light");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect.poll(scheme).toBe("dark");
});

test("U35 every page's footer has its links, a donation link and a copyright line", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const footer = page.getByRole("contentinfo");
  const holds = async () => {
    for (const [name, address] of [
      ["About us", "/about"],
      ["Contact", "/contact"],
      ["Terms and conditions", "/terms"],
      ["Privacy policy", "/privacy"],
      ["Imprint", "/imprint"],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    }
    await expect(footer.getByRole("link", { name: "Donate" })).toHaveAttribute("href", /./);
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  };
  for (const address of ["/", "/login", "/privacy", "/users", "/nowhere"]) {
    await page.goto(address);
    await holds();
  }
  await cast.logIn(page, await cast.join());
  for (const address of ["/welcome", "/jobs", "/qa/add", "/jobs/2147483647"]) {
    await page.goto(address);
    await holds();
  }
  await footer.getByRole("link", { name: "Terms and conditions" }).click();
  await expect(page).toHaveURL("/terms");
});

test("U32 an unknown address shows the 404 page with a link home", async ({ page }) => {
  const reply = await page.goto("/no/such/page");
  expect(reply?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("U32 an unknown record of any kind shows the 404 page", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const kinds = ["jobs", "projects", "qa", "companies", "users", "skills"];
  const details = kinds.map((kind) => `/${kind}/2147483647`);
  const forms = ["jobs", "projects", "qa", "companies", "users"].map((kind) => `/${kind}/edit/2147483647`);
  await page.goto("/about");
  for (const address of [...details, ...forms]) {
    await moveTo(page, address);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText("Nobody lives at this address");
    await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  }
});

test("U32 an invalid address shows an error page with the member's theme and navbar", {
  tag: "@all",
}, async ({ page, cast }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => localStorage.setItem("theme", "day"));
  await cast.logIn(page, await cast.join());
  for (const address of ["/jobs/none", "/users/none"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText("Nobody lives at this address");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
    await expect(page.getByRole("banner").getByRole("button").last(), address).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});

test("U11 toasts appear at the bottom right", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/login");
  const told = toast(page, "already logged in!");
  // It stays while the pointer is over it.
  await told.hover();
  const place = () =>
    told.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return left > window.innerWidth / 2 && top > window.innerHeight / 2;
    });
  await expect.poll(place).toBe(true);
});

test("the arrow keys open a navbar menu and move between its entries without scrolling", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Jobs" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(bar.getByRole("link", { name: "All jobs" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(bar.getByRole("link", { name: "Add a job" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(bar.getByRole("link", { name: "All jobs" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Jobs" })).toBeFocused();
});
