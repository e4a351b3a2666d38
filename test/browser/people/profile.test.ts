import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aForm, aJob, aProject } from "../../support/builders.ts";
import { aPng } from "../../support/pictures.ts";
import { caseOf } from "../moderation/support/cases.ts";

const aFile = async (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(await (await aPng()).arrayBuffer()),
});

const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));

test("Your Profile shows the member's data, posts and address, with an edit link", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Olga", skills: ["CSS"] });
  const { body: job } = await member.post("/jobs", aJob({ title: "Olga's job" }));
  const { body: project } = await member.post("/projects", aProject({ title: "Olga's project" }));
  await cast.logIn(page, member);
  await page.goto(`/users/profile/${member.id}`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Profile");
  await expect(main.getByRole("heading", { name: `Olga ${member.lastName}` })).toBeVisible();
  await expect(main.getByText(member.email)).toBeVisible();
  await expect(main.getByText("Role: Member")).toBeVisible();
  await expect(main.getByText("works at -")).toBeVisible();
  await expect(main.getByRole("list", { name: "Skills" }).getByRole("link")).toHaveText(["CSS"]);
  await expect(main.getByRole("link", { name: "Olga's job" })).toHaveAttribute("href", `/jobs/${job.id}`);
  await expect(main.getByRole("link", { name: "Olga's project" })).toHaveAttribute("href", `/projects/${project.id}`);
  await expect(main.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", `/users/edit/${member.id}`);

  const other = await cast.join();
  await page.goto(`/users/profile/${other.id}`);
  await expect(page).toHaveURL(`/users/${other.id}`);
});

test("a member edits name, picture, company and skills, and the stored user is updated", async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Before" });
  const name = `Quarry ${Math.random().toString(36).slice(2)}`;
  const { body: company } = await member.send("POST", "/company/", { body: aForm({ name }) });
  await cast.logIn(page, member);
  await page.goto(`/users/profile/${member.id}`);
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Your Profile");
  await expect(page.getByLabel("Last name")).toHaveValue(member.lastName);
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await page.getByLabel("First name").fill("After");
  await page.getByRole("combobox", { name: "Company" }).fill(name);
  await page.getByRole("option", { name, exact: true }).click();
  for (const skill of ["Rust", "CSS"]) {
    await page.getByRole("combobox", { name: "Skills" }).click();
    await page.getByRole("combobox", { name: "Skills" }).pressSequentially(skill);
    await page.getByRole("option", { name: skill, exact: true }).click();
    await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("list", { name: "Chosen skills" }).getByRole("listitem")).toHaveText(["Rust", "CSS"]);
  await expect(page.getByLabel("Profile picture")).toHaveAttribute("accept", "image/png,image/jpeg");
  await page.getByLabel("Profile picture").setInputFiles(await aFile("me.png", "image/png"));
  await expect(page.getByText("me.png")).toBeVisible();
  await page.getByRole("link", { name: "How people reach you" }).click();
  await expect(page.getByRole("region", { name: "How people reach you" })).toBeFocused();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "user data was saved successfully")).toBeVisible();
  await expect(page).toHaveURL(`/users/profile/${member.id}`);

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: `After ${member.lastName}` })).toBeVisible();
  await expect(main.getByRole("link", { name })).toHaveAttribute("href", `/companies/${company.id}`);
  await expect(main.getByRole("list", { name: "Skills" }).getByRole("link")).toHaveText(["CSS", "Rust"]);
  await expect(main.locator("img").first()).toHaveAttribute("src", /^\/api\/images\//);
  await expect(page.getByRole("button", { name: `Your account, After ${member.lastName}` })).toBeVisible();
  expect(await storedUser(page)).toMatchObject({
    id: member.id,
    firstName: "After",
    avatar: expect.stringMatching(/^\/api\/images\//),
    Company: { id: company.id, name },
    Skills: [expect.objectContaining({ name: "CSS" }), expect.objectContaining({ name: "Rust" })],
  });
});

test("a member removes their picture by keyboard; it is gone once the form is saved", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join({ firstName: "Quill" });
  const { firstName, lastName, email } = member;
  const file = await aPng({ color: "plum" });
  await member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName, lastName, email, file }) });
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  const form = page.getByRole("main").locator("form");
  await expect(form.locator("img").first()).toHaveAttribute("src", /^\/api\/images\//);
  await page.getByRole("button", { name: "Remove picture" }).press("Enter");
  await expect(page.getByRole("button", { name: "Keep the picture" })).toBeFocused();
  await expect(form.getByText("It will be removed when you save.")).toBeVisible();
  await expect(form.locator("img").first()).toHaveAttribute("src", "/profile.png");
  await expect(form.getByText("QN")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(form.locator("img").first()).toHaveAttribute("src", /^\/api\/images\//);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "user data was saved successfully")).toBeVisible();
  expect(await storedUser(page)).toMatchObject({ id: member.id, avatar: null });
});

test("the profile form validates its fields and keeps the typed text if saving fails", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  for (const label of ["First name", "Last name", "Email"]) await page.getByLabel(label).fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(3);
  await expect(page.getByLabel("First name")).toBeFocused();
  for (const label of ["First name", "Last name"]) await page.getByLabel(label).fill("Kept");
  await page.getByLabel("Email").fill("no sign");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address$/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Profile picture").setInputFiles(await aFile("me.gif", "image/gif"));
  await expect(page.getByText("Please choose a PNG or JPEG picture")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please choose a PNG or JPEG picture")).toBeVisible();
  await page.getByRole("button", { name: "Don't use it" }).click();

  await page.route(`**/api/users/${member.id}`, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { error: "Not now, please", code: "unavailable" } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Not now, please")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Kept");
  await expect(page).toHaveURL(`/users/edit/${member.id}`);
});

test("editing another's profile leaves the stored user of the admin unchanged", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join({ firstName: "Mika" });
  const admin = await cast.join({ firstName: "Mo", role: "admin" });
  await cast.logIn(page, admin);
  await page.goto(`/users/${member.id}`);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit Mika ${member.lastName}'s Profile`);
  const before = await storedUser(page);
  await page.getByLabel("First name").fill("Mikael");
  const wanted = `new-${member.email}`;
  await page.getByLabel("Email").fill(wanted);
  await page.getByLabel("Current password").fill(admin.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "user data was saved successfully")).toBeVisible();
  await expect(toast(page, `We sent a link to ${wanted}. The address changes once it is opened there.`)).toBeVisible();
  await expect(page).toHaveURL(`/users/${member.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Mikael ${member.lastName}`);
  expect(await storedUser(page)).toEqual(before);
});

test("P01 P04 saving a profile keeps privacy settings that were changed in another window", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const owner = await cast.join();
  const name = `Lantern ${Math.random().toString(36).slice(2)}`;
  const { body: company } = await owner.send("POST", "/company/", { body: aForm({ name }) });
  await member.send("PUT", `/users/${member.id}`, {
    body: aForm({
      ...{ firstName: member.firstName, lastName: member.lastName, email: member.email },
      profile: JSON.stringify({ location: "Bonn", openTo: ["work"] }),
    }),
  });
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  await page.getByLabel("Who sees your links").selectOption({ label: "My cohort" });
  const meanwhile = { visibility: { location: "me" }, workHiddenFrom: { companies: [company.id] } };
  expect((await member.put("/account/privacy", meanwhile)).status).toBe(200);
  // What the form restores is older than that.
  await page.reload();
  await expect(page.getByLabel("Who sees your links")).toHaveValue("cohort");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(`/users/profile/${member.id}`);
  const { privacy } = (await member.get("/account")).body;
  expect(privacy.visibility).toMatchObject({ location: "me", links: "cohort" });
  expect(privacy.workHiddenFrom).toEqual({ ownCompany: true, companies: [company.id] });

  const staff = await cast.join({ role: "admin" });
  await staff.post("/reports", { parent: "companies", id: company.id, reason: "spam" });
  const hidden = { version: 2, outcome: "hidden", reason: "spam", text: "Advertising" };
  const caseId = await caseOf(staff, company.id, "companies");
  expect((await staff.post(`/admin/reports/${caseId}/decisions`, hidden)).status).toBe(201);
  await page.goto(`/users/edit/${member.id}`);
  await expect(page.getByRole("button", { name: "Remove Unknown company" })).toBeVisible();
  await page.getByLabel("Headline").fill("Builds things");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(`/users/profile/${member.id}`);
  expect((await member.get("/account")).body.privacy.workHiddenFrom.companies).toEqual([company.id]);
});

test("U245 a cohort that can't be claimed shows an error at its field and keeps typed text", async ({ page, cast }) => {
  const [member, staff] = [await cast.join(), await cast.join({ role: "moderator" })];
  const { body: cohort } = await staff.post("/cohorts", { name: `Web ${member.id}` });
  await staff.put(`/cohorts/${cohort.id}/members/${member.id}`, {});
  await staff.delete(`/cohorts/${cohort.id}/members/${member.id}`);
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}#cohort`);
  const box = page.getByRole("combobox", { name: "Cohort", exact: true });
  await box.pressSequentially(cohort.name);
  await expect(page.getByRole("option", { name: cohort.name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Chosen cohorts" }).getByRole("listitem")).toHaveText([cohort.name]);
  await page.getByLabel("Headline").fill("Builds things");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(box).toHaveAccessibleDescription(/Please write to the team\.$/);
  await expect(page.getByLabel("Headline")).toHaveValue("Builds things");
  await page.getByRole("button", { name: `Remove ${cohort.name}` }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "user data was saved successfully")).toBeVisible();
});
