import { readFile } from "node:fs/promises";
import { type Download, expect, type Page } from "@playwright/test";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import { aForm, aJob, aQuestion } from "../../support/builders.ts";
import type { Caller } from "../../support/caller.ts";
import { aPng } from "../../support/pictures.ts";

const renewed = "newsecret1";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const logInFrom = (device: string, visitor: Caller, { email, password }: BrowserMember) =>
  visitor.send("POST", "/auth/login", {
    body: JSON.stringify({ email, password }),
    headers: { "Content-Type": "application/json", "User-Agent": device },
  });

test("changing the password requires the current one and logs out other devices", async ({ page, cast }) => {
  const member = await cast.join();
  await logInFrom(iPhone, cast.visitor, member);
  await cast.logIn(page, member);
  await page.goto("/welcome");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.getByRole("link", { name: "Security" }).click();

  const password = section(page, "Password");
  const save = password.getByRole("button", { name: "Change password" });
  await save.click();
  await expect(password.getByText("This field is required")).toHaveCount(1);
  await expect(password.getByLabel("Current password")).toBeFocused();
  await expect(password.getByText("Password with a minimum length of 8 characters is required!")).toBeVisible();
  await expect(password.getByText("Please confirm password!")).toBeVisible();
  await password.getByLabel("Current password").fill("wrong");
  await password.getByLabel("New password", { exact: true }).fill(renewed);
  await password.getByLabel("Confirm new password").fill("newsecret2");
  await expect(password.getByText("Passwords should match!")).toBeVisible();
  await password.getByLabel("Confirm new password").fill(renewed);
  await save.click();
  await expect(password.getByLabel("Current password")).toHaveAccessibleDescription(
    "This is not your current password",
  );
  await password.getByLabel("Current password").fill(member.password);
  await save.click();
  await expect(toast(page, "Password changed. Your other devices are logged out.")).toBeVisible();
  await expect(password.getByLabel("Current password")).toHaveValue("");
  await expect(section(page, "Devices").getByRole("listitem")).toHaveCount(1);
  expect((await cast.visitor.post("/auth/login", { email: member.email, password: renewed })).status).toBe(200);
});

test("Devices names each session and can end one or all others", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  for (const device of [iPhone, firefox, "curl/8"]) await logInFrom(device, cast.visitor, member);
  await cast.logIn(page, member);
  await page.goto("/settings/security");
  const devices = section(page, "Devices");
  await expect(devices.getByRole("listitem")).toHaveCount(4);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await expect(devices.getByRole("listitem").filter({ hasText: "Firefox on Linux" })).toContainText(
    "last used just now",
  );
  await devices.getByRole("button", { name: "Log out Safari on iPhone, last used just now" }).click();
  await expect(toast(page, "Safari on iPhone is logged out.")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await expect(devices.getByRole("heading")).toBeFocused();
  await devices.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(toast(page, "You are logged out everywhere else.")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("button")).toHaveText(["Log out everywhere"]);
  expect((await member.get("/account")).status).toBe(200);
});

test("S81 Log out everywhere ends all sessions, including the current one", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const { body: phone } = await logInFrom(iPhone, cast.visitor, member);
  await cast.logIn(page, member);
  await page.goto("/settings/security");
  await section(page, "Devices").getByRole("button", { name: "Log out everywhere", exact: true }).click();
  await expect(toast(page, "You are logged out everywhere.")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect((await member.get("/account")).status).toBe(401);
  const asPhone = await page.request.get("/api/account", { headers: { Authorization: `Bearer ${phone.token}` } });
  expect(asPhone.status()).toBe(401);
});

test("the list of devices offers a retry if it fails to load", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  let isAway = true;
  await page.route("**/api/account/sessions", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto("/settings/security");
  const devices = section(page, "Devices");
  await expect(devices.getByRole("alert")).toContainText("Your devices couldn't be loaded.");
  isAway = false;
  await devices.getByRole("button", { name: "Try again" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});

test("the theme setting and the navigation bar's switch stay in sync across reloads", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/settings");
  const theme = section(page, "Theme");
  await expect(theme.getByRole("radio", { name: "Dusk" })).toBeChecked();
  await theme.getByRole("radio", { name: "Day" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await page.reload();
  await expect(theme.getByRole("radio", { name: "Day" })).toBeChecked();
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect(theme.getByRole("radio", { name: "Dusk" })).toBeChecked();
  await theme.getByRole("radio", { name: "Dusk" }).press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(["theme", "token", "user"]);
});

test("U43 with the theme Like my device, the board follows the device at once", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await cast.logIn(page, await cast.join());
  await page.goto("/settings");
  await expect(html).toHaveAttribute("data-theme", "dusk");
  const theme = section(page, "Theme");
  await theme.getByRole("radio", { name: "Like my device" }).check();
  await expect(html).toHaveAttribute("data-theme", "day");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dusk");
  await page.reload();
  await expect(theme.getByRole("radio", { name: "Like my device" })).toBeChecked();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "day");
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(["theme", "token", "user"]);

  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect(theme.getByRole("radio", { name: "Dusk" })).toBeChecked();
  await expect(html).toHaveAttribute("data-theme", "dusk");
});

test("S71 Download everything saves one JSON file and each picture", async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Xenia" });
  const { firstName, lastName, email } = member;
  await member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName, lastName, email, file: await aPng() }) });
  await member.post("/jobs", aJob({ title: "Keeper of exports" }));
  await cast.logIn(page, member);
  await page.goto("/settings");
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  const data = section(page, "Your data");
  await data.getByRole("button", { name: "Download everything" }).click();
  await expect(data.getByRole("status")).toHaveText("Saved: one JSON file and 1 picture.");
  await expect(data.getByRole("button", { name: "Download everything" })).toBeFocused();
  const [json, picture] = downloads as [Download, Download];
  expect(json.suggestedFilename()).toMatch(/^homecoming-\d{4}-\d\d-\d\d\.json$/);
  const everything = JSON.parse(await readFile(await json.path(), "utf8"));
  expect(everything).toMatchObject({ profile: { email }, jobs: [{ title: "Keeper of exports" }] });
  expect(picture.suggestedFilename()).toBe(everything.pictures[0].name);
  expect((await readFile(await picture.path())).subarray(8, 12).toString()).toBe("WEBP");
});

async function postOnce(member: BrowserMember) {
  const { body: job } = await member.post("/jobs", aJob());
  const { body: question } = await member.post("/questions", aQuestion());
  await member.post("/comments", { parent: "questions", parentId: question.id, text: "My own answer" });
  return { job, question };
}

test("S72 deleting an account says what it affects, asks what happens to posts, and logs out", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { job } = await postOnce(member);
  await member.send("POST", "/company", { body: aForm({ name: `Company ${member.id}` }) });
  await cast.logIn(page, member);
  await page.goto("/settings");
  const open = page.getByRole("button", { name: "Delete account" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await expect(dialog).toContainText("Your name is on 1 job, 1 question and 1 comment.");
  await expect(dialog).toContainText("1 company that you added stays, without your name");
  const confirm = dialog.getByRole("button", { name: "Delete my account for good" });
  await confirm.click();
  await expect(dialog.getByText("Please choose what happens to your posts")).toBeVisible();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByRole("radio", { name: "Let it stay" }).check();
  await dialog.getByLabel("Your password").fill("wrong");
  await confirm.click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription("This is not your current password");
  await dialog.getByLabel("Your password").fill(member.password);
  await confirm.click();
  await expect(toast(page, "Your account is deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const reader = await cast.join();
  expect((await reader.get(`/jobs/${job.id}`)).body).toMatchObject({ id: job.id, User: null });
  expect((await reader.get(`/users/${member.id}`)).status).toBe(404);
});

test("S72 P36 without posts, deletion asks nothing about them but explains messages and the bin", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [member, other] = [await cast.join(), await cast.join()];
  await member.post("/contacts", { userId: other.id, text: "Are you well?", about: null });
  const { body: job } = await member.post("/jobs", aJob());
  await member.delete(`/jobs/${job.id}`);
  const { body: others } = await other.post("/jobs", aJob());
  await member.post("/reports", { parent: "jobs", id: others.id, reason: "spam", text: "" });
  await cast.logIn(page, member);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  await expect(dialog).toContainText("You have posted nothing, so nothing of yours stays behind.");
  await expect(dialog).toContainText("Your conversation is closed:");
  await expect(dialog).toContainText("What you deleted in the last 30 days can't be brought back any more.");
  await expect(dialog.getByRole("radio")).toHaveCount(0);
});

test("S72 deleting an account erases its posts if the member chooses so", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const { job, question } = await postOnce(member);
  await cast.logIn(page, member);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("radio", { name: "Erase it" }).check();
  await page.getByLabel("Your password").fill(member.password);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page).toHaveURL("/");
  const reader = await cast.join();
  expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
  expect((await reader.get(`/questions/${question.id}`)).status).toBe(404);
});

test("if the server refuses to delete an account, the dialog shows the reason", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/settings");
  const refusal = "You are the last admin. Make someone else an admin first.";
  await page.route("**/api/account", (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 409, json: { error: refusal } }) : route.continue(),
  );
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByRole("dialog")).toContainText("You have posted nothing");
  await page.getByLabel("Your password").fill("lighthouse");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(refusal);
});
