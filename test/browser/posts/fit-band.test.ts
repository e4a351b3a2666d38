import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aJob, aProject, aWord } from "../../support/builders.ts";

test("U220 a job's page shows how it fits, which skill is missing, and who has that skill", async ({ page, cast }) => {
  const [owner, reader] = [await cast.join(), await cast.join({ skills: ["Elixir", "Clojure"] })];
  const knowing = await cast.join({ firstName: "Nora", skills: ["Elixir", "Clojure", "Haskell"] });
  const skills = await cast.skillIds("Elixir", "Clojure", "Haskell");
  const { body: job } = await owner.post("/jobs", aJob({ skills, required: skills.slice(0, 2) }));
  await cast.logIn(page, reader);
  await page.goto(`/jobs/${job.id}`);
  const band = page.getByRole("region", { name: "Required skills" });
  await expect(band.getByText("You have 2 of 3", { exact: true })).toBeVisible();
  await expect(band.getByText("Both must-haves. Missing: Haskell.")).toBeVisible();
  const windows = band.getByRole("list", { name: "Required skills" }).getByRole("link");
  await expect(windows.first()).toHaveClass(/\bhas must\b/);
  await expect(windows.last()).toHaveClass(/\blacks\b/);
  const name = new RegExp(`Nora ${knowing.lastName}`);
  await expect(band.getByRole("link", { name })).toHaveAttribute("href", `/users/${knowing.id}`);
});

test("U221 a project's main action is to write to its owner; for the owner it is Edit", async ({ page, cast }) => {
  const [owner, reader] = [await cast.join({ firstName: "Linus" }), await cast.join()];
  const title = `Boat ${aWord()}`;
  const { body: project } = await owner.post("/projects", aProject({ title }));
  await cast.logIn(page, reader);
  await page.goto(`/projects/${project.id}`);
  await page.getByRole("button", { name: "Write to Linus about this" }).click();
  const dialog = page.getByRole("dialog", { name: "Write to Linus" });
  await expect(dialog).toContainText(`About ${title}`);
  await dialog.getByLabel("Your message").fill("May I join?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toHaveCount(0);
  const [received] = (await owner.get("/conversations?state=received")).body.results;
  expect(received.about).toMatchObject({ parent: "projects", id: project.id });
  await cast.logIn(page, owner);
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole("link", { name: "Edit Project" })).toHaveClass(/btn-primary/);
  await expect(page.getByRole("button", { name: /^Write to/ })).toHaveCount(0);
});

test("U222 from 1600 px on, a job's page shows the list it was opened from", async ({ page, cast }) => {
  const [member, word] = [await cast.join(), aWord()];
  for (const title of [`Baker ${word}`, `Miller ${word}`]) await member.post("/jobs", aJob({ title }));
  await cast.logIn(page, member);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`/jobs?search=${word}`);
  await page.getByRole("heading", { name: `Miller ${word}` }).click();
  await page.getByRole("link", { name: `More Details about Miller ${word}` }).click();
  const list = page.getByRole("navigation", { name: "Jobs", exact: true });
  await expect(list.getByRole("link")).toHaveCount(2);
  await expect(list.getByRole("link", { name: `Miller ${word}` })).toHaveAttribute("aria-current", "page");
  await list.getByRole("link", { name: `Baker ${word}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Baker ${word}`);
});
