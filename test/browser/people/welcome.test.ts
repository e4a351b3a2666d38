import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aJob, aProject, aWord } from "../../support/builders.ts";

test("a member is welcomed with the jobs and projects that fit them, and why", async ({ page, cast }) => {
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
  await expect(match.getByRole("listitem").filter({ hasText: "Elixir" })).toHaveClass(/\bhas\b/);
  await expect(match.getByRole("link", { name: "Rust" })).toHaveAttribute("href", `/skills/${skills[2]}`);
  await expect(projects.getByRole("link", { name: titles.own })).toHaveCount(0);
  await expect(page.getByRole("link", { name: titles.own })).toHaveAttribute("href", `/projects/${own.id}`);
});

test("the whole card of a match leads to it, but for the skills that lead elsewhere; what comes with a skill says so", {
  tag: "@all",
}, async ({ page, cast }) => {
  const poster = await cast.join();
  const [bigData, rust] = (await cast.skillIds("Big Data", "Rust")) as [number, number];
  const title = `Keeper of heaps ${aWord()}`;
  const { body: job } = await poster.post("/jobs", aJob({ title, skills: [bigData, rust] }));
  const { body: project } = await poster.post("/projects", aProject({ title, skills: [bigData, rust] }));
  await cast.logIn(page, await cast.join({ firstName: "Rita", skills: ["Apache Hadoop"] }));
  await page.goto("/welcome");
  const card = (region: string) =>
    page
      .getByRole("region", { name: region })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title }) });

  const jobCard = card("Jobs matching your profile");
  await expect(jobCard.getByRole("listitem").first()).toHaveText("you have Big Data, through Apache Hadoop");
  const { width, height } = (await jobCard.boundingBox()) as { width: number; height: number };
  await jobCard.click({ position: { x: width - 6, y: height / 2 } });
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await expect(page.getByRole("region", { name: "Required skills" })).toContainText("Big Data, through Apache Hadoop");
  await expect(page.getByRole("region", { name: "Matching users" })).toContainText("Big Data, through Apache Hadoop");
  await page.goBack();
  await card("Recommended projects").click({ position: { x: 6, y: height / 2 } });
  await expect(page).toHaveURL(`/projects/${project.id}`);
  await page.goBack();
  await jobCard.getByRole("link", { name: "Rust" }).click();
  await expect(page).toHaveURL(`/skills/${rust}`);
});

test("an empty profile is told what to fill in", { tag: "@all" }, async ({ page, cast }) => {
  const newcomer = await cast.join();
  await cast.logIn(page, newcomer);
  await page.goto("/welcome");
  await expect(page.getByRole("heading", { name: "Nothing to match yet" })).toBeVisible();
  const steps = page.getByRole("region", { name: "Nothing to match yet" }).getByRole("listitem");
  await expect(steps.getByRole("link")).toHaveText(["Your skills", "Your company", "A picture"]);
  await expect(page.getByRole("link", { name: "Fill in your profile" })).toHaveAttribute(
    "href",
    `/users/edit/${newcomer.id}`,
  );
  await expect(page.getByText(/You have \d/)).toHaveCount(0);
});

test("where nothing is new, no room is left for what would be", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/welcome");
  const news = page.getByRole("region", { name: "Nothing new for you" });
  await expect(news).toBeVisible();
  await page.getByRole("link", { name: "Skills", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skills Listing");
  await page.getByRole("link", { name: "Welcome", exact: true }).click();
  await expect(news).toBeVisible();
  const inside = await news.getByRole("link", { name: "All notifications" }).boundingBox();
  const next = await page.getByRole("main").getByRole("link", { name: "See who is here" }).boundingBox();
  expect((next?.y ?? 0) - (inside?.y ?? 0) - (inside?.height ?? 0)).toBeLessThan(100);
});

test("what can't be loaded can be tried again", { tag: "@all" }, async ({ page, cast }) => {
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

test("U64 Welcome says what is new for the reader; each lit window of their house is such a thing, and leads there", async ({
  page,
  cast,
}) => {
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
  await expect(page.getByRole("heading", { name: "Nothing new for you" })).toBeVisible();
  await expect(lit).toHaveCount(0);
});
