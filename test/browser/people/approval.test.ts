import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { tokenIn } from "../../support/post-office.ts";
import { runProgram, type ServerProcess, startServer } from "../../support/server-process.ts";

let dataDir: string;
let server: ServerProcess;
const admin = aPerson({ introduction: "I run this board", firstName: "Ada" });

// A board of its own, whose team lets in whoever signs up.
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "homecoming-approval-"));
  server = await startServer({ DATA_DIR: dataDir, SIGNUP: "approval", CONFIRM_EMAIL: "on", RATE_LIMIT_SCALE: "1000" });
  await caller(server.url).post("/auth/signup", admin);
  for (const words of [
    ["admit", admin.email],
    ["role", admin.email, "admin"],
  ]) {
    await runProgram("server/board.ts", words, { DATA_DIR: dataDir });
  }
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const confirm = "Please confirm your address. We sent you a link.";

async function logIn(page: Page, person: { email: string; password: string }) {
  await page.goto(`${server.url}/login`);
  await logInHere(page, person);
}

test("P19 P21 who signs up says who they are, waits, confirms the address, and is let in by the team", async ({
  page,
  browser,
}) => {
  const mira = { ...aPerson({ firstName: "Mira" }), password: "lanternlit" };
  await page.goto(`${server.url}/signup`);
  await page.getByLabel("First name").fill(mira.firstName);
  await page.getByLabel("Last name").fill(mira.lastName);
  await page.getByLabel("Email").fill(mira.email);
  await page.getByLabel("Password", { exact: true }).fill(mira.password);
  await page.getByLabel("Confirm password").fill(mira.password);
  const introduction = page.getByLabel("Who are you?");
  await expect(introduction).toHaveAccessibleDescription("One sentence for the team: your course and year.");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(introduction).toHaveAttribute("aria-invalid", "true");
  await introduction.fill("Web 2024-1, with Jonas");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await logInHere(page, mira);

  await expect(heading(page)).toHaveText("Almost there");
  await expect(page.getByText("The team looks at every new account. You get a mail once you are in.")).toBeVisible();
  await expect(page.getByText(confirm)).toBeVisible();
  await expectAccessible(page, "who waits");
  for (const path of ["/jobs", "/settings", "/welcome"]) {
    await page.goto(server.url + path);
    await expect(heading(page), path).toHaveText("Almost there");
  }
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(toast(page, "We sent you a link. Check your email.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete account" })).toBeVisible();

  const staff = await browser.newContext({ reducedMotion: "reduce" });
  const desk = await staff.newPage();
  await logIn(desk, admin);
  await expect(desk).not.toHaveURL(/login/);
  await desk.goto(`${server.url}/admin/members?state=waiting`);
  await expect(desk.getByText("Web 2024-1, with Jonas")).toBeVisible();
  await expectAccessible(desk, "those who wait");
  await desk.getByRole("button", { name: "Let Mira in" }).click();
  await expect(desk.getByText("Web 2024-1, with Jonas")).toHaveCount(0);
  await staff.close();
  await mailInFolder(mira.email, "You are in", dataDir);

  await page.goto(`${server.url}/welcome`);
  await expect(heading(page)).not.toHaveText("Almost there");
  await expect(page.getByText(confirm)).toBeVisible();
  const { token } = (await caller(server.url).post("/auth/login", mira)).body;
  expect((await caller(server.url, token).post("/contacts", { userId: 1, text: "Hello" })).body.code).toBe(
    "unconfirmed",
  );
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(toast(page, "We sent you a link. Check your email.").first()).toBeVisible();
});

test("P19 a first address is confirmed by a button, in words that speak of no other", async ({ page }) => {
  const noor = { ...aPerson({ introduction: "Data 2023" }), password: "lanternlit" };
  await caller(server.url).post("/auth/signup", noor);
  const link = tokenIn(await mailInFolder(noor.email, "Confirm your address", dataDir));
  await page.goto(`${server.url}/confirm-email?token=${link}`);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Your address is confirmed\.$/ })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logInHere(page, noor);
  await expect(heading(page)).toHaveText("Almost there");
  await expect(page.getByText(confirm)).toHaveCount(0);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(heading(page)).not.toHaveText("Almost there");
});
