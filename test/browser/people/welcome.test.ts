import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aForm, aJob, aProject, aWord } from "../../support/builders.ts";
import { aPng } from "../../support/pictures.ts";

test("Welcome shows the jobs and projects that match the member's skills, and why", async ({ page, cast }) => {
  const poster = await cast.join();
  const skills = await cast.skillIds("Elixir", "Phoenix", "Rust");
  const word = aWord();
  const titles = { job: `Keeper of queues ${word}`, project: `A chat for gardens ${word}`, own: `What I make ${word}` };
  const place = { location: "Remote", workplace: "remote" };
  const { body: job } = await poster.post("/jobs", aJob({ title: titles.job, skills, ...place, type: "full-time" }));
  const { body: project } = await poster.post("/projects", aProject({ title: titles.project, skills }));
  const reader = await cast.join({ firstName: "Rita", lastName: "Reader", skills: ["Elixir", "Phoenix"] });
  const { body: own } = await reader.post("/projects", aProject({ title: titles.own, skills }));
  await cast.logIn(page, reader);
  await page.goto("/welcome");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back, Rita Reader");
  await expect(page.getByRole("main").getByRole("link", { name: "See who is here" })).toHaveAttribute("href", "/users");

  const jobs = page.getByRole("region", { name: "Jobs matching your profile" });
  await expect(jobs.getByRole("link", { name: titles.job })).toHaveAttribute("href", `/jobs/${job.id}`);
  const jobMatch = jobs.getByRole("listitem").filter({ hasText: titles.job });
  await expect(jobMatch).toContainText("You have 2 of 3");
  await expect(jobMatch.locator(".facts .fact")).toHaveText(["Remote", "Full-time"]);

  const projects = page.getByRole("region", { name: "Recommended projects" });
  const match = projects.getByRole("listitem").filter({ hasText: titles.project });
  await expect(match.getByRole("link", { name: titles.project })).toHaveAttribute("href", `/projects/${project.id}`);
  await expect(match).toContainText("You have 2 of 3");
  await expect(projects.getByRole("link", { name: titles.own })).toHaveCount(0);
  await expect(page.getByRole("link", { name: titles.own })).toHaveAttribute("href", `/projects/${own.id}`);
});

test("a match's card links to its record; skills link elsewhere and name what implies them", {
  tag: "@all",
}, async ({ page, cast }) => {
  const poster = await cast.join();
  const [bigData, rust] = (await cast.skillIds("Big Data", "Rust")) as [number, number];
  const title = `Keeper of heaps ${aWord()}`;
  const { body: job } = await poster.post("/jobs", aJob({ title, skills: [bigData, rust] }));
  const { body: project } = await poster.post("/projects", aProject({ title, skills: [bigData, rust] }));
  await cast.logIn(page, await cast.join({ firstName: "Rita", skills: ["Apache Hadoop"] }));
  await page.goto("/welcome");
  const jobCard = page.locator(".best-match").filter({ has: page.locator(`a[href="/jobs/${job.id}"]`) });
  const projectRow = page.getByRole("region", { name: "Recommended projects" }).getByRole("listitem").first();
  await expect(jobCard.getByRole("listitem").first()).toHaveText("you have Big Data, through Apache Hadoop");
  const { width, height } = (await jobCard.boundingBox()) as { width: number; height: number };
  await jobCard.click({ position: { x: width - 6, y: height / 2 } });
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await expect(page.getByRole("region", { name: "Required skills" })).toContainText("Big Data, through Apache Hadoop");
  await page.goBack();
  await projectRow.click({ position: { x: 6, y: 10 } });
  await expect(page).toHaveURL(`/projects/${project.id}`);
  await page.goBack();
  await jobCard.getByRole("link", { name: "Rust" }).click();
  await expect(page).toHaveURL(`/skills/${rust}`);
});

test("U240 a newcomer's first steps link to their fields and are marked once done", async ({ page, cast }) => {
  const newcomer = await cast.join();
  const { body: cohort } = await (await cast.join({ role: "moderator" })).post("/cohorts", { name: `Web ${aWord()}` });
  await cast.logIn(page, newcomer);
  await page.goto("/welcome");
  const steps = page.getByRole("list", { name: "First steps" }).getByRole("link");
  await expect(steps).toHaveText([/^Skills/, /^Company/, /^Picture/, /^Cohort/]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Fill in your profile" })).toBeInViewport();
  await expect(main.getByRole("heading", { name: "Nothing to match yet" })).toBeVisible();
  await steps.nth(3).click();
  await expect(page).toHaveURL(`/users/edit/${newcomer.id}#cohort`);
  const box = page.getByRole("combobox", { name: "Cohort", exact: true });
  await expect(page.locator("#cohort")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(box).toBeFocused();
  await box.pressSequentially(cohort.name);
  await page.getByRole("option", { name: cohort.name }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL("/welcome");
  await expect(steps.nth(3)).toHaveText("CohortDone");
});

test("U241 with nothing new, Welcome shows the board's recent events and the best matching job", async ({
  page,
  cast,
}) => {
  const poster = await cast.join();
  const title = `Keeper of queues ${aWord()}`;
  const { body: job } = await poster.post("/jobs", aJob({ title, skills: await cast.skillIds("Elixir", "Phoenix") }));
  const { body: company } = await poster.send("POST", "/company/", { body: aForm({ name: `Quarry ${aWord()}` }) });
  const { body: cohort } = await (await cast.join({ role: "moderator" })).post("/cohorts", { name: `Web ${aWord()}` });
  const reader = await cast.join();
  const { firstName, lastName, email } = reader;
  const skills = (await cast.skillIds("Elixir", "Phoenix")).map(String);
  const profile = { firstName, lastName, email, companyId: String(company.id), skills, file: await aPng() };
  await reader.send("PUT", `/users/${reader.id}`, { body: aForm(profile) });
  await reader.put(`/cohorts/${cohort.id}/membership`, {});
  await cast.logIn(page, reader);
  await page.goto("/welcome");
  const quiet = page.getByRole("region", {
    name: /^Nothing new for you\. The board had (one event|\d+ events) (today|since )/,
  });
  await expect(quiet.getByText("The job that fits you best")).toBeVisible();
  await expect(quiet.getByRole("link", { name: title })).toHaveAttribute("href", `/jobs/${job.id}`);
  const lit = page.getByRole("list", { name: /^What happened in the last few days/ }).getByRole("link");
  await expect(lit.first()).toHaveAccessibleName(/: .+/);
});

test("U242 staff read how many reports wait, and how many are urgent", async ({ page, cast }) => {
  const { body: job } = await (await cast.join()).post("/jobs", aJob());
  await (await cast.join()).post("/reports", { parent: "jobs", id: job.id, reason: "illegal", text: "Stolen boats" });
  await cast.logIn(page, await cast.join({ role: "moderator" }));
  await page.goto("/welcome");
  const waiting = page.getByRole("main").getByRole("link", { name: /^\d+ reports? waits?, \d+ urgent$/ });
  await waiting.click();
  await expect(page).toHaveURL("/admin/reports");
  await expect(
    page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: /urgent$/ }),
  ).toBeVisible();
});

test("on Welcome, matches that fail to load offer a retry", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join({ skills: ["React"] }));
  let isAway = true;
  await page.route("**/api/match/jobs*", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto("/welcome");
  const jobs = page.getByRole("region", { name: "Jobs matching your profile" });
  await expect(jobs.getByRole("alert")).toContainText("The jobs that fit you couldn't be loaded.");
  isAway = false;
  await jobs.getByRole("button", { name: "Try again" }).click();
  await expect(jobs.getByRole("alert")).toHaveCount(0);
});

test("U64 Welcome lists what is new for the reader; lit windows link to it", async ({ page, cast }) => {
  const [reader, other] = [await cast.join(), await cast.join({ firstName: "Otto" })];
  const { body: project } = await reader.post("/projects", aProject({ title: "A chat for gardens" }));
  const said = { parent: "projects", parentId: project.id, text: "May I join?" };
  await other.post("/comments", said);
  await expect.poll(async () => (await reader.get("/notifications?unread=true")).body.total).toBe(1);
  await cast.logIn(page, reader);
  await page.goto("/welcome");
  const things = page.getByRole("region", { name: /^One thing (today|since yesterday)$/ });
  const sentence = `Otto ${other.lastName} commented on “A chat for gardens”`;
  await expect(things.getByRole("link", { name: sentence })).toBeVisible();
  const lit = page.getByRole("list", { name: /^What is new for you/ }).getByRole("link");
  await expect(lit).toHaveAccessibleName(new RegExp(`^${sentence}, `));
  await lit.click();
  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}#comment-`));
  await expect(page.getByText(said.text)).toBeVisible();
  await page.goto("/welcome");
  await expect(page.getByRole("heading", { name: /^Nothing new for you\./ })).toBeVisible();
  await expect(lit).toHaveCount(0);
});
