import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aForm, aJob, aQuestion, aWord } from "../../support/builders.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1280, height: 900 } });

const cards = (page: Page) => page.getByRole("main").locator("details");

/** The number of cards that are completely visible without scrolling. */
async function wholeCards(page: Page): Promise<number> {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).evaluateAll(
    (all) => all.filter((card) => card.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
}

test("U63 a collapsed job shows its facts and fit, and ten fit on one screen", async ({ page, cast }) => {
  const poster = await cast.join();
  const reader = await cast.join({ skills: ["Elixir", "CSS"] });
  const word = aWord();
  const skills = await cast.skillIds("Elixir", "CSS", "Rust");
  const salary = { min: 50_000, max: 60_000, currency: "EUR", per: "year" };
  for (let number = 1; number <= 10; number += 1) {
    const facts = number === 10 ? { skills, workplace: "hybrid", type: "full-time", salary } : {};
    await poster.post("/jobs", aJob({ title: `Potter ${word} ${number}`, location: "Ulm", ...facts }));
  }
  await cast.logIn(page, reader);
  await page.goto(`/jobs?search=${word}`);
  await expect(cards(page)).toHaveCount(10);
  expect(await wholeCards(page)).toBe(10);
  const closed = cards(page)
    .filter({ hasText: `Potter ${word} 10 - Ulm` })
    .locator("summary");
  await expect(closed).toContainText("Hybrid");
  await expect(closed).toContainText("Full-time");
  await expect(closed).toContainText("€50,000–€60,000 a year");
  await expect(closed).toContainText("posted");
  const fit = closed.getByRole("img", { name: "You have 2 of 3" });
  await expect(fit).toHaveText("2/3");
  await expect(fit.locator(".pane")).toHaveCount(3);
  await expect(fit.locator(".shining")).toHaveCount(2);
});

test("U63 people are shown three in a row, with the searched skills highlighted", {
  tag: "@all",
}, async ({ page, cast }) => {
  const lastName = aWord();
  for (const firstName of ["Ada", "Bo", "Cy", "Di"]) {
    await cast.join({ firstName, lastName, skills: ["Elixir", "Rust"] });
  }
  await cast.logIn(page, await cast.join());
  const [elixir] = await cast.skillIds("Elixir");
  await page.goto(`/users?search=${lastName}&skill=${elixir}`);
  await expect(cards(page)).toHaveCount(4);
  const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  const skill = (name: string) => cards(page).first().locator("summary").getByText(name, { exact: true });
  await expect(skill("Elixir")).toHaveClass(/\bhas\b/);
  await expect(skill("Rust")).not.toHaveClass(/\bhas\b/);
});

test("U63 a company's card shows who works there and how many open jobs it has", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const name = `Forge ${aWord()}`;
  const { body: company } = await member.send("POST", "/company/", { body: aForm({ name }) });
  const { firstName, lastName, email } = member;
  await member.send("PUT", `/users/${member.id}`, {
    body: aForm({ firstName, lastName, email, companyId: String(company.id) }),
  });
  await member.post("/jobs", aJob({ companyId: company.id }));
  await cast.logIn(page, member);
  await page.goto(`/companies?search=${encodeURIComponent(name)}`);
  await expect(cards(page).getByRole("img", { name: "1 person" })).toBeVisible();
  await expect(cards(page)).toContainText("1 open job");
});

test("U63 a question's card shows the number of answers and whether it is answered", {
  tag: "@all",
}, async ({ page, cast }) => {
  const asker = await cast.join();
  const word = aWord();
  const answered = (await asker.post("/questions", aQuestion({ title: `Done ${word}` }))).body;
  await asker.post("/questions", aQuestion({ title: `Open ${word}` }));
  const answer = { parent: "questions", parentId: answered.id, text: "So." };
  const { body: comment } = await (await cast.join()).post("/comments", answer);
  await asker.put(`/questions/${answered.id}/accepted-answer`, { commentId: comment.id });
  await cast.logIn(page, asker);
  await page.goto(`/qa?search=${word}`);
  const done = cards(page)
    .filter({ hasText: `Done ${word}` })
    .locator("summary");
  await expect(done.locator(".lit-numeral")).toHaveText("1 answer");
  await expect(done.getByText("Answered", { exact: true })).toBeVisible();
  const open = cards(page)
    .filter({ hasText: `Open ${word}` })
    .locator("summary");
  await expect(open.locator(".lit-numeral")).toHaveCount(0);
  await expect(open.getByText("Unanswered", { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  const top = await cards(page)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top);
  expect(top, "on a phone there is less above the first one than half a screen").toBeLessThan(390);
});

test("U63 the list of skills is ordered by how many people have them", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join({ skills: ["Elixir"] }));
  await page.goto("/skills");
  await expect(cards(page)).toHaveCount(10);
  const said = await cards(page).locator(".card-facts").allTextContents();
  const counts = said.map((words) => Number.parseInt(words, 10));
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});

test("the list of cohorts marks the member's own cohort", { tag: "@all" }, async ({ page, cast }) => {
  const [member, staff] = [await cast.join(), await cast.join({ role: "moderator" })];
  const { body: cohort } = await staff.post("/cohorts", { name: `Web ${aWord()}`, course: "Web", city: "Berlin" });
  await staff.put(`/cohorts/${cohort.id}/members/${member.id}`);
  await cast.logIn(page, member);
  await page.goto(`/cohorts?search=${cohort.name}`);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: cohort.name });
  await expect(card).toContainText("Your cohort");
});
