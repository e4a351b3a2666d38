import { expect } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { askByMail } from "../../../server/asking/asking-mails.ts";
import { test } from "../../support/browser/browser.ts";
import { doDue } from "../../support/browser/due.ts";
import { aForm, aWord } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";

const day = 86_400_000;
const confirmed = `confirmed ${new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format()}`;

for (const width of [360, 1280]) {
  test(`W01b W04b W05 the mailed check-in link confirms a member's company, at ${width} px`, {
    tag: width === 360 ? "@all" : [],
  }, async ({ page, cast }) => {
    await page.setViewportSize({ width, height: 900 });
    const staff = await cast.join({ role: "moderator" });
    const member = await cast.join();
    const name = `Mill ${aWord()}`;
    const { body: company } = await member.send("POST", "/company", { body: aForm({ name }) });
    const { id, firstName, lastName, email } = member;
    await member.send("PUT", `/users/${id}`, {
      body: aForm({ firstName, lastName, email, companyId: String(company.id) }),
    });
    const endsOn = new Date(Date.now() - 20 * day).toISOString().slice(0, 10);
    const { body: cohort } = await staff.post("/cohorts", { name: `Web ${aWord()}`, endsOn });
    await staff.put(`/cohorts/${cohort.id}/members/${id}`);
    await doDue([{ inBatches: askByMail }], Date.now() + 190 * day);
    const { text } = await mailInFolder(email, `Are you still at ${name}?`);
    const [, link = ""] = /\S+(\/check-in\?token=\S+answer=still)/.exec(text ?? "") ?? [];

    await page.goto(link);
    await expect(page.getByRole("group", { name: `Are you still at ${name}?` })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Yes, still there" })).toBeChecked();
    expect((await staff.get(`/users/${id}`)).body.companyConfirmedAt).toBeNull();
    await page.getByText("I'm looking").click();
    await expect(page.getByRole("link", { name: "Log in" }).last()).toHaveAttribute("href", /next=%2Fcheck-in/);
    await page.getByText("Yes, still there").click();
    await page.getByRole("button", { name: "Send my answer" }).click();
    await expect(page.getByText("Thank you. Your answer is saved.")).toBeFocused();

    await page.goto(link);
    await expect(page.getByRole("alert")).toHaveText("This link was used already or is too old.");
    await cast.logIn(page, member);
    await page.goto(`/users/${id}`);
    await expect(page.getByText(confirmed)).toBeVisible();
    await page.goto("/check-in?answer=looking");
    await page.getByRole("button", { name: "Send my answer" }).click();
    await expect(page.getByText("Show members that you are open to work?")).toBeVisible();
    expect((await member.get(`/users/${id}`)).body.openTo).toEqual([]);
  });
}

test("W11b W12a chosen values of an archive fill the profile form; an invalid file shows an error", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  await page.getByRole("button", { name: "Bring your profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Bring your profile" });
  const choose = (name: string, buffer: Uint8Array) =>
    dialog
      .getByLabel("Choose a file")
      .setInputFiles({ name, mimeType: "application/zip", buffer: Buffer.from(buffer) });
  await choose("cat.zip", strToU8("meow"));
  await expect(dialog.getByRole("alert")).toHaveText(/^This is neither/);
  const files = {
    "Profile.csv": "Headline,Summary\nMaker of maps,I draw.\n",
    "Skills.csv": "Name\nJavaScript\nWeaving\n",
  };
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  await choose("archive.zip", zipSync(Object.fromEntries(texts)));
  await expect(dialog.getByText("The board doesn't know these skills: Weaving.")).toBeVisible();
  await dialog.getByText("I draw.").click();
  await dialog.getByRole("button", { name: "Take 2 values" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Maker of maps");
  await expect(page.getByRole("button", { name: "Remove JavaScript" })).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Maker of maps")).toBeVisible();
});
