import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { aForm, aJob, aProject, aWord } from "../../support/builders.ts";

test("U31 visitors are asked to log in to see users, and return to the page they wanted", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/users");
  await expect(heading).toHaveText("Please log in to see users");
  await page.goto(`/users/${member.id}`);
  await expect(heading).toHaveText("Please log in to see user details");
  await expect(page.getByText(member.lastName)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logInHere(page, member);
  await expect(page).toHaveURL(`/users/${member.id}`);
  await expect(heading).toContainText(member.lastName);
});

test("a user's card shows their company and links to their page and a contact request", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const lastName = `Card${Math.random().toString(36).slice(2)}`;
  const free = await cast.join({ firstName: "Flora", lastName });
  const employed = await cast.join({ firstName: "Emil", lastName });
  const { body: company } = await employed.send("POST", "/company/", { body: aForm({ name: `${lastName} Ltd` }) });
  const { firstName, email, id } = employed;
  await employed.send("PUT", `/users/${id}`, {
    body: aForm({ firstName, lastName, email, companyId: String(company.id) }),
  });
  await cast.logIn(page, free);
  await page.goto(`/users?search=${lastName}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users Listing");
  const card = (name: string) => page.getByRole("main").locator("details").filter({ hasText: name });
  await expect(card("Flora")).toContainText("works at -");
  await expect(card("Flora").locator("img")).toHaveAttribute("src", "/profile.png");
  await expect(card("Emil")).toContainText(`works at ${lastName} Ltd`);
  await expect(card("Emil").getByRole("link", { name: "More Details" })).toBeHidden();
  await page.getByRole("heading", { name: `Emil ${lastName}` }).click();
  await expect(card("Emil").getByRole("link", { name: "More Details" })).toHaveAttribute("href", `/users/${id}`);
  await card("Emil").getByRole("link", { name: "Request to contact" }).click();
  await expect(page).toHaveURL(`/contact?about=${id}`);
  await expect(page.getByRole("status").filter({ hasText: "get in touch" })).toContainText(`Emil ${lastName}`);
});

test("a member's page shows role, company, skills and posts, but no e-mail address", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const poster = await cast.join({ firstName: "Petra", role: "moderator", skills: ["CSS", "Rust"] });
  const [css] = await cast.skillIds("CSS");
  const { body: company } = await poster.send("POST", "/company/", { body: aForm({ name: `Petra's ${poster.id}` }) });
  const skills = (await cast.skillIds("CSS", "Rust")).map(String);
  const { firstName, lastName, email } = poster;
  const body = aForm({ firstName, lastName, email, companyId: String(company.id), skills });
  await poster.send("PUT", `/users/${poster.id}`, { body });
  const { body: project } = await poster.post("/projects", aProject({ title: "Petra's project" }));
  const { body: job } = await poster.post("/jobs", aJob({ title: "Petra's job" }));

  await cast.logIn(page, await cast.join());
  await page.goto("/users");
  await page.goto(`/users/${poster.id}`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Petra ${lastName}`);
  await expect(main.locator("img").first()).toHaveAttribute("src", "/profile.png");
  await expect(main.getByText("Role: Moderator")).toBeVisible();
  await expect(main.getByRole("link", { name: company.name })).toHaveAttribute("href", `/companies/${company.id}`);
  await expect(main.getByRole("list", { name: "Skills" }).getByRole("link")).toHaveText(["CSS", "Rust"]);
  await expect(main.getByRole("link", { name: "CSS" })).toHaveAttribute("href", `/skills/${css}`);
  const projects = main.getByRole("region", { name: "Projects posted" });
  await expect(projects.getByRole("link")).toHaveAttribute("href", `/projects/${project.id}`);
  await expect(projects.getByRole("link")).toHaveText("Petra's project");
  const jobs = main.getByRole("region", { name: "Jobs posted" });
  await expect(jobs.getByRole("link")).toHaveAttribute("href", `/jobs/${job.id}`);
  await expect(main.getByText(email)).toHaveCount(0);
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/users");
});

test("U244 a profile shows the skills and cohorts that its reader shares with the member", async ({ page, cast }) => {
  const [member, staff] = [
    await cast.join({ firstName: "Petra", skills: ["Big Data", "Rust"] }),
    await cast.join({ role: "moderator" }),
  ];
  const reader = await cast.join({ skills: ["Apache Hadoop"] });
  const { body: cohort } = await staff.post("/cohorts", { name: `Web ${member.id}` });
  for (const { id } of [member, reader]) await staff.put(`/cohorts/${cohort.id}/members/${id}`, {});
  await cast.logIn(page, reader);
  await page.goto(`/users/${member.id}`);
  const shared = page.getByRole("region", { name: "What you share" });
  await expect(shared.getByText("1 of 2 skills")).toBeVisible();
  await expect(shared.getByRole("link")).toHaveText(["Big Data", cohort.name]);
  await page.goto(`/users/${staff.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(staff.lastName);
  await expect(shared).toHaveCount(0);
});

test("on a member's page the More button has one line and fits the button above it", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, await cast.join());
  const more = page.getByRole("button", { name: "More" });
  const write = page.getByRole("button", { name: /^Write to / });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/users/${member.id}`);
    await expect(more).toBeVisible();
    expect((await more.boundingBox())?.height, `${width} px`).toBeLessThan(50);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await more.boundingBox())?.width).toBe((await write.boundingBox())?.width);
});

test("the page for adding a member explains how people join, and has no form", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/users/add");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How people join");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "sign-up page" })).toHaveAttribute("href", "/signup");
});

test("S22 a moderator sees a member's e-mail address", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, await cast.join({ role: "moderator" }));
  await page.goto(`/users/${member.id}`);
  await expect(page.getByRole("link", { name: member.email })).toHaveAttribute("href", `mailto:${member.email}`);
});

test("an admin gives a member a role", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, await cast.join({ role: "admin" }));
  await page.goto(`/users/${member.id}`);
  await page.getByLabel("Role", { exact: true }).selectOption({ label: "Moderator" });
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(toast(page, "Role changed successfully!")).toBeVisible();
  expect((await member.get("/account")).body.user.role).toBe("moderator");
});

test("the place filter is kept in the address; links and Clear all override text being typed", {
  tag: "@all",
}, async ({ page, cast }) => {
  const lastName = aWord();
  const member = await cast.join({ lastName });
  await cast.logIn(page, member);
  await page.goto("/users");
  const place = page.getByRole("region", { name: "Filters" }).getByPlaceholder("City or country");
  await place.pressSequentially("Oberstdorf ");
  await expect(page).toHaveURL("/users?location=Oberstdorf");
  await page.goBack();
  await expect(page).toHaveURL("/users");
  await expect(place).toHaveValue("");
  await page.goForward();
  await expect(place).toHaveValue("Oberstdorf");
  await page.goto(`/users?search=${lastName}`);
  const card = page.getByRole("main").locator("details").first();
  await card.locator("summary").click();
  await place.fill("Oberstaufen");
  await card.getByRole("link", { name: "More Details" }).click();
  await expect(page).toHaveURL(`/users/${member.id}`);
  await page.goto("/users?location=Ulm");
  await place.fill("Oberstaufen");
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(place).toHaveValue("");
  // Longer than the pause after which typing is sent.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL("/users");
});
