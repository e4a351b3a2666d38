import * as messages from "#messages/shell.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { isStaff } from "../../../contract/rights.ts";
import type { PageName } from "../../sitemap.ts";

type Target = { page: PageName; label: string };
export type NavEntry = Target & { menuLabel?: string; menu?: Target[] };

const visitorEntries: NavEntry[] = [{ page: "home", label: messages.home }];

const memberEntries: NavEntry[] = [
  { page: "home", label: messages.home },
  { page: "welcome", label: messages.welcome },
  { page: "skills", label: messages.skills },
  {
    page: "projects",
    label: messages.projects,
    menuLabel: messages.projectsMenu,
    menu: [
      { page: "projects", label: messages.allProjects },
      { page: "addProject", label: messages.addProject },
    ],
  },
  {
    page: "jobs",
    label: messages.jobs,
    menuLabel: messages.jobsMenu,
    menu: [
      { page: "jobs", label: messages.allJobs },
      { page: "addJob", label: messages.addJob },
    ],
  },
  {
    page: "questions",
    label: messages.questions,
    menuLabel: messages.questionsMenu,
    menu: [
      { page: "questions", label: messages.allQuestions },
      { page: "askQuestion", label: messages.askQuestion },
    ],
  },
  {
    page: "companies",
    label: messages.companies,
    menuLabel: messages.companiesMenu,
    menu: [
      { page: "companies", label: messages.allCompanies },
      { page: "addCompany", label: messages.addCompany },
    ],
  },
  { page: "users", label: messages.users },
];

const accountTargets: Target[] = [
  { page: "profile", label: messages.profile },
  { page: "cohorts", label: messages.cohorts },
  { page: "conversations", label: messages.messages },
  { page: "settings", label: messages.settings },
];

const staffTargets: Target[] = [{ page: "adminMembers", label: messages.administration }];

export const footerEntries: Target[] = [
  { page: "about", label: messages.aboutUs },
  { page: "contact", label: messages.contact },
  { page: "terms", label: messages.terms },
  { page: "privacy", label: messages.privacy },
  { page: "imprint", label: messages.imprint },
];

export const navEntries = (isMember: boolean) => (isMember ? memberEntries : visitorEntries);

/** The entries of the avatar menu. */
export const accountEntries = (user: Account) => [...accountTargets, ...(isStaff(user) ? staffTargets : [])];
