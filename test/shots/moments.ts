import type { Page } from "@playwright/test";
import { pages, paths } from "../../contract/pages.ts";
import type { Words } from "../support/words.ts";
import { type Ids, type Role, type Scene, three } from "./scenes.ts";

export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
export const answer = (path: string, reply: object) => (page: Page) =>
  page.route(`**/api/${path}`, (route) => route.fulfill(reply));
const openCard = (page: Page) => page.locator("summary").nth(1).click();
const nothing = { json: { results: [] } };

export function on(name: string, address: string, then: Scene["then"], more: Partial<Scene> = {}): Scene {
  return { name, role: "user", address, widths: three, then, ...more };
}

const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Matches a label that contains any name. */
const about = (label: (name: string) => string) => new RegExp(`^${label(".*")}$`);

/** Dialogs, menus, warnings and errors. */
export function moments(ids: Ids, words: Words): Scene[] {
  return [
    ...opened(ids, words),
    ...refused(ids, words),
    ...workLife(ids, words),
    ...unhappy(ids, words),
    ...ofStaff(words, ids.admin ?? 1),
  ];
}

function opened({ jobs = 0, users = 0 }: Ids, words: Words): Scene[] {
  const { shell, skills, companies, search } = words;
  const openSearch = opensSearch(words);
  const typeComment = (page: Page) =>
    page.getByLabel(words.comments.comments.write).fill("Is German needed for the role?");
  const comment = inTurn(typeComment, press(words.forms.send), (page) => page.locator("[data-sonner-toast]").waitFor());
  return [
    on("home-window", pages.home, (page) => page.locator(".lit").first().hover()),
    on("home-member", pages.home, undefined),
    on("card-open", pages.jobs, openCard),
    on("menu-account", pages.jobs, press(about(shell.yourAccount))),
    on("menu-sheet", pages.jobs, press(shell.menu), { widths: [360, 768] }),
    on("menu-sheet-visitor", pages.about, press(shell.menu), { widths: [360, 768], role: "visitor" }),
    on("menu-jobs", pages.welcome, press(words.postKinds.navigation.jobs.menu), { widths: [1280] }),
    on("palette", pages.jobs, openSearch),
    on(
      "palette-found",
      pages.jobs,
      inTurn(openSearch, async (page) => {
        await page.keyboard.type("react");
        await page.getByRole("group", { name: new RegExp(`^${search.kinds.jobs}`) }).waitFor();
        await page.keyboard.press("ArrowDown");
      }),
    ),
    on(
      "palette-nothing",
      pages.jobs,
      inTurn(openSearch, async (page) => {
        await page.keyboard.type("xqzwv");
        await page.getByText(search.nothing("xqzwv")).first().waitFor();
      }),
    ),
    on("search-all", `${pages.search}?q=react`, undefined),
    on("search-kind", `${pages.search}?q=react&kinds=jobs`, undefined),
    on("search-filtered", `${pages.search}?q=skill:React+skill:Reakt+is:open`, undefined),
    on("search-page-nothing", `${pages.search}?q=xqzwv`, undefined),
    on("search-sheet", `${pages.search}?q=skill:React`, press(new RegExp(`^${words.forms.filtersTitle}`)), {
      widths: [360, 768],
    }),
    on("open-skills", pages.addJob, (page) => page.getByRole("combobox", { name: skills.skills }).click()),
    on("skill-by-another-name", pages.addJob, async (page) => {
      await page.getByRole("combobox", { name: skills.skills }).fill("k8s");
      await page.getByRole("option", { name: "k8s" }).first().waitFor();
    }),
    on("add-company-here", pages.addJob, async (page) => {
      await page.getByRole("combobox", { name: companies.choice.label }).fill("Nordlicht Studio");
      await page.getByRole("option", { name: about(companies.addCompany) }).waitFor();
    }),
    on("open-company", pages.addJob, (page) => page.getByRole("combobox", { name: companies.choice.label }).click()),
    on("dialog-delete-job", paths.editJob(jobs), press(words.shell.remove), { role: "admin" }),
    on("dialog-delete-account", pages.settings, async (page) => {
      await press(words.settings.departureTitle)(page);
      await page.getByRole("dialog").getByLabel(words.settings.departurePassword).waitFor();
    }),
    on(
      "dialog-unsaved",
      pages.addJob,
      inTurn(
        (page) => page.getByLabel(words.jobs.fields.title).fill("Frontend developer"),
        (page) => page.getByRole("link", { name: shell.back }).click(),
      ),
    ),
    on("comment-sent", paths.job(jobs), comment),
    on("comment-edit", paths.job(jobs), inTurn(comment, press(about(words.comments.editThis)))),
    on("comment-delete", paths.job(jobs), inTurn(comment, press(about(words.comments.removeThis)))),
    on("focus-keyboard", paths.user(users), async (page) => {
      for (let times = 0; times < 3; times++) await page.keyboard.press("Tab");
    }),
  ];
}

function refused({ users = 0 }: Ids, words: Words): Scene[] {
  const { accounts, forms } = words;
  const visitor = { role: "visitor" as Role };
  return [
    on("errors-job", pages.addJob, press(forms.save)),
    on("errors-question", pages.askQuestion, press(forms.save)),
    on(
      "errors-project",
      pages.addProject,
      inTurn(
        (page) => page.getByLabel(words.projects.startDate).fill("2026-05-01"),
        (page) => page.getByLabel(words.projects.endDate).fill("2026-01-01"),
        press(forms.save),
      ),
    ),
    on("errors-company", pages.addCompany, press(forms.save)),
    on(
      "errors-profile",
      paths.editUser(users),
      inTurn((page) => page.getByLabel(accounts.firstName).fill(""), press(words.profileForm.save)),
    ),
    on("errors-settings", pages.securitySettings, press(words.settings.changePassword)),
    on("errors-sign-up", pages.signUp, press(accounts.signUp), visitor),
    on("errors-contact", pages.contact, press(forms.send), visitor),
    on("errors-recover", pages.recoverPassword, (page) => page.getByRole("main").getByRole("button").click(), visitor),
    on(
      "errors-reset",
      `${pages.resetPassword}?token=abc`,
      (page) => page.getByRole("main").getByRole("button").first().click(),
      visitor,
    ),
    on(
      "toast-log-in",
      pages.logIn,
      async (page) => {
        await page.getByLabel(accounts.email).fill("nobody@example.org");
        await page.getByLabel(accounts.password).fill("wrong-word");
        await page.getByRole("main").getByRole("button", { name: accounts.logIn }).click();
        await page.locator("[data-sonner-toast]").waitFor();
      },
      visitor,
    ),
  ];
}

function workLife({ jobs = 0 }: Ids, { assistant, assistantAnswers, refusals }: Words): Scene[] {
  const ask = press(assistant.ask);
  const answered = inTurn(ask, (page) => page.getByRole("button", { name: assistant.askInComment }).waitFor());
  const said = (content: string) => ({
    json: {
      message: { role: "assistant", content },
      provider: "default",
      read: { posting: true, comments: 2, companyComments: 0 },
      sources: [{ number: 2, label: assistantAnswers.description, href: `${paths.job(jobs)}#description-1` }],
      findings: [],
      unmentioned: [],
    },
  });
  const inWords = "Work is hybrid, and nobody is on call at night [2].\n\nNothing is said about the hours a week.";
  const failed = { status: 502, json: { error: refusals.assistantFailed, code: "ai-failed" } };
  return [
    on("work-life", paths.job(jobs), answered),
    on("work-life-words", paths.job(jobs), answered, { before: answer("prompts", said(inWords)) }),
    on("work-life-loading", paths.job(jobs), ask, { before: (page) => page.route("**/api/prompts", () => undefined) }),
    on(
      "work-life-failed",
      paths.job(jobs),
      inTurn(ask, (page) => page.locator("[data-sonner-toast]").waitFor()),
      {
        before: answer("prompts", failed),
      },
    ),
  ];
}

const opensSearch =
  ({ search }: Words) =>
  async (page: Page) => {
    await page.getByRole("button", { name: search.title, exact: true }).click();
    await page.getByRole("listbox", { name: search.results }).waitFor();
  };

function unhappy({ jobs = 0, users = 0 }: Ids, { refusals }: Words): Scene[] {
  const visitor = { role: "visitor" as Role };
  const ended = { status: 401, json: { error: refusals.unauthorized, code: "unauthorized" } };
  return [
    on("search-nothing", `${pages.jobs}?search=zeppelin`, undefined),
    on("not-found-job", "/jobs/999999", undefined),
    on("no-matching-users", paths.job(jobs), undefined, { before: answer("match/**", nothing) }),
    on("welcome-newcomer", pages.welcome, undefined, { before: beNew }),
    on("welcome-no-matches", pages.welcome, undefined, { before: answer("match/**", nothing) }),
    on("no-comments", paths.job(jobs), undefined, { before: answer("comments/**", { json: noComments }) }),
    on("offline", pages.jobs, loseNetwork),
    on("session-ended", pages.jobs, undefined, { before: answer("jobs?*", ended) }),
    on("edit-loading", paths.editUser(users), undefined, {
      before: (page) => page.route("**/api/**", () => undefined),
    }),
    on("log-in-users", pages.users, undefined, visitor),
    on("log-in-company", pages.companies, undefined, visitor),
    on("staff-only", pages.admin, undefined),
    on("reset-dead", `${pages.resetPassword}`, undefined, visitor),
    on("confirm-dead", `${pages.confirmEmail}`, undefined, visitor),
    on("still-open", `${pages.stillOpen}?token=x&answer=filled`, undefined, {
      ...visitor,
      before: answer("still-open", { json: askedJob }),
    }),
  ];
}

/** A reader who has filled in nothing but their name. */
const beNew = (page: Page) =>
  page.route("**/api/users/*", async (route) => {
    const response = await route.fetch();
    const newcomer = { ...(await response.json()), Skills: [], Company: null, avatar: null };
    await route.fulfill({ response, json: newcomer });
  });

const loseNetwork = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
    window.dispatchEvent(new Event("offline"));
  });

const askedJob = {
  id: 1,
  title: "Frontend developer",
  Company: { id: 1, name: "Fjordwerk", logo: null },
  status: "open",
  expiresAt: "2026-05-12T09:00:00.000Z",
};

const noComments = {
  results: [],
  total: 0,
  currentPage: 1,
  totalPages: 1,
  hasNextPage: false,
  hasPreviousPage: false,
};

function ofStaff({ members, moderation, skills }: Words, id: number): Scene[] {
  const admin = { role: "admin" as Role };
  const opened = (label: RegExp) => async (page: Page) => {
    const button = page.getByRole("button", { name: label, includeHidden: true });
    await page.locator("details").filter({ has: button }).first().locator("summary").click();
    await press(label)(page);
  };
  return [
    on("staff-member-open", pages.adminMembers, openCard, admin),
    on("staff-dialog-role", pages.adminMembers, opened(about(members.changeRoleOf)), admin),
    on("staff-dialog-suspend", pages.adminMembers, opened(about(members.suspendThis)), admin),
    on(
      "staff-errors-suspend",
      pages.adminMembers,
      inTurn(opened(about(members.suspendThis)), (page) =>
        page.getByRole("dialog").getByRole("button", { name: members.suspend }).click(),
      ),
      admin,
    ),
    on("staff-skill-open", pages.adminSkills, openCard, admin),
    on("staff-dialog-skill", pages.adminSkills, press(skills.addition.open), admin),
    on("staff-dialog-merge", pages.adminSkills, opened(about(skills.merger.openFor)), admin),
    on(
      "staff-case-suspending",
      paths.adminReport(id),
      (page) => page.getByLabel(moderation.outcomes.hidden).check(),
      admin,
    ),
    on("staff-case-errors", paths.adminReport(id), press(moderation.decidingDecide), admin),
    on("staff-case-keys", paths.adminReport(id), (page) => page.keyboard.press("Shift+?"), admin),
    on("staff-decided", `${pages.adminReports}?state=decided`, undefined, admin),
    on("staff-nobody", `${pages.adminMembers}?state=suspended&role=admin`, undefined, admin),
  ];
}
