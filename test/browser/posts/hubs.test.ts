import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../../support/builders.ts";

test("U223 a skill's page lists people and open posts, and a button adds the skill", async ({ page, cast }) => {
  const word = aWord();
  const [knowing, reader] = [await cast.join({ firstName: "Cora", skills: ["Perl"] }), await cast.join()];
  const skills = await cast.skillIds("Perl");
  await knowing.post("/jobs", aJob({ title: `Switcher ${word}`, location: "", skills }));
  await knowing.post("/projects", aProject({ title: `Museum ${word}`, skills }));
  await knowing.post("/questions", aQuestion({ title: `Why ${word}?`, skills }));
  await cast.logIn(page, reader);
  await page.goto(`/skills/${skills[0]}`);
  const people = page.getByRole("list", { name: "People who know Perl" });
  await expect(people.getByRole("link", { name: `Cora ${knowing.lastName}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Jobs" }).getByRole("link", { name: word })).toBeVisible();
  await expect(page.getByRole("region", { name: "Projects" }).getByRole("link", { name: word })).toBeVisible();
  await expect(page.getByRole("region", { name: "Open questions" }).getByRole("link", { name: word })).toBeVisible();
  await page.getByRole("button", { name: "I know this too" }).click();
  await expect(toast(page, "Perl is in your profile now")).toBeVisible();
  await expect(page.getByText("It is in your profile.")).toBeVisible();
  expect((await reader.get("/account")).body.user.Skills).toEqual([{ id: skills[0], name: "Perl", evidence: 0 }]);
});

test("U224 a company's page shows its jobs with their fit, and offers to ask an insider", async ({ page, cast }) => {
  const [poster, insider] = [await cast.join(), await cast.join()];
  const { body: company } = await poster.send("POST", "/company/", { body: aForm({ name: `Kiln ${aWord()}` }) });
  const { firstName, lastName, email } = insider;
  const profile = JSON.stringify({ openTo: ["questions"] });
  const body = aForm({ firstName, lastName, email, companyId: String(company.id), profile });
  expect((await insider.send("PUT", `/users/${insider.id}`, { body })).status).toBe(200);
  const skills = await cast.skillIds("Elixir", "Haskell");
  await poster.post("/jobs", aJob({ title: "Potter", location: "Ulm", companyId: company.id, skills }));
  await cast.logIn(page, await cast.join({ skills: ["Elixir"] }));
  await page.goto(`/companies/${company.id}`);
  const job = page.getByRole("region", { name: "Jobs here" }).getByRole("listitem");
  await expect(job.getByRole("link", { name: "Potter - Ulm" })).toBeVisible();
  await expect(job.getByRole("img", { name: "You have 1 of 2" })).toHaveText("1/2");
  await page.getByRole("button", { name: "Ask an insider" }).click();
  await expect(page.getByRole("dialog", { name: "Ask an insider" })).toContainText("About Potter");
});

test("U225 an opened tile takes a whole row; the page of a missing record links to its list", async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/skills");
  const tiles = page.getByRole("main").locator("details");
  await tiles.nth(1).locator("summary").click();
  const width = async (place: number) => (await tiles.nth(place).boundingBox())?.width ?? 0;
  await expect.poll(() => width(1)).toBeGreaterThan(2.9 * (await width(0)));
  await page.goto("/companies/999999");
  await page.getByRole("main").getByRole("link", { name: "All companies" }).click();
  await expect(page).toHaveURL("/companies");
});

test("U226 filters hide values without results at first; Fits me explains its rule", async ({ page, cast }) => {
  const [poster, word] = [await cast.join(), aWord()];
  await poster.post("/jobs", aJob({ title: word, workplace: "remote" }));
  await cast.logIn(page, poster);
  await page.goto(`/jobs?search=${word}`);
  const filters = page.getByRole("region", { name: "Filters" });
  const workplace = filters.getByRole("group", { name: "Workplace" });
  await expect(workplace.getByRole("checkbox")).toHaveCount(1);
  await workplace.getByRole("button", { name: "Show 2 more" }).click();
  await expect(workplace.getByRole("checkbox", { name: "On site 0" })).toBeFocused();
  await expect(filters).toContainText("All must-haves, and 60% of the skills by weight.");
  await filters.getByRole("button", { name: "Posted" }).click();
  await expect(filters.getByRole("group", { name: "Posted" }).getByRole("checkbox").first()).toBeVisible();
});

test("U227 a code block has a button that copies it", async ({ page, cast, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const member = await cast.join();
  const { body: question } = await member.post("/questions", aQuestion({ description: "```\nls -la\n```" }));
  await cast.logIn(page, member);
  await page.goto(`/qa/${question.id}`);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("ls -la\n");
});

test("the page of a skill that no one has says so and offers next steps", { tag: "@all" }, async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const { body: skill } = await moderator.post("/skills", { name: `Weaving ${aWord()}` });
  await cast.logIn(page, moderator);
  await page.goto(`/skills/${skill.id}`);
  await expect(page.getByRole("main")).toContainText(`Nobody here has named ${skill.name} yet.`);
  await expect(page.getByRole("main").getByRole("heading")).toHaveText([skill.name]);
  await expect(page.getByRole("link", { name: "ask the first question about it" })).toHaveAttribute("href", "/qa/add");
  await page.getByRole("button", { name: "I know this", exact: true }).click();
  await expect(page.getByText("It is in your profile.")).toBeVisible();
});
