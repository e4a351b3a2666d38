import { expect, type Page } from "@playwright/test";
import { type BrowserMember, test } from "../../support/browser/browser.ts";
import { moveTo } from "../../support/browser/moves.ts";
import { aForm, aJob, aProject, aQuestion } from "../../support/builders.ts";

type Owned = { page: string; link: string; editAt: string; heading: string; refusal: string };

/** Everything a member can own, and what its pages say about editing it. */
async function everythingOf(owner: BrowserMember): Promise<Owned[]> {
  const { body: job } = await owner.post("/jobs", aJob());
  const { body: project } = await owner.post("/projects", aProject());
  const { body: question } = await owner.post("/questions", aQuestion());
  const name = `Owned ${Math.random().toString(36).slice(2)}`;
  const { body: company } = await owner.send("POST", "/company/", { body: aForm({ name }) });
  return [
    {
      page: `/jobs/${job.id}`,
      link: "Edit Job",
      editAt: `/jobs/edit/${job.id}`,
      heading: "Edit Job",
      refusal: "Only the person who posted this job can edit it.",
    },
    {
      page: `/projects/${project.id}`,
      link: "Edit Project",
      editAt: `/projects/edit/${project.id}`,
      heading: "Edit Project",
      refusal: "Only the person who posted this project can edit it.",
    },
    {
      page: `/qa/${question.id}`,
      link: "Edit Question",
      editAt: `/qa/edit/${question.id}`,
      heading: "Edit Question",
      refusal: "You are not authorized to edit this question.",
    },
    {
      page: `/companies/${company.id}`,
      link: "Edit Company",
      editAt: `/companies/edit/${company.id}`,
      heading: "Edit Company",
      refusal: "Only the person who added this company can edit it.",
    },
    {
      page: `/users/${owner.id}`,
      link: "Edit",
      editAt: `/users/edit/${owner.id}`,
      heading: `Edit ${owner.firstName} ${owner.lastName}'s Profile`,
      refusal: "You can edit your own profile, but not this one.",
    },
  ];
}

const savedBy = /^Save( Changes)?$/;

async function mayEditAll(page: Page, everything: Owned[]) {
  for (const { page: address, link, editAt, heading } of everything) {
    await page.goto(address);
    const edit = page.getByRole("main").getByRole("link", { name: link, exact: true });
    await expect(edit, address).toHaveAttribute("href", editAt);
    await edit.click();
    await expect(page).toHaveURL(editAt);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("button", { name: savedBy })).toBeVisible();
  }
}

async function mayEditNothing(page: Page, everything: Owned[]) {
  await page.goto("/skills");
  for (const { page: address, link, editAt, refusal } of everything) {
    await moveTo(page, address);
    await expect(page.getByRole("link", { name: "Back" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: link, exact: true }), address).toHaveCount(0);
    await moveTo(page, editAt);
    await expect(page.getByRole("main").getByRole("alert"), editAt).toHaveText(refusal);
    await expect(page.getByRole("button", { name: savedBy })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  }
}

test("a visitor sees neither records nor edit forms", { tag: "@all" }, async ({ page, cast }) => {
  for (const { page: address, editAt } of await everythingOf(await cast.join())) {
    await page.goto(editAt);
    await expect(page, editAt).toHaveURL(`/login?next=${encodeURIComponent(editAt)}`);
    await expect(page.getByRole("button", { name: savedBy })).toHaveCount(0);
    await page.goto(address);
    const heading = address.startsWith("/users/") ? "Please log in to see user details" : "Log In";
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(heading);
    await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
    await expect(page.getByLabel("Write a comment")).toHaveCount(0);
  }
});

test("a member sees no edit links on others' records and is refused at the edit address", async ({ page, cast }) => {
  const everything = await everythingOf(await cast.join());
  await cast.logIn(page, await cast.join());
  await mayEditNothing(page, everything);
});

test("an owner edits their own job, project, question, company and profile", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const owner = await cast.join();
  const everything = await everythingOf(owner);
  await cast.logIn(page, owner);
  await mayEditAll(
    page,
    everything.map((owned) => (owned.link === "Edit" ? { ...owned, heading: "Edit Your Profile" } : owned)),
  );
});

test("a moderator can edit a member's job, project, question, company and profile", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const everything = await everythingOf(await cast.join());
  await cast.logIn(page, await cast.join({ role: "moderator" }));
  await mayEditAll(page, everything);
});

test("an admin can edit a member's job, project, question, company and profile", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const everything = await everythingOf(await cast.join());
  await cast.logIn(page, await cast.join({ role: "admin" }));
  await mayEditAll(page, everything);
});

test("S22 moderators can't edit an admin's profile or another moderator's e-mail address", {
  tag: "@all",
}, async ({ page, cast }) => {
  const admin = await cast.join({ role: "admin" });
  const other = await cast.join({ role: "moderator" });
  await cast.logIn(page, await cast.join({ role: "moderator" }));
  const profile = (await everythingOf(admin)).filter(({ link }) => link === "Edit");
  await mayEditNothing(page, profile);
  await page.goto(`/users/edit/${other.id}`);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly", "");
  await expect(page.getByLabel("First name")).toBeEditable();
});
