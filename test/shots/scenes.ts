import type { Page } from "@playwright/test";
import { pages } from "../../contract/pages.ts";
import { publicPages } from "../../web/sitemap.ts";

export type Role = "visitor" | "user" | "admin";

export type Scene = {
  name: string;
  role: Role;
  address: string;
  widths: number[];
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** On the open page, before it is photographed. */
  then?: (page: Page) => Promise<unknown>;
};

/** An id of each kind of record, by the first part of its pages' addresses. */
export type Ids = Record<string, number>;

const three = [360, 768, 1280];
const two = [360, 1280];

/** Every page of the sitemap, as those see it for whom it is. */
export function everyPage(ids: Ids): Scene[] {
  return Object.entries(pages).map(([name, pattern]) => ({
    name,
    role: name in publicPages ? "visitor" : pattern.startsWith("/admin") ? "admin" : "user",
    address: pattern.replace(":id", String(ids[pattern.split("/")[1] ?? ""])),
    widths: name === "home" ? [320, ...three, 1920] : three,
  }));
}

const answers = (page: Page, reply: object) => page.route(/\/api\/(?!auth)/, (route) => route.fulfill(reply));
const failing = (page: Page) =>
  answers(page, { status: 503, json: { error: "The board is busy. Please try again in a moment.", code: "busy" } });
const empty = (page: Page) => answers(page, { json: { results: [], total: 0, currentPage: 1, totalPages: 1 } });
const never = (page: Page) => page.route(/\/api\//, () => undefined);

/** What pages look like when there is nothing yet, something broke, or something is on its way. */
export function states(ids: Ids): Scene[] {
  const lists = [pages.jobs, pages.projects, pages.questions, pages.companies, pages.users, pages.skills];
  const job = pages.job.replace(":id", String(ids.jobs));
  const named = (address: string) => address.split("/").filter(Boolean).join("-") || "home";
  const scene = (state: string, before: Scene["before"]) => (address: string) => ({
    name: `${named(address)}-${state}`,
    role: "user" as const,
    address,
    widths: two,
    before,
  });
  return [
    ...[...lists, job, pages.home, pages.welcome, pages.settings].flatMap((address) => [
      scene("loading", never)(address),
      scene("failed", failing)(address),
    ]),
    ...lists.map(scene("empty", empty)),
    scene("not-found", undefined)("/nowhere"),
  ];
}

/** What opens, warns or floats. */
export function moments(ids: Ids): Scene[] {
  const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
  const job = pages.job.replace(":id", String(ids.jobs));
  const on = (name: string, address: string, then: Scene["then"], role: Role = "user"): Scene => ({
    name,
    role,
    address,
    widths: two,
    then,
  });
  return [
    on("home-window", pages.home, (page) => page.locator(".lit").first().hover()),
    on("home-member", pages.home, undefined),
    on("card-open", pages.jobs, (page) => page.locator("summary").first().click()),
    on("menu-account", pages.jobs, press(/^Your account/)),
    { ...on("menu-sheet", pages.jobs, press("Menu")), widths: [360, 768] },
    { ...on("menu-jobs", pages.welcome, press("Jobs")), widths: [1280] },
    on("dialog-work-life", job, async (page) => {
      await press(/work\/life/)(page);
      await page
        .getByRole("dialog")
        .getByText(/posting/i)
        .first()
        .waitFor();
    }),
    on(
      "dialog-delete",
      pages.editJob.replace(":id", String(ids.jobs)),
      (page) => page.getByRole("button", { name: "Delete" }).click(),
      "admin",
    ),
    on("errors-job", pages.addJob, press("Save")),
    on("errors-sign-up", pages.signUp, press("Sign Up"), "visitor"),
    on("errors-contact", pages.contact, press("Send"), "visitor"),
    on("skills-open", pages.addJob, (page) => page.getByRole("combobox", { name: "Skills" }).click()),
    on(
      "toast",
      pages.logIn,
      async (page) => {
        await page.getByLabel("Email").fill("nobody@example.org");
        await page.getByLabel("Password").fill("wrong-word");
        await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
        await page.locator("[data-sonner-toast]").waitFor();
      },
      "visitor",
    ),
  ];
}
