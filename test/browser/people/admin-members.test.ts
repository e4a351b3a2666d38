import { expect } from "@playwright/test";
import { paths } from "../../../contract/pages.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { aQuestion } from "../../support/builders.ts";
import { runProgram } from "../../support/server-process.ts";
import { expectToHoldUp } from "../accessibility/support/every-look.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("suspending a member logs them out, and log-in says why until it is lifted", async ({
  page,
  theirs: other,
  cast,
}) => {
  const [moderator, troubled] = [await cast.join({ role: "moderator" }), await cast.join({ firstName: "Quentina" })];
  const name = `Quentina ${troubled.lastName}`;
  await cast.logIn(other, troubled);
  await other.goto("/jobs");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await cast.logIn(page, moderator);
  await page.goto("/welcome");
  await page.getByRole("button", { name: /Your account/ }).press("Enter");
  await page.getByRole("link", { name: "Administration" }).press("Enter");
  await expect(page).toHaveURL("/admin/members");
  await expect(page.getByRole("navigation", { name: "Administration" }).locator("li a")).toHaveText([
    "Members",
    /^Reports( \d+)?\s*$/,
    "Cohorts",
    "Invitations",
    "Skills",
  ]);
  await page.getByPlaceholder("Search members...").fill(name);
  const card = page.getByRole("main").locator("details").filter({ hasText: name });
  await card.locator("summary").press("Enter");
  await expect(card.getByRole("link", { name: troubled.email })).toBeVisible();
  await expect(card.getByRole("button", { name: /Change role/ })).toHaveCount(0);

  const suspend = card.getByRole("button", { name: `Suspend ${name}` });
  await suspend.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Suspend ${name}` });
  const reason = dialog.getByLabel("Reason");
  await expect(reason).toBeFocused();
  await dialog.getByRole("button", { name: "Suspend" }).press("Enter");
  await expect(reason).toHaveAccessibleDescription(/This field is required/);
  await reason.fill("Selling shoes");
  await dialog.getByLabel("Ends on").fill(inDays(-1));
  await dialog.getByRole("button", { name: "Suspend" }).press("Enter");
  await expect(dialog.getByLabel("Ends on")).toHaveAccessibleDescription(/Please choose a day after today/);
  await dialog.getByLabel("Ends on").fill(inDays(20));
  await dialog.getByRole("button", { name: "Suspend" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(toast(page, `${name} is suspended.`)).toBeVisible();
  await expect(card.locator("summary")).toContainText("Suspended until");
  await expect(card.getByRole("button", { name: `Change suspension of ${name}` })).toBeFocused();

  await other.goto("/settings");
  await expect(other).toHaveURL(/\/login\?next=%2Fsettings/);
  await other.getByLabel("Email").fill(troubled.email);
  await other.getByLabel("Password").fill(troubled.password);
  await other.getByRole("button", { name: "Log In" }).click();
  await expect(toast(other, "Your account is suspended until")).toContainText("The reason: Selling shoes.");

  await page.getByRole("combobox", { name: "State" }).selectOption({ label: "Suspended" });
  await expect(page).toHaveURL(/state=suspended/);
  await card.getByRole("button", { name: `Lift suspension of ${name}` }).press("Enter");
  await expect(toast(page, `${name} can log in again.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await other.getByRole("button", { name: "Log In" }).click();
  await expect(other).toHaveURL("/settings");
});

test("an admin changes a member's role and finds the change in the audit trail", async ({ page, cast }) => {
  const [admin, member] = [await cast.join({ role: "admin" }), await cast.join({ firstName: "Rosalind" })];
  const name = `Rosalind ${member.lastName}`;
  await cast.logIn(page, admin);
  await page.goto(`/admin/members?search=${encodeURIComponent(name)}`);
  const card = page.getByRole("main").locator("details").filter({ hasText: name });
  await card.locator("summary").click();
  await card.getByRole("button", { name: `Change role of ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Role of ${name}` });
  await dialog.getByRole("radio", { name: "Moderator" }).check();
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(toast(page, "Role changed successfully!")).toBeVisible();
  await expect(card.locator("summary")).toContainText("Moderator");

  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Audit trail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit trail");
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(entry.filter({ hasText: "from user to moderator" })).toContainText(`changed the role of ${name}`);
  await page.getByRole("combobox", { name: "About" }).selectOption({ label: "Companies" });
  await expect(page).toHaveURL(/subject=company/);
  await expect(entry).toHaveCount(0);
  await page.goBack();
  await entry
    .getByRole("link", { name: `${admin.firstName} ${admin.lastName}` })
    .first()
    .click();
  await expect(page.getByText(`Only what ${admin.firstName} ${admin.lastName} did.`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "changed the role" })).toHaveCount(1);
});

test("S84 U10 erasing a member requires a choice about their posts and removes the account", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [admin, leaving] = [await cast.join({ role: "admin" }), await cast.join({ firstName: "Wilhelmina" })];
  const { body: question } = await leaving.post("/questions", aQuestion());
  const name = `Wilhelmina ${leaving.lastName}`;
  await cast.logIn(page, admin);
  await page.goto(`/admin/members?search=${encodeURIComponent(name)}`);
  const card = page.getByRole("main").locator("details").filter({ hasText: name });
  await card.locator("summary").press("Enter");
  await card.getByRole("button", { name: `Erase ${name}` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Erase the account of ${name}` });
  await expect(dialog).toContainText("Their name is on 1 question.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectToHoldUp(page, "with an erasure");
  await dialog.getByRole("button", { name: "Erase for good" }).press("Enter");
  await expect(dialog.getByRole("group")).toHaveAccessibleDescription("Please choose what happens to their posts");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await card.getByRole("button", { name: `Erase ${name}` }).press("Enter");
  await dialog.getByRole("radio", { name: "Let it stay" }).check();
  await dialog.getByRole("button", { name: "Erase for good" }).press("Enter");
  await expect(toast(page, `The account of ${name} is erased.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await moveTo(page, paths.question(question.id));
  await expect(page.getByRole("main")).toContainText("Former member");
  await moveTo(page, `/admin/members?search=${encodeURIComponent(admin.lastName)}`);
  const own = page.getByRole("main").locator("details").filter({ hasText: admin.lastName }).first();
  await own.locator("summary").press("Enter");
  await expect(own.getByRole("button", { name: /^Change role/ })).toBeVisible();
  await expect(own.getByRole("button", { name: /^Erase/ })).toHaveCount(0);
});

test("staff see an open invitation in the list and can revoke it", { tag: "@all" }, async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const email = `noor${moderator.id}@example.org`;
  await runProgram("server/board.ts", ["invite", email], { DATA_DIR: process.env.BOARD_DATA_DIR as string });
  await cast.logIn(page, moderator);
  await page.goto("/admin/members");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Invitations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invitations");
  const takeBack = page.getByRole("button", { name: `Take back the invitation for ${email}` });
  await expect(takeBack).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectToHoldUp(page, "with an invitation");
  await takeBack.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Take back this invitation?" });
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(toast(page, `The invitation for ${email} is taken back.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: email })).toHaveCount(0);
});

test("the administration is closed to members, and the audit trail to moderators", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [member, moderator] = [await cast.join(), await cast.join({ role: "moderator" })];
  await page.goto("/admin/audit");
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Faudit/);
  await cast.logIn(page, member);
  await page.goto("/welcome");
  await page.getByRole("button", { name: /Your account/ }).click();
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await page.goto("/admin");
  await expect(page.getByText("These pages are for moderators and admins.")).toBeVisible();
  await cast.logIn(page, moderator);
  await page.goto("/admin/audit");
  await expect(page.getByText("The audit trail is for admins.")).toBeVisible();
});

test("a failed list of members offers a retry; an empty one names the chosen filters", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join({ role: "moderator" }));
  await page.route("**/api/admin/members*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/members");
  await expect(page.getByRole("alert")).toContainText("The members couldn't be loaded.");
  await page.unroute("**/api/admin/members*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").locator("details").first()).toBeVisible();
  await page.goto("/admin/members?state=suspended&role=admin");
  await expect(page.getByText("Nobody is: suspended, admin. Choose another state or role.")).toBeVisible();
});
