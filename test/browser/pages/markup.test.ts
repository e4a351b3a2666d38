import { expect } from "@playwright/test";
import { paths } from "../../../contract/pages.ts";
import { test } from "../../support/browser/browser.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { aForm, aJob, aProject, aQuestion } from "../../support/builders.ts";

const bait = `<img src=x onerror="document.title='had'">`;
const script = "<script>document.title='had'</script>";

test("S40 S41 markup in any field is shown as text, on every screen", async ({ page, cast }) => {
  test.setTimeout(120_000);
  const mallory = await cast.join({ firstName: bait, lastName: `${script}${Date.now()}`, skills: ["React"] });
  const skills = await cast.skillIds("React");
  const name = `${bait} ${mallory.id}`;
  const bold = `<b>${mallory.id}</b>`;
  const { body: company } = await mallory.send("POST", "/company", { body: aForm({ name }) });
  const given = {
    title: name,
    description: `${bait} ${script} [x](javascript:alert(1))`,
    skills,
    companyId: company.id,
  };
  const { body: job } = await mallory.post("/jobs", aJob({ ...given, location: bait }));
  const { body: project } = await mallory.post("/projects", aProject(given));
  const { body: question } = await mallory.post("/questions", aQuestion({ title: bold, description: bait }));
  const parents = [
    ["jobs", job],
    ["projects", project],
    ["questions", question],
    ["companies", company],
  ];
  for (const [parent, { id }] of parents)
    await mallory.post("/comments", { parent, parentId: id, text: `${bait} ${script}` });

  const reader = await cast.join({ skills: ["React"] });
  await cast.logIn(page, reader);
  await page.goto("/skills");
  const search = encodeURIComponent(String(mallory.id));
  const screens: [string, string][] = [
    [paths.job(job.id), name],
    [paths.project(project.id), name],
    [paths.question(question.id), bold],
    [paths.company(company.id), name],
    [paths.user(mallory.id), bait],
    [`/jobs?search=${search}`, name],
    [`/projects?search=${search}`, name],
    [`/companies?search=${search}`, name],
    [`/qa?search=${search}`, bold],
    [`/users?search=${encodeURIComponent(mallory.lastName)}`, bait],
    ["/welcome", name],
    [`/skills/${skills[0]}`, bait],
  ];
  for (const [address, words] of screens) {
    await moveTo(page, address);
    await expect(page.getByText(words, { exact: false }).first(), address).toBeVisible();
    expect(await page.locator('img[src="x"], [onerror], a[href^="javascript:"]').count(), address).toBe(0);
    expect(await page.title(), address).not.toBe("had");
  }
  await page.goto(paths.job(job.id));
  await expect(page.getByRole("link", { name: /Apply Here/ })).toHaveAttribute(
    "rel",
    /noopener.*noreferrer.*nofollow|nofollow.*noopener.*noreferrer/,
  );
});
