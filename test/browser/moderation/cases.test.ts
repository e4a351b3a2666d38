import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob, aWord } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { expectToHoldUp } from "../accessibility/support/every-look.ts";
import { aReportedJob, caseOf, decide, section, told } from "./support/cases.ts";

test("U62 M06 M07 a case belongs to one moderator until another takes over; a late decision is refused", {
  tag: "@all",
}, async ({ browser, page, cast }) => {
  const [mia, noor] = await Promise.all([
    cast.join({ firstName: "Mia", role: "moderator" }),
    cast.join({ firstName: "Noor", role: "moderator" }),
  ]);
  const { bob, reporter, title, job, caseId } = await aReportedJob(cast, mia);
  const hers = await (await browser.newContext()).newPage();
  await cast.logIn(hers, mia);
  await hers.goto(`/admin/reports/${caseId}`);
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(section(hers, "Reports")).toContainText("A trick, I paid.");
  await expect(section(hers, "As it was reported")).toContainText("Send 50 euros first.");
  await expect(section(hers, "As it is now")).toHaveCount(0);
  const isHers = `Mia ${mia.lastName} is looking at this.`;
  await expect.poll(async () => (await noor.get(`/admin/reports/${caseId}`)).body.claim?.User.id).toBe(mia.id);

  await cast.logIn(page, noor);
  await page.goto(`/admin/reports/${caseId}`);
  await expect(section(page, "Decision")).toContainText(isHers);
  await expect(decide(page)).toHaveCount(0);
  await told(page).fill("Jobs don't cost money.");
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(section(page, "Decision")).not.toContainText(isHers);
  await expect(decide(page)).toBeVisible();

  await hers.getByLabel("Nothing wrong").check();
  await told(hers).fill("All is well.");
  await decide(hers).click();
  await expect(section(hers, "Decision")).toContainText(`Noor ${noor.lastName} is looking at this.`);
  await expect(told(hers)).toHaveValue("All is well.");
  await hers.context().close();

  await bob.put(`/jobs/${job}`, aJob({ title, description: "Send 80 euros first." }));
  await page.getByLabel("Hide").check();
  await page.getByLabel("Also suspend Bob").check();
  await page.getByLabel("Ends on").fill("2099-01-01");
  await decide(page).click();
  const refusal = section(page, "Decision").getByRole("alert");
  await expect(refusal).toContainText("The text has changed in the meantime. Please look again.");
  await expectToHoldUp(page, "a decision that came too late");
  await refusal.getByRole("button", { name: "Look again" }).click();
  await expect(refusal).toHaveCount(0);
  await expect(section(page, "As it is now").locator("ins")).toHaveText(["80"]);
  await expect(section(page, "As it is now").locator("del")).toHaveText(["50"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(told(page)).toHaveValue("Jobs don't cost money.");
  await expect(page.getByLabel("Hide")).toBeChecked();
  await page.getByLabel("Ends on").fill("2020-01-01");
  await decide(page).click();
  await expect(page.getByLabel("Ends on")).toBeFocused();
  await expect(page.getByLabel("Ends on")).toHaveAccessibleDescription(/Please choose a day after today/);
  await page.getByLabel("Ends on").fill("2099-01-01");
  await decide(page).click();
  await expect(toast(page, "Decided. Everyone involved was notified.")).toBeVisible();
  await expect(page).not.toHaveURL(`/admin/reports/${caseId}`);
  expect((await reporter.get(`/users/${bob.id}`)).status).toBe(404);
  expect((await noor.get(`/admin/reports/${caseId}`)).body.decisions[0]).toMatchObject({
    outcome: "hidden",
    reason: "spam",
    text: "Jobs don't cost money.",
  });
});

test("U62 moderators can open and decide a case by keyboard shortcuts, which fields ignore", async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const { reporter, title, job, caseId } = await aReportedJob(cast, moderator);
  await cast.logIn(page, moderator);
  // Cases of other tests move it meanwhile.
  await expect(async () => {
    const { body: waiting } = await moderator.get("/admin/reports?limit=1000");
    const place = waiting.results.findIndex(({ id }: { id: number }) => id === caseId);
    await page.goto(`/admin/reports?page=${Math.floor(place / 10) + 1}`);
    await expect(page.getByRole("link", { name: title })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press("Shift+?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toContainText("Next case");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);

  await page.keyboard.press("j");
  await expect(page.locator(".card-link").nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(page.locator(".card-link").nth(0)).toBeFocused();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  while ((await focused()) !== title) await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/reports/${caseId}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("3");
  await expect(page.getByLabel("Remove")).toBeChecked();
  await page.keyboard.press("2");
  await expect(page.getByLabel("Hide")).toBeFocused();
  await expect(page.getByLabel("Hide")).toBeChecked();
  while (!(await told(page).evaluate((field) => field === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.type("1 job? j k 3");
  await expect(told(page)).toHaveValue("1 job? j k 3");
  await expect(page.getByLabel("Hide")).toBeChecked();
  await page.keyboard.press("Control+Enter");
  await expect(toast(page, "Decided. Everyone involved was notified.")).toBeVisible();
  expect((await reporter.get(`/jobs/${job}`)).status).toBe(404);
});

test("U62 M05 a comment's case shows its thread and links to its author's other open cases", {
  tag: "@all",
}, async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const { bob, reporter, title, job } = await aReportedJob(cast, moderator);
  const say = async (by: typeof bob, text: string, replyToId: number | null = null) =>
    (await by.post("/comments", { parent: "jobs", parentId: job, replyToId, text })).body.id as number;
  const begun = await say(reporter, "I paid.");
  const reply = await say(bob, "Then you are a fool.", begun);
  await say(reporter, "Am I?", begun);
  await reporter.post("/reports", { parent: "comments", id: reply, reason: "spam" });
  await cast.logIn(page, moderator);
  await page.goto(`/admin/reports/${await caseOf(moderator, reply, "comments")}`);
  const where = section(page, "In context");
  await expect(where.getByRole("listitem")).toContainText(["I paid.", "Then you are a fool.", "Am I?"]);
  await expect(where.locator("[aria-current]")).toContainText("this is the one");
  await expect(where.getByRole("link", { name: title })).toHaveAttribute("href", `/jobs/${job}`);
  await expectToHoldUp(page, "a comment's case");
  await section(page, `Other open cases of Bob ${bob.lastName}`).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(section(page, "As it was reported")).toContainText("Send 50 euros first.");
  await expect(section(page, "In context")).toHaveCount(0);
});

test("U62 M08 a case that the reader can't decide says who can", { tag: "@all" }, async ({ page, cast }) => {
  const [admin, moderator, reporter] = await Promise.all([
    cast.join({ role: "admin" }),
    cast.join({ role: "moderator" }),
    cast.join(),
  ]);
  await reporter.post("/reports", { parent: "users", id: admin.id, reason: "abuse" });
  const { body } = await admin.get("/admin/reports?limit=1000");
  const { id } = body.results.find(
    (each: { parent: string; recordId: number }) => each.parent === "users" && each.recordId === admin.id,
  );
  for (const [reader, sentence] of [
    [moderator, "Only an admin can decide this."],
    [admin, "Only another admin can decide this."],
  ] as const) {
    await cast.logIn(page, reader);
    await page.goto(`/admin/reports/${id}`);
    await expect(section(page, "Decision")).toContainText(sentence);
    await expect(told(page)).toHaveCount(0);
  }
});

test("U62 M14 M16 a reported job is hidden, corrected by its owner, reviewed and shown again", async ({
  page,
  theirs: mias,
  cast,
}) => {
  const [bob, rita, mia] = await Promise.all([
    cast.join({ firstName: "Bob" }),
    cast.join({ firstName: "Rita" }),
    cast.join({ firstName: "Mia", role: "moderator" }),
  ]);
  const title = `Ferry captain ${aWord()}`;
  const { body: job } = await bob.post("/jobs", aJob({ title, description: "Send 50 euros first." }));
  await rita.post("/comments", { parent: "jobs", parentId: job.id, text: "I paid." });
  await Promise.all([cast.logIn(page, rita), cast.logIn(mias, mia)]);

  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Report this job" }).click();
  await page.getByRole("dialog").getByLabel("Spam or advertising").check();
  await page.getByRole("dialog").getByRole("button", { name: "Report", exact: true }).click();
  await expect(toast(page, "Thank you. We will tell you what we decide.")).toBeVisible();

  // As if the queue led there: other tests' cases may fill its first pages.
  await mias.goto(`/admin/reports/${await caseOf(mia, job.id)}`);
  await expect(mias.getByRole("heading", { level: 1 })).toHaveText(title);
  await mias.getByLabel("Hide").check();
  await told(mias).fill("Jobs don't cost money.");
  await decide(mias).click();
  await expect(toast(mias, "Decided. Everyone involved was notified.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);

  const { text } = await mailInFolder(bob.email, `Your job “${title}” is hidden`);
  expect(text).toContain("Jobs don't cost money.");
  const [address] = /\/jobs\/\d+/.exec(text ?? "") ?? [];
  await cast.logIn(page, bob);
  await page.goto(address as string);
  await expect(page.getByRole("note")).toContainText("Jobs don't cost money.");
  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByLabel("Description").fill("The uniform is ours to pay.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  await page.goto(address as string);
  await expect(page.getByRole("note")).toContainText("The team was asked to look again.");

  await mias.goto("/admin/reports?waits=look");
  await mias.getByRole("link", { name: title }).click();
  await expect(section(mias, "As it is now")).toContainText("uniform");
  await mias.getByLabel("Nothing wrong").check();
  await told(mias).fill("All is well now.");
  await decide(mias).click();
  await expect(toast(mias, "Decided. Everyone involved was notified.")).toBeVisible();

  await cast.logIn(page, rita);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText("I paid.");
  expect((await rita.get(`/jobs/${job.id}`)).body.createdAt).toBe(job.createdAt);
  expect((await mailInFolder(bob.email, `Your job “${title}” is shown again`)).text).toContain("All is well now.");
  await page.goto("/settings/reports");
  await expect(section(page, "What you reported").getByRole("listitem")).toContainText("Jobs don't cost money.");
});
