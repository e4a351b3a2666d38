import { expect, type Page } from "@playwright/test";
import { paths } from "../../../contract/pages.ts";
import type { BrowserMember } from "../../support/browser/browser.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { aForm, aJob, aProject, aQuestion } from "../../support/builders.ts";
import { expectNoSpills } from "../../support/spills.ts";
import { type Furnished, test } from "./support/furnished-board.ts";

/** Right-to-left text reorders the text around it unless it is isolated. */
const arabic = "مرحبا";

const texts = [
  {
    name: "one long word with emoji",
    text: (max: number) => [..."Donaudampfschiff👩🏽‍🚒🏳️‍🌈".repeat(13)].slice(0, max).join(""),
  },
  { name: "right-to-left text", text: (max: number) => `${arabic} (بالعالم) `.repeat(12).slice(0, max).trim() },
];

/** Somebody with such a name, and posts of all kinds with such texts. */
async function postAll(member: BrowserMember, text: (max: number) => string, skills: number[]) {
  const unique = Array.from({ length: 9 }, () => "bcdfghjklmnpqrstvwxz"[Math.floor(Math.random() * 20)]).join("");
  const company = await member.send("POST", "/company/", { body: aForm({ name: `${text(150)} ${unique}` }) });
  const [firstName, lastName] = [text(50), `${text(40)} ${unique}`];
  const profile = { firstName, lastName, email: member.email, companyId: String(company.body.id) };
  await member.send("PUT", `/users/${member.id}`, { body: aForm({ ...profile, skills: skills.map(String) }) });
  const words = { title: `${text(190)} ${unique}`, description: text(200), skills };
  const job = await member.post("/jobs", aJob({ ...words, location: text(200), companyId: company.body.id }));
  const project = await member.post("/projects", aProject(words));
  const question = await member.post("/questions", aQuestion({ ...words, title: `${text(20)} ${unique}` }));
  const made = { job: job.body.id, project: project.body.id, question: question.body.id, company: company.body.id };
  for (const [parent, id] of [
    ["jobs", made.job],
    ["projects", made.project],
    ["questions", made.question],
    ["companies", made.company],
  ])
    await member.post("/comments", { parent, parentId: id, text: text(200) });
  return { ...made, unique };
}

/** Where this text has no element that isolates its direction. */
const unIsolated = (page: Page, text: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      if (!data.includes(text) || parent?.closest("bdi, [dir], script, option, [aria-hidden=true]:not(.sr-only)"))
        continue;
      found.push(parent?.outerHTML.slice(0, 120) ?? data);
    }
    return found;
  }, text);

for (const { name, text } of texts) {
  test(`U28 ${name} doesn't break the layout of lists and records, wide or narrow`, {
    tag: name === texts[0]?.name ? [] : "@all",
  }, async ({ page, cast, board }) => {
    const member = await cast.join();
    const reader: Furnished["owner"] = board.owner;
    const made = await postAll(member, text, await cast.skillIds("Erlang"));
    await cast.logIn(page, reader);
    const lists = ["/jobs", "/projects", "/qa", "/companies", "/users"].map((list) => `${list}?search=${made.unique}`);
    const records = [
      paths.job(made.job),
      paths.project(made.project),
      paths.question(made.question),
      paths.company(made.company),
      paths.user(member.id),
      paths.editJob(made.job),
    ];
    await page.goto("/skills");
    for (const address of [...lists, ...records, paths.job(board.full.job)]) {
      await moveTo(page, address);
      const cards = page.getByRole("main").locator("details");
      if (lists.includes(address)) await expect(cards).toHaveCount(1);
      await cards.evaluateAll((all) => {
        for (const card of all) (card as HTMLDetailsElement).open = true;
      });
      await expect(page.getByRole("main").getByText("Loading...")).toHaveCount(0);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSpills(page, `${address}, ${width} px`);
      }
      expect(await unIsolated(page, arabic), address).toEqual([]);
    }
  });
}
