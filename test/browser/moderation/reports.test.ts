import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import { aForm, aJob, aProject, aQuestion } from "../../support/builders.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const reportsOf = async (member: BrowserMember) => (await member.get("/reports/mine")).body.results;

/** A record of each kind, all of them Olga's, with the button that reports it. */
async function writtenBy(olga: BrowserMember, reader: BrowserMember) {
  const [{ body: job }, { body: project }, { body: question }, { body: company }] = await Promise.all([
    olga.post("/jobs", aJob()),
    olga.post("/projects", aProject()),
    olga.post("/questions", aQuestion()),
    olga.send("POST", "/company/", { body: aForm({ name: `Lantern ${olga.id}` }) }),
  ]);
  const { body: comment } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Come **soon**." });
  const { body: talk } = await olga.post("/contacts", { userId: reader.id, text: "Buy a lamp", about: null });
  return [
    { address: `/jobs/${job.id}`, button: "Report this job", reported: ["jobs", job.id] },
    { address: `/projects/${project.id}`, button: "Report this project", reported: ["projects", project.id] },
    { address: `/qa/${question.id}`, button: "Report this question", reported: ["questions", question.id] },
    { address: `/companies/${company.id}`, button: "Report this company", reported: ["companies", company.id] },
    {
      address: `/jobs/${job.id}`,
      button: "Report this comment: Come soon.",
      reported: ["comments", comment.id],
      block: true,
    },
    { address: `/users/${olga.id}`, button: "Report this profile", reported: ["users", olga.id], block: true },
    {
      address: `/messages/${talk.id}`,
      button: "Report this message: Buy a lamp",
      reported: ["messages", talk.lastMessage.id],
      block: true,
    },
  ];
}

test("U61 M01 each kind of record has a report button and can be reported in its dialog", {
  tag: "@all",
}, async ({ page, cast }) => {
  const olga = await cast.join({ firstName: "Olga" });
  const reader = await cast.join();
  await cast.logIn(page, reader);
  for (const { address, button, reported, block = false } of await writtenBy(olga, reader)) {
    await page.goto(address);
    const isInMenu = !/comment|message/.test(button);
    if (isInMenu) await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName(button.split(":")[0] as string);
    await expect(dialog(page).getByRole("group", { name: "What is wrong?" }).getByRole("radio")).toHaveCount(7);
    await expect(dialog(page).getByLabel("Also block Olga")).toHaveCount(block ? 1 : 0);
    await expect(dialog(page)).toContainText("Only the team sees who sent this.");
    await expect(dialog(page).getByRole("link", { name: "Rules" })).toHaveAttribute("href", "/rules");
    await dialog(page).getByLabel("Spam or advertising").check();
    await dialog(page).getByRole("button", { name: "Report", exact: true }).click();
    await expect(toast(page, "Thank you. We will tell you what we decide.")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    const [latest] = await reportsOf(reader);
    expect([latest.parent, latest.recordId, latest.reason]).toEqual([...reported, "spam"]);
  }
});

test("U61 M01 the report dialog can be used by keyboard, and closing it restores the focus", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [olga, reader] = [await cast.join({ firstName: "Olga" }), await cast.join()];
  const { body: job } = await olga.post("/jobs", aJob());
  await cast.logIn(page, reader);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  const opener = page.getByRole("button", { name: "Report this job" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog(page).getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowDown");
  await expect(dialog(page).getByLabel("Against the law")).toBeChecked();
  await dialog(page).getByRole("button", { name: "Report", exact: true }).press("Enter");
  await expect(dialog(page).getByLabel("What should we know?")).toBeFocused();
  await expect(dialog(page).getByLabel("What should we know?")).toHaveAccessibleDescription("This field is required");
  await expectAccessible(page, "the dialog of a report");
  await page.keyboard.type("It sells what may not be sold.");
  await dialog(page).getByRole("button", { name: "Report", exact: true }).press("Enter");
  await expect(toast(page, "Thank you.")).toBeVisible();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("Spam or advertising").check();
  await dialog(page).getByRole("button", { name: "Report", exact: true }).press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("You have already reported this.");

  await page.goto(`/users/${olga.id}`);
  const more = page.getByRole("button", { name: "More" });
  await more.press("Enter");
  const ofProfile = page.getByRole("button", { name: "Report this profile" });
  await ofProfile.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(ofProfile).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("U61 M01 reporting a comment can also block its author; own comments can't be reported", async ({
  page,
  cast,
}) => {
  const [olga, reader] = [await cast.join({ firstName: "Olga" }), await cast.join()];
  const { body: job } = await reader.post("/jobs", aJob());
  for (const member of [olga, reader])
    await member.post("/comments", { parent: "jobs", parentId: job.id, text: `By ${member.id}` });
  await cast.logIn(page, reader);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("button", { name: /^Report this/ })).toHaveCount(1);
  await page.getByRole("button", { name: `Report this comment: By ${olga.id}` }).click();
  await dialog(page).getByLabel("Insults, threats or discrimination").check();
  await dialog(page).getByLabel("Also block Olga").check();
  await dialog(page).getByRole("button", { name: "Report", exact: true }).click();
  await expect(toast(page, "Thank you.")).toBeVisible();
  await expect.poll(async () => (await reader.get("/blocks")).body.total).toBe(1);
  expect((await reader.get(`/users/${olga.id}`)).body.blocked).toBe(true);
});

test("U61 M01 visitors load no code of the report dialog", { tag: "@all" }, async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/users/1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loaded.filter((path) => path.includes("report-dialog"))).toEqual([]);
});
