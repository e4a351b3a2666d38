import type { Page } from "@playwright/test";
import { pages, paths } from "../../contract/pages.ts";
import { publicPages } from "../../web/sitemap.ts";
import type { Words } from "../support/words.ts";

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

export const three = [360, 768, 1280];

function roleFor(name: string, pattern: string): Scene["role"] {
  if (name in publicPages) return "visitor";
  return pattern.startsWith("/admin") ? "admin" : "user";
}

/** Every page of the sitemap, each as the role that it is for. */
export function everyPage(ids: Ids): Scene[] {
  const ofSitemap = Object.entries(pages).map(
    ([name, pattern]): Scene => ({
      name,
      role: roleFor(name, pattern),
      address: pattern.replace(":id", String(ids[pattern.split("/")[1] ?? ""])),
      widths: name === "home" ? [320, ...three, 1920] : three,
    }),
  );
  // The page of the sitemap is the reader's own.
  const ofAnother = {
    name: "user-another",
    role: "user" as const,
    address: paths.user(ids.another ?? 1),
    widths: three,
  };
  return [...ofSitemap, ofAnother];
}

const answers = (page: Page, reply: object) => page.route(/\/api\/(?!auth)/, (route) => route.fulfill(reply));
const failing = (error: string) => (page: Page) => answers(page, { status: 503, json: { error, code: "busy" } });
const empty = (page: Page) => answers(page, { json: { results: [], total: 0, currentPage: 1, totalPages: 1 } });
const never = (page: Page) => page.route(/\/api\//, () => undefined);

/** Pages that are empty, failed or loading. */
export function states(ids: Ids, { refusals }: Words): Scene[] {
  const lists = [
    pages.jobs,
    pages.projects,
    pages.questions,
    pages.companies,
    pages.users,
    pages.skills,
    pages.cohorts,
  ];
  const job = pages.job.replace(":id", String(ids.jobs));
  const named = (address: string) => address.split("/").filter(Boolean).join("-") || "home";
  const scene = (state: string, before: Scene["before"]) => (address: string) => ({
    name: `${named(address)}-${state}`,
    role: "user" as const,
    address,
    widths: three,
    before,
  });
  return [
    ...[
      ...lists,
      job,
      pages.home,
      pages.welcome,
      pages.settings,
      pages.notifications,
      pages.notificationSettings,
    ].flatMap((address) => [scene("loading", never)(address), scene("failed", failing(refusals.busy))(address)]),
    ...lists.map(scene("empty", empty)),
    scene("not-found", undefined)("/nowhere"),
  ];
}
