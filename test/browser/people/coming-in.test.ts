import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { type OwnBoard, openOwnBoard } from "../../support/browser/own-board.ts";
import { aForm, aJob, aPerson, aWord } from "../../support/builders.ts";
import { type Caller, caller } from "../../support/caller.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { tokenIn } from "../../support/post-office.ts";

let server: OwnBoard;
let admin: BrowserMember;

// Where staff admit new members.
test.beforeAll(async ({ cast }) => {
  server = await openOwnBoard(() => ({ SIGNUP: "approval", CONFIRM_EMAIL: "on" }));
  admin = await cast.join({ firstName: "Ada", role: "admin" });
  await cast.confirm(admin);
});
test.afterAll(() => server.stop());
// A kept context would keep the storage of another server.
test.use({ contextOptions: { reducedMotion: "reduce" }, freshContext: true });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const confirm = "Please confirm your address. We sent you a link.";

async function logIn(page: Page, person: { email: string; password: string }) {
  await page.goto(`${server.url}/login`);
  await logInHere(page, person);
}

test("P19 P21 sign-up asks applicants who they are; pages for members say that they wait", async ({ page }) => {
  const mira = { ...aPerson({ firstName: "Mira" }), password: "lanternlit" };
  await page.goto(`${server.url}/signup`);
  await waitForApplication(page);
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
  await expect(page.getByRole("main")).toContainText("Then the team reviews your account and lets you in.");
  await logInHere(page, mira);

  await expect(heading(page)).toHaveText("Almost there");
  await expect(page.getByText("The team looks at every new account. You get a mail once you are in.")).toBeVisible();
  await expect(page.getByText(confirm)).toBeVisible();
  await expectAccessible(page, "who waits");
  for (const path of ["/jobs", "/settings", "/welcome"]) {
    await moveTo(page, path);
    await expect(heading(page), path).toHaveText("Almost there");
  }
  const title = `Lamplighter ${aWord()}`;
  const refused: string[] = [];
  page.on("response", (reply) => void (reply.status() === 403 && refused.push(reply.url())));
  // Other tests add jobs meanwhile, and the home page shows the newest two.
  await expect(async () => {
    await admin.post("/jobs", aJob({ title }));
    await page.goto(server.url);
    await expect(page.getByRole("heading", { level: 3, name: title }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect(refused).toEqual([]);
  await page
    .getByRole("link", { name: `View More: ${title}` })
    .first()
    .click();
  await expect(heading(page)).toHaveText("Almost there");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(toast(page, "We sent you a link. Check your email.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete account" })).toBeVisible();
});

test("P19 a new member confirms their first address by a button", { tag: "@all" }, async ({ page }) => {
  const noor = { ...aPerson({ introduction: "Data 2023" }), password: "lanternlit" };
  await caller(server.url).post("/auth/signup", noor);
  const link = tokenIn(await mailInFolder(noor.email, "Confirm your address"));
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

test("P19 P21 after confirmation or admission on another device, a reload shows the new state", {
  tag: "@all",
}, async ({ page }) => {
  const person = { ...aPerson({ introduction: "Data 2023" }), password: "lanternlit" };
  const { id } = (await caller(server.url).post("/auth/signup", person)).body.user;
  await logIn(page, person);
  await expect(page.getByText(confirm)).toBeVisible();
  const token = tokenIn(await mailInFolder(person.email, "Confirm your address"));
  await caller(server.url).post("/auth/confirm-email", { token });
  await page.reload();
  await expect(page.getByText(confirm)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Almost there");
  await (await here(admin)).put(`/users/${id}/admission`);
  await page.reload();
  await expect(heading(page)).not.toHaveText("Almost there");
});

test("P22 if two staff decide on an applicant, the second is told and the list is updated", {
  tag: "@all",
}, async ({ page }) => {
  const staff = await here(admin);
  await logIn(page, admin);
  await expect(page).toHaveURL(`${server.url}/welcome`);
  for (const button of ["Refuse", "Let in"]) {
    const person = aPerson({ lastName: aWord(), introduction: "Data 2023" });
    const { id } = (await caller(server.url).post("/auth/signup", person)).body.user;
    await page.goto(`${server.url}/admin/members?state=waiting`);
    const card = page.getByRole("main").locator("details").filter({ hasText: person.lastName });
    await card.locator("summary").press("Enter");
    await staff.put(`/users/${id}/admission`);
    await card.getByRole("button", { name: button }).click();
    if (button === "Refuse") {
      await page.getByRole("dialog").getByRole("button", { name: button }).click();
      await expect(page.getByRole("dialog")).toContainText("Someone on the team has already decided.");
      await page.getByRole("button", { name: "Cancel" }).click();
    } else await expect(toast(page, "Someone on the team has already decided.")).toBeVisible();
    await expect(card).toHaveCount(0);
  }
});

test("P11 P19 P21 P37 a newcomer is admitted, verified by two vouches, and gets an insider's answer live", {
  tag: "@all",
}, async ({ browser, page }) => {
  const staff = await here(admin);
  const cohort = `Web ${aWord()}`;
  const { body: added } = await staff.post("/cohorts", { name: cohort });
  const [one, other, leila] = [await letIn(staff, "One"), await letIn(staff, "Otto"), await letIn(staff, "Leila")];
  for (const { id } of [one, other]) await staff.put(`/cohorts/${added.id}/members/${id}`);
  const { body: company } = await leila.send("POST", "/company/", { body: aForm({ name: `Insight ${aWord()}` }) });
  const { firstName, lastName, email } = leila;
  const profile = JSON.stringify({ openTo: ["questions"] });
  await leila.send("PUT", `/users/${leila.id}`, {
    body: aForm({ firstName, lastName, email, companyId: String(company.id), profile }),
  });
  const { body: job } = await one.post("/jobs", aJob({ companyId: company.id }));

  const nora = { ...aPerson({ introduction: cohort, firstName: "Nora" }), password: "lanternlit" };
  const { id } = (await caller(server.url).post("/auth/signup", nora)).body.user;
  const link = tokenIn(await mailInFolder(nora.email, "Confirm your address"));
  await page.goto(`${server.url}/confirm-email?token=${link}`);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  const team = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await logIn(team, admin);
  await expect(team).toHaveURL(`${server.url}/welcome`);
  await team.goto(`${server.url}/admin/members?state=waiting`);
  const waiting = team.getByRole("main").locator("details").filter({ hasText: nora.email });
  await waiting.locator("summary").press("Enter");
  await expect(waiting.getByText(cohort)).toBeVisible();
  await expect(waiting.getByText("Address confirmed")).toBeVisible();
  await waiting.getByRole("button", { name: "Let in" }).press("Enter");
  await expect(toast(team, "Nora is a member now.")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await mailInFolder(nora.email, "You are in");
  await team.context().close();
  await logIn(page, nora);
  await expect(page).toHaveURL(`${server.url}/welcome`);
  await page.goto(`${server.url}/users/add`);
  await expect(page.getByText("The team then decides on new accounts.")).toBeVisible();
  await page.goto(`${server.url}/cohorts/${added.id}`);
  await page.getByRole("button", { name: "I was in this cohort" }).click();
  await expect(page.getByText("Waiting: 0 of 2 classmates vouched for you.")).toBeVisible();
  for (const classmate of [one, other]) await classmate.put(`/cohorts/${added.id}/vouches/${id}`);
  await page.reload();
  await expect(page.getByText("Verified: two classmates vouched")).toBeVisible();
  await page.goto(`${server.url}/users/profile/${id}`);
  await expect(page.getByRole("main").getByRole("img", { name: "Verified graduate" })).toBeVisible();

  await page.goto(`${server.url}/jobs/${job.id}`);
  await page.getByRole("button", { name: "Ask an insider" }).click();
  await page.getByLabel("Your question").fill("How did you begin there?");
  await page.getByRole("button", { name: "Send to Leila" }).click();
  await expect(page.getByText(/^You asked Leila .* on /)).toBeVisible();
  const [request] = (await leila.get("/conversations?state=received")).body.results;
  expect(request).toMatchObject({ about: { parent: "jobs", id: job.id }, User: { id, verified: true } });
  await page.goto(`${server.url}/messages/${request.id}`);
  await expect(page.locator(".message.own")).toContainText("How did you begin there?");
  await leila.put(`/contacts/${request.id}/answer`, { accept: true });
  await leila.post(`/conversations/${request.id}/messages`, { text: "By asking somebody here." });
  await expect(page.locator(".message").last()).toContainText("By asking somebody here.");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
});

async function here(person: { email: string; password: string }): Promise<Caller> {
  const { body } = await caller(server.url).post("/auth/login", person);
  return caller(server.url, body.token);
}

/** A member who confirmed their address and was admitted. */
async function letIn(staff: Caller, firstName: string) {
  const person = aPerson({ firstName, introduction: "Known to all" });
  const visitor = caller(server.url);
  const { id } = (await visitor.post("/auth/signup", person)).body.user as { id: number };
  const token = tokenIn(await mailInFolder(person.email, "Confirm your address"));
  await visitor.post("/auth/confirm-email", { token });
  await staff.put(`/users/${id}/admission`);
  return { ...person, id, ...(await here(person)) };
}
