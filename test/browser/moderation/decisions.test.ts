import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type BrowserMember, type Cast, test, toast } from "../../support/browser/browser.ts";
import { heldWord } from "../../support/browser/browser-setup.ts";
import { aJob } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name });

type Judgement = { outcome: string; reason?: string; text: string; suspension?: object };

/** A moderator's decision on something that `reporter` reports. */
async function judge(cast: Cast, reporter: BrowserMember, thing: object, judgement: Judgement) {
  const moderator = await cast.join({ role: "moderator" });
  await reporter.post("/reports", { ...thing, reason: "spam", text: null });
  const { body: cases } = await moderator.get("/admin/reports?limit=1000");
  const about = cases.results.find(
    ({ parent, recordId }: { parent: string; recordId: number }) =>
      JSON.stringify({ parent, id: recordId }) === JSON.stringify(thing),
  );
  const { status, body } = await moderator.post(`/admin/reports/${about.id}/decisions`, {
    version: about.version,
    ...judgement,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

test("U61 M12 M14 a hidden job tells its owner why, by which rule, and how it is shown again", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [olga, reporter] = [await cast.join({ firstName: "Olga" }), await cast.join()];
  const { body: job } = await olga.post("/jobs", aJob());
  await judge(cast, reporter, { parent: "jobs", id: job.id }, { outcome: "hidden", reason: "spam", text: "It sells." });
  await cast.logIn(page, olga);
  await page.goto(`/jobs/${job.id}`);
  const notice = main(page).getByRole("note");
  await expect(notice).toContainText("Only you and the team see this.");
  await expect(notice).toContainText(/The team hid this on \d+ \w+: It sells\./);
  await expect(notice.getByRole("link", { name: "Spam or advertising" })).toHaveAttribute("href", "/rules#spam");
  await expect(notice).toContainText("Change it and save, and the team looks again.");
  await expectAccessible(page, "what is hidden");
  await expect(main(page).getByRole("heading", { name: "Comments" })).toBeVisible();
  await expect(main(page).getByRole("textbox")).toHaveCount(0);

  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByLabel("Title").fill("Frontend developer");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  await page.goto(`/jobs/${job.id}`);
  await expect(notice).toContainText("The team was asked to look again.");
  await expect(notice).not.toContainText("Change it and save");
});

test("U61 M28 a held text is announced by a toast; its owner and the case see that it is held", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [olga, admin] = [await cast.join({ firstName: "Olga" }), await cast.join({ role: "admin" })];
  await cast.logIn(page, olga);
  await page.goto("/qa/add");
  await page.getByLabel("Title").fill("Plums for all");
  await page.getByLabel("Description").fill(`Our ${heldWord} is open.`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
  const held = toast(page, "A person on the team looks at it before others see it.");
  await expect(toast(page, "Question created successfully!")).toHaveCount(0, { timeout: 15_000 });
  await expect(held).toBeVisible();
  await held.getByRole("button", { name: "Close this message" }).click();
  await expect(held).toHaveCount(0);
  await page.goto("/qa?mine=true");
  const card = main(page).getByRole("group").filter({ hasText: "Plums for all" });
  await expect(card).toContainText("Only you and the team see this.");
  await card.getByRole("heading").click();
  await card.getByRole("link").click();
  await expect(main(page).getByRole("note")).toContainText("A person on the team is looking at this first:");

  await cast.logIn(page, admin);
  await page.goto("/admin/reports?waits=held");
  await main(page).getByRole("link", { name: "Plums for all" }).click();
  await expect(main(page)).toContainText(`Held because of “${heldWord}”: texts with this word are reviewed first.`);
});

test("U61 M12 an author sees their hidden comment in its place, with the reason", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [olga, reporter] = [await cast.join(), await cast.join()];
  const { body: job } = await reporter.post("/jobs", aJob());
  const { body: comment } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Buy lamps" });
  await judge(
    cast,
    reporter,
    { parent: "comments", id: comment.id },
    { outcome: "hidden", reason: "spam", text: "An advert." },
  );
  await cast.logIn(page, olga);
  await page.goto(`/jobs/${job.id}`);
  const stands = main(page).locator(`#comment-${comment.id}`);
  await expect(stands).toContainText("Buy lamps");
  await expect(stands.getByRole("note")).toContainText("An advert.");
  await cast.logIn(page, reporter);
  await page.goto(`/jobs/${job.id}`);
  await expect(main(page).getByText("No comments yet.")).toBeVisible();
});

test("U61 M18 author and reporter find the decision in their settings; the author can appeal there", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [olga, reporter] = [await cast.join(), await cast.join()];
  await cast.logIn(page, olga);
  await page.goto("/settings/reports");
  await expect(section(page, "What the team decided on your posts")).toContainText("Nothing so far.");
  await expect(section(page, "What you reported")).toContainText("Nothing so far.");

  const { body: job } = await olga.post("/jobs", aJob({ title: "Bell founder" }));
  const { body: other } = await olga.post("/jobs", aJob({ title: "Rope maker" }));
  await reporter.post("/reports", { parent: "jobs", id: other.id, reason: "outdated", text: null });
  await judge(cast, reporter, { parent: "jobs", id: job.id }, { outcome: "hidden", reason: "spam", text: "It sells." });
  await page.reload();
  const decided = section(page, "What the team decided on your posts").getByRole("listitem");
  await expect(decided).toHaveCount(1);
  await expect(decided).toContainText(/Bell founder\s*Job\s*Spam or advertising.*Hidden\s*It sells\./s);
  await expectAccessible(page, "decisions in the settings");
  await decided.getByRole("link", { name: "Ask for another look" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What the team decided");
  await expect(main(page)).toContainText("A person on the team decided this, after a report.");
  await page.getByRole("button", { name: "Ask for another look" }).press("Enter");
  await expect(page.getByLabel("Why should we look again?")).toBeFocused();
  await page.keyboard.type("Nothing is sold.");
  await page.getByRole("button", { name: "Ask for another look" }).press("Enter");
  await expect(main(page).getByRole("status")).toHaveText("Thank you. Someone else on the team will look at it.");
  await expect(main(page).getByRole("status")).toBeFocused();
  await expectAccessible(page, "an appeal that was asked for");
  await page.goto("/settings/reports");
  await expect(decided).toContainText("The team was asked to look again.");

  await cast.logIn(page, reporter);
  await page.goto("/settings/reports");
  const reported = section(page, "What you reported").getByRole("listitem");
  await expect(reported.nth(0)).toContainText(/Bell founder.*Hidden\s*It sells\./s);
  await expect(reported.nth(1)).toContainText(/Rope maker.*Waiting/s);
});

test("U61 M19 a suspended member can appeal from the mailed link without logging in", async ({ page, cast }) => {
  const [olga, admin] = [await cast.join(), await cast.join({ role: "admin" })];
  await admin.put(`/users/${olga.id}/suspension`, { reason: "Three adverts.", endsOn: null });
  const { text } = await mailInFolder(olga.email, "Your account is suspended");
  const [, link] = /\S+(\/appeal\?token=\S+)/.exec(text ?? "") ?? [];
  for (let time = 0; time < 2; time += 1) {
    await page.goto(link as string);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What the team decided");
    await expect(main(page)).toContainText(/Suspended\s*Three adverts\./);
  }
  await expect(page).not.toHaveURL(/token/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByLabel("Why should we look again?").fill("It was somebody else.");
  await page.getByRole("button", { name: "Ask for another look" }).click();
  await expect(main(page).getByRole("status")).toHaveText("Thank you. Someone else on the team will look at it.");

  await page.goto(link as string);
  await expect(main(page).getByRole("status")).toHaveText("Thank you. Someone else on the team will look at it.");
  await expect(page.getByLabel("Why should we look again?")).toHaveCount(0);

  const other = await cast.join({ role: "admin" });
  const { body: cases } = await other.get("/admin/reports?waits=appeal&limit=1000");
  const { id, version } = cases.results.find(
    ({ parent, recordId }: { parent: string; recordId: number }) => parent === "users" && recordId === olga.id,
  );
  const answer = { version, outcome: "kept", text: "It was somebody else." };
  expect((await other.post(`/admin/reports/${id}/decisions`, answer)).status).toBe(201);
  await mailInFolder(olga.email, "We looked again at your account");
  await page.goto(link as string);
  await expect(main(page)).toContainText(/We looked again:.*It was somebody else\./s);
  expect((await (await cast.join()).get(`/users/${olga.id}`)).status).toBe(200);
});

test("U61 M09 the mailed page of a decision shows that it hides a job and suspends its owner", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [olga, reporter] = [await cast.join(), await cast.join()];
  const { body: job } = await olga.post("/jobs", aJob({ title: "Net mender" }));
  await judge(
    cast,
    reporter,
    { parent: "jobs", id: job.id },
    { outcome: "hidden", reason: "spam", text: "It sells.", suspension: { endsOn: "2099-01-01" } },
  );
  const { text } = await mailInFolder(olga.email, "Your job “Net mender” is hidden");
  const [, link] = /\S+(\/appeal\?token=\S+)/.exec(text ?? "") ?? [];
  await page.goto(link as string);
  await expect(main(page)).toContainText(/Hidden · Suspended until .*2099\s*It sells\./);
});

test("U61 M19 an invalid appeal link shows an error and a link to the team", {
  tag: "@all",
}, async ({ page, cast }) => {
  for (const address of ["/appeal?token=x", "/appeal"]) {
    await page.goto(address);
    await expect(page.getByRole("alert")).toHaveText("This link is too old or incomplete.");
    await expect(main(page).getByRole("link", { name: "Write to the team" })).toHaveAttribute("href", "/contact");
  }
  await page.goto("/appeal?decision=1");
  await expect(page).toHaveURL("/login?next=%2Fappeal%3Fdecision%3D1");
  await cast.logIn(page, await cast.join());
  await page.goto("/appeal?decision=2147483647");
  await expect(page.getByRole("alert")).toHaveText("This link is too old or incomplete.");
});

test("U61 M11 hiding a record or showing it again updates open pages without a reload", {
  tag: "@all",
}, async ({ browser, page, cast }) => {
  const [olga, rita, admin] = [
    await cast.join({ firstName: "Olga" }),
    await cast.join(),
    await cast.join({ role: "admin" }),
  ];
  const title = `Net mender ${olga.id}`;
  const { body: job } = await olga.post("/jobs", aJob({ title }));
  const { body: said } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Buy lamps" });
  const olgas = await (await browser.newContext()).newPage();
  await cast.logIn(page, rita);
  await cast.logIn(olgas, olga);
  for (const each of [page, olgas]) {
    await each.goto(`/jobs/${job.id}`);
    await expect(main(each).locator(`#comment-${said.id}`)).toContainText("Buy lamps");
  }
  const hidden = { outcome: "hidden", reason: "spam", text: "An advert." };
  const comment = await judge(cast, rita, { parent: "comments", id: said.id }, hidden);
  await expect(main(page).locator(`#comment-${said.id}`)).toHaveCount(0);
  await expect(main(olgas).locator(`#comment-${said.id}`).getByRole("note")).toContainText("An advert.");
  const post = await judge(cast, rita, { parent: "jobs", id: job.id }, hidden);
  await expect(main(page).getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect(main(olgas).getByRole("note").first()).toContainText("The team hid this");
  const keep = async ({ caseId }: { caseId: number }) => {
    const { version } = (await admin.get(`/admin/reports/${caseId}`)).body;
    await admin.post(`/admin/reports/${caseId}/decisions`, { version, outcome: "kept", text: "It is fine." });
  };
  await keep(post);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main(page).getByText("No comments yet.")).toBeVisible();
  await keep(comment);
  await main(page).getByRole("button", { name: "1 new comment" }).click();
  await expect(main(page).locator(`#comment-${said.id}`)).toContainText("Buy lamps");
  await expect(main(olgas).getByRole("note")).toHaveCount(0);
  await olgas.context().close();
});
