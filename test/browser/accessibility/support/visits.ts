import { pages } from "../../../../contract/pages.ts";
import { memberPages, type PageName, promptingPages, publicPages, visitorPages } from "../../../../web/sitemap.ts";
import type { Furnished, Records } from "./furnished-board.ts";

/** A page as somebody sees it. `address` is built once the records exist. */
export type Visit = {
  name: string;
  as: "visitor" | "owner" | "admin";
  address: (records: Records) => string;
  /** Nothing within the application leads there. */
  isLoaded?: true;
};

/** The record for the `:id` of a page's address. */
const recordOf: Partial<Record<PageName, keyof Records>> = {
  skill: "skill",
  project: "project",
  editProject: "project",
  job: "job",
  editJob: "job",
  question: "question",
  editQuestion: "question",
  company: "company",
  editCompany: "company",
  profile: "user",
  editUser: "user",
  user: "user",
  cohort: "cohort",
  conversation: "conversation",
  adminReport: "case",
};

const asOnes = (name: PageName): Visit["as"][] => {
  if (name in publicPages || name in visitorPages) return ["visitor"];
  if (name in promptingPages) return ["visitor", "owner"];
  return name in memberPages ? ["owner"] : ["admin"];
};

function addressOf(name: PageName): Visit["address"] {
  const record = recordOf[name];
  const path = pages[name].replace(/:(name|provider)/, "school");
  if (path.includes(":") && !record)
    throw new Error(`Say in ${import.meta.filename} whose record the page ${name} shows`);
  return (records) => (record ? path.replace(":id", String(records[record])) : path);
}

const ofSitemap = (Object.keys(pages) as PageName[]).flatMap((name) =>
  asOnes(name).map((as) => ({ name: `${name} as ${as}`, as, address: addressOf(name) })),
);

/** Every page of the sitemap, and variants for other readers or addresses. */
export const visits: Visit[] = [
  ...ofSitemap,
  { name: "home as owner", as: "owner", address: () => pages.home },
  { name: "contact as owner", as: "owner", address: () => pages.contact },
  { name: "user as admin", as: "admin", address: addressOf("user") },
  { name: "resetPassword with a token", as: "visitor", address: () => `${pages.resetPassword}?token=x` },
  { name: "confirmEmail with a token", as: "visitor", address: () => `${pages.confirmEmail}?token=x` },
  { name: "takeBackEmail with a token", as: "visitor", address: () => `${pages.takeBackEmail}?token=x` },
  { name: "stillOpen with a token", as: "visitor", address: () => `${pages.stillOpen}?token=x&answer=open` },
  { name: "stillGoing with a token", as: "visitor", address: () => `${pages.stillGoing}?token=x&answer=yes` },
  { name: "checkIn with a token", as: "visitor", address: () => `${pages.checkIn}?token=x&answer=still` },
  { name: "checkIn of a member", as: "owner", address: () => `${pages.checkIn}?answer=elsewhere` },
  { name: "wanted skills", as: "owner", address: () => `${pages.skills}?view=wanted` },
  { name: "unsubscribe with a token", as: "visitor", address: () => `${pages.unsubscribe}?token=x` },
  { name: "appeal with a token", as: "visitor", address: () => `${pages.appeal}?token=x` },
  { name: "a search that finds nothing", as: "owner", address: () => `${pages.jobs}?search=xqzwv` },
  { name: "an address where nothing is", as: "owner", address: () => "/no/such/page", isLoaded: true },
];

/** The pages whose other states `npm test` covers: one of each kind of list, record, form and panel. */
export const pagesWithStates = [
  "jobs as owner",
  "job as owner",
  "editProject as owner",
  "users as owner",
  "question as owner",
  "skill as owner",
  "welcome as owner",
  "notifications as owner",
  "conversation as owner",
  "adminReports as admin",
];

/** The person of this role on this board; null for a visitor. */
export const whoVisits = (board: Furnished, { as }: Pick<Visit, "as">) => (as === "visitor" ? null : board[as]);
