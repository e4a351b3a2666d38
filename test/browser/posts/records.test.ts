import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aForm, aJob, aProject } from "../../support/builders.ts";
import { aPng } from "../../support/pictures.ts";

const today = () => new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
const picture = (page: Page) => page.getByRole("main").locator("img").first();

test("a job's page shows its facts, poster, company and dates, and Back returns to the list", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const poster = await cast.join({ firstName: "Paula" });
  const body = aForm({ name: `Kiln ${Math.random().toString(36).slice(2)}`, file: await aPng() });
  const { body: company } = await poster.send("POST", "/company/", { body });
  const skills = await cast.skillIds("CSS");
  const { body: job } = await poster.post("/jobs", aJob({ companyId: company.id, location: "Kassel", skills }));
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs");
  await page.goto(`/jobs/${job.id}`);
  const main = page.getByRole("main");
  await expect(picture(page)).toHaveAttribute("src", company.logo);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  await expect(main.getByRole("link", { name: company.name })).toHaveAttribute("href", `/companies/${company.id}`);
  await expect(main.getByText("Location: Kassel")).toBeVisible();
  await expect(main.getByRole("link", { name: `Paula ${poster.lastName}` })).toHaveAttribute(
    "href",
    `/users/${poster.id}`,
  );
  await expect(main.getByText("We build scheduling software for small clinics.")).toBeVisible();
  await expect(main.getByRole("list", { name: "Required skills" }).getByRole("link")).toHaveAttribute(
    "href",
    `/skills/${skills[0]}`,
  );
  await expect(main.getByText(`Created ${today()}`)).toBeVisible();
  await expect(main.getByText(`Updated ${today()}`)).toBeVisible();
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/jobs");
});

test("a job's page says so if it has no company, location, matches or comments", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const poster = await cast.join();
  const { body: job } = await poster.post("/jobs", aJob({ location: "" }));
  await cast.logIn(page, poster);
  await page.goto(`/jobs/${job.id}`);
  const main = page.getByRole("main");
  await expect(picture(page)).toHaveAttribute("src", "/logo.png");
  await expect(main.getByText("Company: N/A")).toBeVisible();
  await expect(main.getByText("Location: Not specified")).toBeVisible();
  await expect(main.getByText("No matching users found.")).toBeVisible();
  await expect(main.getByText("No comments yet.")).toBeVisible();
});

test("a project's page shows its poster, matching users and comments", { tag: "@all" }, async ({ page, cast }) => {
  const poster = await cast.join({ firstName: "Paul" });
  const match = await cast.join({ firstName: "Mona", skills: ["Lua"] });
  const skills = await cast.skillIds("Lua");
  const { body: project } = await poster.post("/projects", aProject({ skills }));
  await match.post("/comments", { parent: "projects", parentId: project.id, text: "I would join." });
  await cast.logIn(page, await cast.join());
  await page.goto("/projects");
  await page.goto(`/projects/${project.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: `Paul ${poster.lastName}` })).toHaveAttribute(
    "href",
    `/users/${poster.id}`,
  );
  await expect(main.getByText("31 January 2026")).toBeVisible();
  await expect(main.getByText("31 December 2026")).toBeVisible();
  await expect(main.getByText("We collect places where one can work in peace.")).toBeVisible();
  await expect(main.getByRole("list", { name: "Skills" }).getByRole("link", { name: "Lua" })).toHaveAttribute(
    "href",
    `/skills/${skills[0]}`,
  );
  const users = main.getByRole("region", { name: "Matching users" });
  await expect(users.getByRole("link", { name: `Mona ${match.lastName}` })).toHaveAttribute(
    "href",
    `/users/${match.id}`,
  );
  await expect(users, "of someone without a company").not.toContainText("works at");
  await expect(main.getByText("I would join.", { exact: true })).toBeVisible();
  await expect(main.getByLabel("Write a comment")).toBeVisible();
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/projects");
});

test("U21 a record that fails to load shows an error and a retry on its page and form", {
  tag: "@all",
}, async ({ page, cast }) => {
  const owner = await cast.join();
  const { body: job } = await owner.post("/jobs", aJob({ title: "Away for a while" }));
  await cast.logIn(page, owner);
  let isAway = true;
  await page.route(`**/api/jobs/${job.id}`, (route) =>
    isAway ? route.fulfill({ status: 400, json: { error: "Not today", code: "bad" } }) : route.continue(),
  );
  for (const [address, sentence] of [
    [`/jobs/${job.id}`, "This job couldn't be loaded"],
    [`/jobs/edit/${job.id}`, "This job couldn't be loaded."],
  ] as const) {
    isAway = true;
    await page.goto(address);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert, address).toContainText(sentence);
    await expect(alert).toContainText("Not today");
    isAway = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
  }
  await expect(page.getByLabel("Title")).toHaveValue("Away for a while");
});
