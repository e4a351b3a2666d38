import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { moments } from "../../shots/moments.ts";
import { everyPage, type Ids, type Role, type Scene, states } from "../../shots/scenes.ts";
import { misnamedOn } from "../../support/browser/axe.ts";
import type { Cast } from "../../support/browser/browser.ts";
import { spillsOn } from "../../support/spills.ts";
import { type Words, wordsIn } from "../../support/words.ts";
import { type Furnished, test } from "../accessibility/support/furnished-board.ts";
import { englishOn, englishTexts } from "./support/english.ts";

const german: BrowserContextOptions = { locale: "de-DE", reducedMotion: "reduce" };
test.use({ locale: german.locale, contextOptions: german });
test.describe.configure({ mode: "parallel" });

const idsOn = ({ full }: Furnished): Ids => ({
  jobs: full.job,
  projects: full.project,
  qa: full.question,
  companies: full.company,
  skills: full.skill,
  users: full.user,
  cohorts: full.cohort,
  messages: full.conversation,
  admin: full.case,
});

for (const role of ["visitor", "user", "admin"] as const) {
  test(`L19 L24 L25 each page state of a ${role} is German, fits the screen and isn't cut off`, {
    tag: "@all",
  }, async ({ page, cast, board }) => {
    test.setTimeout(600_000);
    await expectGerman({ page, cast, board }, role);
  });
}

type Of = { page: Page; cast: Cast; board: Furnished };

/**
 * Walks through the gallery's scenes: no English message, nothing cut off or wider than the screen, no control with a wrong
 * name.
 */
async function expectGerman({ page, cast, board }: Of, role: Role) {
  const words = await wordsIn("de");
  const texts = await englishTexts();
  const member = { visitor: null, user: board.owner, admin: board.admin }[role];
  await page.goto("/favicon.svg");
  page.on("dialog", (dialog) => void dialog.accept());
  const seen: string[] = [];
  for (const scene of scenesFor(role, idsOn(board), words)) {
    // One of them ends the session.
    const isOut = await page.evaluate(() => !localStorage.getItem("token"));
    if (member && isOut) await cast.logIn(page, member);
    for (const width of await widthsOf(page, scene, words)) {
      await page.setViewportSize({ width, height: 800 });
      const told = [...(await englishOn(page, texts)), ...(await spillsOn(page)), ...(await misnamedOn(page))];
      seen.push(...told.map((each) => `${scene.name}, ${width} px: ${each}`));
    }
  }
  expect(seen).toEqual([]);
}

const scenesFor = (role: Role, ids: Ids, words: Words) =>
  [...everyPage(ids), ...states(ids, words), ...moments(ids, words)].filter((scene) => scene.role === role);

/** Opens a scene; returns the widths at which to check it: an open list keeps its width. */
async function widthsOf(page: Page, scene: Scene, words: Words): Promise<number[]> {
  const { name, address, widths, before, then } = scene;
  const looked = widths.filter((width) => [1280, 360].includes(width));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.setViewportSize({ width: looked[0] ?? 1280, height: 800 });
  await before?.(page);
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const loading = page.getByRole("main").getByText(words.lists.loading).filter({ visible: true });
  // If something is pressed first, that loads.
  if (name.endsWith("-loading") && !then) await expect(loading.first()).toBeVisible();
  else {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(loading).toHaveCount(0);
  }
  await then?.(page);
  return (await page.getByRole("listbox").count()) > 0 ? looked.slice(0, 1) : looked;
}

test("L25 the test's language check detects English messages", { tag: "@all" }, async ({ page }) => {
  await page.goto("/login?lang=en");
  await page.evaluate(() => {
    document.documentElement.lang = "de";
  });
  const told = await englishOn(page, await englishTexts());
  expect(told).toEqual(expect.arrayContaining(["Log In", "Email", "Home", "Switch to the light theme"]));
});
