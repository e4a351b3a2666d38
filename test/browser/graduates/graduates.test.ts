import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type BrowserMember, type Cast, test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { aForm, aJob, aQuestion, aWord } from "../../support/builders.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function aCohort(cast: Cast, ...verified: BrowserMember[]) {
  const staff = await cast.join({ role: "moderator" });
  const { body: cohort } = await staff.post("/cohorts", {
    name: `Web ${aWord()}`,
    course: "Web",
    city: "Berlin",
    size: 9,
  });
  for (const { id } of verified) await staff.put(`/cohorts/${cohort.id}/members/${id}`);
  return { staff, cohort: cohort as { id: number; name: string } };
}

test("P11 a newcomer claims a cohort and is verified after two vouches", async ({ page, cast }) => {
  const [newcomer, one, other] = [
    await cast.join({ firstName: "Nora" }),
    await cast.join({ firstName: "One" }),
    await cast.join(),
  ];
  const { cohort } = await aCohort(cast, one, other);
  await cast.logIn(page, newcomer);
  await page.goto("/users");
  await page.getByRole("link", { name: "Cohorts", exact: true }).click();
  await page.getByLabel("Search cohorts...").fill(cohort.name);
  await page.getByRole("link", { name: cohort.name }).click();
  await expect(heading(page)).toHaveText(cohort.name);
  await expect(page.getByText("2 of 9 are here")).toBeVisible();
  await page.getByRole("button", { name: "I was in this cohort" }).click();
  await expect(page.getByText("Waiting: 0 of 2 classmates vouched for you.")).toBeFocused();
  await expectAccessible(page, "as it stands");

  await other.put(`/cohorts/${cohort.id}/vouches/${newcomer.id}`);
  await cast.logIn(page, one);
  await page.goto("/welcome");
  await page.getByRole("link", { name: `1 person says they were in ${cohort.name}. Do you know them?` }).click();
  await expect(page).toHaveURL(`/cohorts/${cohort.id}`);
  await expect(page.getByRole("heading", { name: "Do you know them?" })).toBeVisible();
  await page.getByRole("button", { name: "I know Nora" }).press("Enter");
  await expect(toast(page, "You vouched for Nora.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await moveTo(page, `/users/${newcomer.id}`);
  await expect(page.getByText(`${cohort.name}: two classmates vouched`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("img", { name: "Verified graduate" })).toBeVisible();
  await moveTo(page, `/cohorts/${cohort.id}`);
  await page.getByRole("button", { name: "Leave this cohort" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Leave this cohort" }).press("Enter");
  await expect(page.getByRole("button", { name: "I was in this cohort" })).toBeFocused();
});

test("P24 P26 P32 P35 a request is accepted and answered live; after deletion a member can write again", async ({
  page,
  theirs: hers,
  cast,
}) => {
  const mira = await cast.join({ firstName: "Mira" });
  const asker = await cast.join({ firstName: "Asta" });
  const { lastName, email } = asker;
  const profile = JSON.stringify({ headline: "Maps and boats" });
  await asker.send("PUT", `/users/${asker.id}`, { body: aForm({ firstName: "Asta", lastName, email, profile }) });
  await cast.logIn(page, asker);
  await page.goto(`/users/${mira.id}`);
  await page.getByRole("button", { name: "Write to Mira" }).click();
  const dialog = page.getByRole("dialog", { name: "Write to Mira" });
  await expect(dialog.getByText("Until Mira accepts, it is the only one you can send.")).toBeVisible();
  await dialog.getByLabel("Your message").fill("Hello, see https://example.org/a");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Write to Mira" }).click();
  await expect(dialog.getByLabel("Your message")).toHaveValue("Hello, see https://example.org/a");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Your message was sent")).toBeVisible();
  await expect(page.getByText("You wrote to Mira. No answer yet.")).toBeFocused();

  await cast.logIn(hers, mira);
  await hers.goto("/messages");
  await expect(hers.getByRole("heading", { name: "Requests" })).toBeVisible();
  await expect(hers.getByRole("article")).toContainText("Maps and boats");
  await expect(hers.getByText("If you decline, Asta isn't told.")).toBeVisible();
  await expect(hers.getByRole("link", { name: "https://example.org/a" })).toHaveAttribute(
    "rel",
    "nofollow ugc noopener noreferrer",
  );
  await expectAccessible(hers, "as it stands");
  const show = await holdAnswers(hers, /\/api\/conversations\/\d+$/);
  await hers.getByRole("button", { name: "Accept Asta" }).click();
  await expect(hers).toHaveURL(/\/messages\/\d+$/);
  show();
  await expect(heading(hers)).toHaveText(/^Asta/);
  await expect(hers.locator("main:focus, main :focus")).toHaveCount(1);
  await hers.getByLabel("Message", { exact: true }).fill("Gladly");
  await hers.keyboard.press("Control+Enter");
  await expect(hers.locator(".message.own")).toHaveText(/Gladly/);

  await expect(page.getByRole("link", { name: "Open the conversation" })).toBeFocused();
  await page.getByRole("link", { name: "Open the conversation" }).click();
  await expect(page.locator(".message").last()).toContainText("Gladly");
  await hers.getByLabel("Message", { exact: true }).fill("And live");
  await hers.getByRole("button", { name: "Send" }).click();
  await expect(page.locator(".message").last()).toContainText("And live");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Delete conversation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Conversation deleted")).toBeVisible();
  await page.goto(`/users/${mira.id}`);
  await page.getByRole("button", { name: "Write to Mira" }).click();
  await dialog.getByLabel("Your message").fill("Me again");
  await expect(dialog.getByText("Until Mira accepts")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("link", { name: "Open the conversation" })).toBeFocused();
  await expect(hers.locator(".message").last()).toContainText("Me again");
});

test("P32 arriving messages don't scroll a reader who scrolled up; a button leads to them", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [mira, asker] = [await cast.join({ firstName: "Mira" }), await cast.join()];
  const { body } = await asker.post("/contacts", { userId: mira.id, text: "Hello", about: null });
  await mira.put(`/contacts/${body.id}/answer`, { accept: true });
  for (let turn = 1; turn <= 60; turn++)
    await asker.post(`/conversations/${body.id}/messages`, { text: `Line ${turn}` });
  await cast.logIn(page, mira);
  await page.goto(`/messages/${body.id}`);
  await expect(page.locator(".thread").getByText("Line 60", { exact: true })).toBeInViewport();
  await page.getByRole("button", { name: "Earlier messages" }).press("Enter");
  await expect(page.getByText("Line 1", { exact: true })).toBeAttached();
  const thread = page.locator(".thread");
  await expect(thread).toBeFocused();
  await thread.evaluate((box) => {
    box.scrollTop = 300;
  });
  await asker.post(`/conversations/${body.id}/messages`, { text: "The newest" });
  await expect(page.getByRole("button", { name: "1 new message" })).toBeVisible();
  expect(await thread.evaluate((box) => box.scrollTop)).toBe(300);
  await page.getByRole("button", { name: "1 new message" }).click();
  await expect(page.locator(".thread").getByText("The newest", { exact: true })).toBeInViewport();
});

test("a page with a long thread ends at its footer", { tag: "@all" }, async ({ page, cast }) => {
  const [mira, asker] = [await cast.join(), await cast.join()];
  const { body } = await asker.post("/contacts", { userId: mira.id, text: "Hello", about: null });
  await mira.put(`/contacts/${body.id}/answer`, { accept: true });
  for (let turn = 1; turn <= 30; turn++)
    await mira.post(`/conversations/${body.id}/messages`, { text: `Line ${turn}` });
  await cast.logIn(page, mira);
  await page.goto(`/messages/${body.id}`);
  await expect(page.locator(".thread").getByText("Line 30", { exact: true })).toBeInViewport();
  const below = () =>
    page.evaluate(() => {
      const { bottom } = (document.querySelector("footer") as HTMLElement).getBoundingClientRect();
      return document.documentElement.scrollHeight - Math.ceil(bottom + scrollY);
    });
  await expect.poll(below).toBeLessThanOrEqual(0);
});

test("P33 P34 a member blocks someone, whose comments are folded, and unblocks them in the settings", async ({
  page,
  cast,
}) => {
  const [reader, mira] = [await cast.join(), await cast.join({ firstName: "Mira", lastName: "Winter" })];
  const { body: question } = await reader.post("/questions", aQuestion());
  await mira.post("/comments", { parent: "questions", parentId: question.id, text: "What I think of it" });
  await cast.logIn(page, reader);
  await page.goto(`/users/${mira.id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Block Mira" }).click();
  const dialog = page.getByRole("dialog", { name: "Block Mira?" });
  await expect(dialog.getByText("Mira won't be told.")).toBeVisible();
  await dialog.getByRole("button", { name: "Block Mira" }).click();
  await expect(toast(page, "You blocked Mira.")).toBeVisible();

  await moveTo(page, `/qa/${question.id}`);
  const comment = page.getByRole("listitem").filter({ hasText: "You blocked Mira Winter, who wrote this." });
  await expect(comment).toBeVisible();
  await expect(page.getByText("What I think of it")).toHaveCount(0);
  await expectAccessible(page, "a folded comment");
  await comment.getByRole("button", { name: "Show" }).press("Enter");
  await expect(page.getByText("What I think of it")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "What I think of it" })).toBeFocused();

  await moveTo(page, "/settings/privacy");
  const blocked = page.getByRole("region", { name: "Blocked people" });
  await expect(blocked.getByRole("link", { name: /^Mira/ })).toBeVisible();
  await blocked.getByRole("button", { name: "Unblock Mira" }).click();
  await expect(blocked.getByText("You have blocked nobody.")).toBeVisible();
});

test("P01 P08 members choose who sees each profile field, in the form and in the settings", async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Olga" });
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  await page.getByLabel("Headline").fill("Builds things");
  await page.getByLabel("Location", { exact: true }).fill("Hamburg");
  await page.getByLabel("Who sees your location").selectOption({ label: "Only me" });
  await page.getByLabel("Who sees your cohort").selectOption({ label: "My cohort" });
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("Link 1", { exact: true }).fill("https://github.com/olga");
  await page.getByRole("checkbox", { name: "Work" }).check();
  await expect(page.getByText("Hidden from people at", { exact: true })).toBeVisible();
  await expect(page.getByText("Someone who hides where they work can still see it.")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(`/users/profile/${member.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Builds things")).toBeVisible();
  await expect(main.getByText("Hamburg")).toBeVisible();
  const link = main.getByRole("link", { name: /GitHub/ });
  await expect(link).toHaveAttribute("href", "https://github.com/olga");
  await expect(link).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
  await page.getByLabel("See your profile as").selectOption({ label: "Members" });
  await expect(main.getByText("Hamburg")).toHaveCount(0);
  await moveTo(page, `/users/${member.id}`);
  await expect(main.getByText("Hamburg")).toBeVisible();
  await page.getByLabel("See your profile as").selectOption({ label: "My cohort" });
  await expect(main.getByText("Hamburg")).toHaveCount(0);
  await expectAccessible(page, "as it stands");

  await moveTo(page, "/settings/privacy");
  await expect(page.getByLabel("Who sees your location")).toHaveValue("me");
  await page.getByLabel("Who may write to you").selectOption({ label: "Nobody" });
  const chosen = { requestsFrom: "nobody", visibility: { location: "me", cohort: "cohort" } };
  await expect.poll(async () => (await member.get("/account")).body.privacy).toMatchObject(chosen);
});

test("search F31 people can be filtered by cohort; cards show skills and verified graduates", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const one = await cast.join({ firstName: "Ida", skills: ["Rust", "CSS"] });
  const { cohort } = await aCohort(cast, one);
  await cast.logIn(page, await cast.join());
  await page.goto(`/users?cohort=${cohort.id}`);
  const card = page.getByRole("main").locator("details");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Rust");
  await expect(card.getByRole("img", { name: "Verified graduate" })).toBeVisible();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove ${cohort.name}` })).toBeVisible();
  await expectAccessible(page, "as it stands");
  await page.getByLabel("Sort by").selectOption({ label: "Newest" });
  await expect(page).toHaveURL(/sort=newest/);
});

test("P37 a member can ask an insider about a job once, even one whose company only classmates see", {
  tag: "@all",
}, async ({ page, cast }) => {
  const leila = await cast.join({ firstName: "Leila" });
  const { body: company } = await leila.send("POST", "/company/", { body: aForm({ name: `Insight ${aWord()}` }) });
  const { firstName, lastName, email, id } = leila;
  const profile = JSON.stringify({ openTo: ["questions"] });
  await leila.send("PUT", `/users/${id}`, {
    body: aForm({ firstName, lastName, email, companyId: String(company.id), profile }),
  });
  const { body: job } = await (await cast.join()).post("/jobs", aJob({ companyId: company.id }));
  await cast.logIn(page, await cast.join());
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("link", { name: "1 graduate works here" })).toBeVisible();
  await page.getByRole("button", { name: "Ask an insider" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask an insider" });
  await dialog.getByLabel("Your question").fill("How did you begin there?");
  await expectAccessible(page, "the dialog");
  await dialog.getByRole("button", { name: "Send to Leila" }).click();
  await expect(page.getByText(/^You asked Leila .* on /)).toBeFocused();
  const noor = await cast.join();
  const worksAt = (companyId: string) =>
    noor.send("PUT", `/users/${noor.id}`, {
      body: aForm({ firstName: noor.firstName, lastName: noor.lastName, email: noor.email, companyId, profile }),
    });
  await worksAt(String(company.id));
  await page.reload();
  await expect(page.getByRole("link", { name: "2 graduates work here" })).toBeVisible();
  await expect(page.getByText(/^You asked Leila .* on /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask an insider" })).toHaveCount(0);
  await worksAt("");
  expect((await leila.get("/conversations?state=received")).body.results[0].about).toMatchObject({ id: job.id });
  await page.goto(`/companies/${company.id}`);
  const people = page.getByRole("list", { name: "Works here now" });
  await expect(people.getByRole("link", { name: /Leila/ })).toBeVisible();
  const classmate = await cast.join();
  await aCohort(cast, leila, classmate);
  await leila.put("/account/privacy", { visibility: { company: "cohort" } });
  await cast.logIn(page, classmate);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("button", { name: "Ask an insider" })).toBeVisible();
  await expect(page.getByRole("link", { name: "works here" })).toHaveCount(0);
});
