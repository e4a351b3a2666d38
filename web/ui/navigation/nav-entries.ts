import type { Account } from "../../../contract/people/accounts.ts";
import { isStaff } from "../../../contract/rights.ts";
import { isBuilt, type PageName } from "../../sitemap.ts";

type Target = { page: PageName; label: string };
export type NavEntry = Target & { menu?: Target[] };

const visitorEntries: NavEntry[] = [{ page: "home", label: "Home" }];

const memberEntries: NavEntry[] = [
  { page: "home", label: "Home" },
  { page: "welcome", label: "Welcome" },
  { page: "skills", label: "Skills" },
  {
    page: "projects",
    label: "Projects",
    menu: [
      { page: "projects", label: "All projects" },
      { page: "addProject", label: "Add a project" },
    ],
  },
  {
    page: "jobs",
    label: "Jobs",
    menu: [
      { page: "jobs", label: "All jobs" },
      { page: "addJob", label: "Add a job" },
    ],
  },
  {
    page: "questions",
    label: "Q&A",
    menu: [
      { page: "questions", label: "All questions" },
      { page: "askQuestion", label: "Ask a question" },
    ],
  },
  {
    page: "companies",
    label: "Companies",
    menu: [
      { page: "companies", label: "All companies" },
      { page: "addCompany", label: "Add a company" },
    ],
  },
  { page: "users", label: "Users" },
];

const accountTargets: Target[] = [
  { page: "profile", label: "Profile" },
  { page: "settings", label: "Settings" },
];

const staffTargets: Target[] = [{ page: "adminMembers", label: "Administration" }];

const footerTargets: Target[] = [
  { page: "about", label: "About us" },
  { page: "contact", label: "Contact" },
  { page: "terms", label: "Terms and conditions" },
  { page: "privacy", label: "Privacy policy" },
  { page: "imprint", label: "Imprint" },
];

const exists = ({ page }: Target) => isBuilt(page);

export function navEntries(isMember: boolean): NavEntry[] {
  return (isMember ? memberEntries : visitorEntries)
    .filter(exists)
    .map((entry) => ({ ...entry, menu: entry.menu?.filter(exists) }));
}

/** Of the avatar menu. */
export const accountEntries = (user: Account) =>
  [...accountTargets, ...(isStaff(user) ? staffTargets : [])].filter(exists);
export const footerEntries = footerTargets.filter(exists);
