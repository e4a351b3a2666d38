import { expect, type Locator, type Page } from "@playwright/test";
import { type BrowserMember, test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { slowDown } from "../../support/browser/slow-machine.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../../support/builders.ts";

const twelve = Array.from({ length: 12 }, (_, number) => number + 1);

type List = { address: string; heading: string; placeholder: string; noun: string; word: string };

/** Walks through a list with twelve matching records, ten per page. */
async function walk(page: Page, { address, heading, placeholder, noun, word }: List) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  const box = page.getByPlaceholder(placeholder, { exact: true });
  await box.fill(word);
  await expect(page).toHaveURL(`${address}?search=${word}`);

  const pager = page.getByRole("navigation", { name: `Pages of ${noun}` });
  const cards = page.getByRole("main").locator("details");
  await expect(pager.getByText("Page 1", { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(10);
  await expect(pager.getByRole("button", { name: "Previous" })).toBeDisabled();
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${address}?search=${word}&page=2`);
  await expect(pager.getByText("Page 2", { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(pager.getByRole("button", { name: "Next" })).toBeDisabled();

  await page.reload();
  await expect(box).toHaveValue(word);
  await expect(cards).toHaveCount(2);
  await pager.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(`${address}?search=${word}`);
  await expect(cards).toHaveCount(10);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?search=${word}&page=2`);
  await expect(cards).toHaveCount(2);

  await box.fill(`${word}${word}`);
  await expect(page).toHaveURL(`${address}?search=${word}${word}`);
  await expect(page.getByText(`No ${noun} found for “${word}${word}”.`)).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(page).toHaveURL(address);
  await expect(box).toHaveValue("");
  await box.fill(word);
  await expect(page).toHaveURL(`${address}?search=${word}`);
  await expect(cards).toHaveCount(10);
}

/** Opens the card with this heading, which is closed at first. */
async function openCard(page: Page, heading: string, hidden: string | RegExp): Promise<Locator> {
  const title = page.getByRole("heading", { name: heading, exact: true });
  const card = page.getByRole("main").locator("details").filter({ has: title });
  await expect(card.getByText(hidden)).toBeHidden();
  await title.click();
  await expect(card.getByText(hidden)).toBeVisible();
  return card;
}

const cut = `${"y".repeat(200)}…`;
const long = "y".repeat(201);

async function postTwelve(member: BrowserMember, address: string, record: (number: number) => unknown) {
  const made: { id: number }[] = [];
  for (const number of twelve) made.push((await member.post(address, record(number))).body);
  return made;
}

test("a card shows up to 200 characters of a description and cuts longer ones", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const word = aWord();
  const whole = "z".repeat(200);
  await member.post("/jobs", aJob({ title: `Whole ${word}`, location: "", description: whole }));
  await member.post("/jobs", aJob({ title: `Longer ${word}`, location: "", description: `${whole}.` }));
  await cast.logIn(page, member);
  await page.goto(`/jobs?search=${word}`);
  await openCard(page, `Whole ${word}`, new RegExp(`^${whole}$`));
  await openCard(page, `Longer ${word}`, new RegExp(`^${whole}…$`));
});

test("U06 U07 the jobs list can be searched and paged; its cards cut text and link to the job", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const word = aWord();
  const record = (number: number) => aJob({ title: `Baker ${word} ${number}`, location: "Ulm", description: long });
  const jobs = await postTwelve(member, "/jobs", record);
  await cast.logIn(page, member);
  await walk(page, { address: "/jobs", heading: "Jobs", placeholder: "Search jobs...", noun: "jobs", word });
  const card = await openCard(page, `Baker ${word} 12 - Ulm`, cut);
  await expect(card.locator("img")).toHaveAttribute("src", "/logo.png");
  await expect(card.getByRole("link", { name: "More Details" })).toHaveText("More Details");
  await card.getByRole("link", { name: "More Details" }).click();
  await expect(page).toHaveURL(`/jobs/${jobs[11]?.id}`);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(`/jobs?search=${word}`);
});

test("U06 U07 the projects list can be searched and paged; its cards cut text", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const word = aWord();
  const record = (number: number) => aProject({ title: `Boat ${word} ${number}`, description: long });
  const projects = await postTwelve(member, "/projects", record);
  await cast.logIn(page, member);
  await walk(page, {
    address: "/projects",
    heading: "Projects",
    placeholder: "Search projects...",
    noun: "projects",
    word,
  });
  const card = await openCard(page, `Boat ${word} 12`, cut);
  await expect(card.getByRole("link", { name: /^Details/ })).toHaveText("Details");
  await card.getByRole("link", { name: /^Details/ }).click();
  await expect(page).toHaveURL(`/projects/${projects[11]?.id}`);
});

test("U06 U07 the questions list can be searched and paged; its cards cut text", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  const word = aWord();
  const record = (number: number) => aQuestion({ title: `Why ${word} ${number}?`, description: long });
  const questions = await postTwelve(member, "/questions", record);
  await cast.logIn(page, member);
  await walk(page, {
    address: "/qa",
    heading: "Questions & Answers",
    placeholder: "Search questions...",
    noun: "questions",
    word,
  });
  await expect(page.getByRole("main").getByRole("link", { name: "Ask a Question" })).toHaveAttribute("href", "/qa/add");
  const card = await openCard(page, `Why ${word} 12?`, cut);
  await expect(card.getByRole("link", { name: "More Details" })).toHaveText("More Details");
  await card.getByRole("link", { name: "More Details" }).click();
  await expect(page).toHaveURL(`/qa/${questions[11]?.id}`);
});

test("U06 U07 the companies list can be searched and paged; its cards have a fallback logo", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const word = aWord();
  const companies: { id: number }[] = [];
  for (const number of twelve) {
    const body = aForm({ name: `Bank ${word} ${String(number).padStart(2, "0")}` });
    companies.push((await member.send("POST", "/company/", { body })).body);
  }
  await cast.logIn(page, member);
  await walk(page, {
    address: "/companies",
    heading: "Companies Listing",
    placeholder: "Search companies...",
    noun: "companies",
    word,
  });
  const card = await openCard(page, `Bank ${word} 01`, "More Details");
  await expect(card.locator("img")).toHaveAttribute("src", "/logo.png");
  await card.getByRole("link", { name: "More Details" }).click();
  await expect(page).toHaveURL(`/companies/${companies[0]?.id}`);
});

test("U06 U07 the users list can be searched and paged", { tag: "@all" }, async ({ page, cast }) => {
  const word = aWord();
  const members: BrowserMember[] = [];
  for (const number of twelve) {
    members.push(await cast.join({ firstName: `Bea ${String(number).padStart(2, "0")}`, lastName: word }));
  }
  await cast.logIn(page, members[0] as BrowserMember);
  await walk(page, {
    address: "/users",
    heading: "Users Listing",
    placeholder: "Search users...",
    noun: "users",
    word,
  });
  await openCard(page, `Bea 01 ${word}`, "More Details");
});

/** Presses like a hand: down, and up a moment later. */
async function pressSlowly(page: Page, pressed: Locator) {
  await pressed.hover();
  await page.mouse.down();
  // Longer than the pause after which typing is sent.
  await page.waitForTimeout(600);
  await page.mouse.up();
}

test("U07 a target pressed right after typing stays under the pointer until released", async ({ page, cast }) => {
  const member = await cast.join();
  const word = aWord();
  const { body: job } = await member.post("/jobs", aJob({ title: word, location: "", workplace: "remote" }));
  await cast.logIn(page, member);
  await page.goto(`/jobs?search=${word}`);
  const card = await openCard(page, word, "More Details");
  const box = page.getByPlaceholder("Search jobs...");
  const answer = await holdAnswers(page, /api\/jobs\?search=zeppelin/);
  await box.fill("zeppelin");
  await card.getByRole("link", { name: "More Details" }).hover();
  await page.mouse.down();
  answer();
  // Longer than the pause after which typing is sent, and than the reply takes.
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(page).toHaveURL(`/jobs/${job.id}`);

  await page.goto(`/jobs?search=${word}`);
  await box.fill(`${word} zeppelin`);
  await pressSlowly(page, page.getByRole("checkbox", { name: /^Remote/ }));
  await expect(page).toHaveURL(`/jobs?search=${word}+zeppelin&workplace=remote`);
  await page.getByRole("textbox", { name: "From" }).fill("60000");
  await pressSlowly(page, page.getByRole("button", { name: "Clear all" }).first());
  await expect(page).toHaveURL(`/jobs?search=${word}+zeppelin`);
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(`/jobs?search=${word}+zeppelin`);
});

test("U07 on a slow machine, text typed right before two clicks counts, and so do both", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  for (const workplace of ["remote", "hybrid"]) await member.post("/jobs", aJob({ workplace }));
  await cast.logIn(page, member);
  const word = aWord();
  await page.goto("/jobs");
  const remote = page.getByRole("checkbox", { name: /^Remote/ });
  const hybrid = page.getByRole("checkbox", { name: /^Hybrid/ });
  await expect(remote).toBeVisible();
  await slowDown(page, 20);
  await page.getByPlaceholder("Search jobs...").fill(word);
  await remote.click();
  await hybrid.click();
  await slowDown(page, 1);
  await expect(page).toHaveURL(`/jobs?search=${word}&workplace=remote&workplace=hybrid`);
});

test("U07 following a link right after typing cancels the search", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const name = `Bank ${aWord()}`;
  const { body: company } = await member.send("POST", "/company/", { body: aForm({ name }) });
  await cast.logIn(page, member);
  await page.goto(`/companies?search=${encodeURIComponent(name)}`);
  const card = await openCard(page, name, "More Details");

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/company-page-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByPlaceholder("Search companies...").fill("something else");
  await card.getByRole("link", { name: "More Details" }).click();
  await page.waitForTimeout(600);
  release();
  await expect(page).toHaveURL(`/companies/${company.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
