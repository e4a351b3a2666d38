import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aProject, aWord } from "../../support/builders.ts";

test("five matching users are shown; Show more adds the rest and moves the focus to them", {
  tag: "@all",
}, async ({ page, cast }) => {
  const skill = `Weaving ${aWord()}`;
  await (await cast.join({ role: "moderator" })).post("/skills", { name: skill });
  for (let number = 1; number <= 7; number += 1) await cast.join({ firstName: `Weaver ${number}`, skills: [skill] });
  const poster = await cast.join();
  const skills = await cast.skillIds(skill);
  const { body: project } = await poster.post("/projects", aProject({ skills }));
  await cast.logIn(page, poster);
  await page.goto(`/projects/${project.id}`);
  const people = page.getByRole("region", { name: "Matching users" }).getByRole("link", { name: /^Weaver/ });
  await expect(people).toHaveCount(5);
  await page.getByRole("button", { name: /^Show \d+ more$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(people).toHaveCount(7);
  await page.keyboard.press("Tab");
  await expect(people.nth(5)).toBeFocused();
});
