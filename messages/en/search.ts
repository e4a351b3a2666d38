import { number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const title = "Search";
export const titleWithKeys = (keys: string) => `Search (${keys})`;
export const everything = "Search everything";
export const close = "Close";
export const results = "Results";

export const recent = "Recent searches";
export const clearRecent = "Clear recent items";
export const recentPages = "Recently viewed";
export const onThisPage = "On this page";
/** Pages that are in no menu of the navigation bar. */
export const morePages = {
  notifications: "Notifications",
  savedJobs: "Saved jobs",
  cohorts: "Cohorts",
  profileSettings: "Profile settings",
  notificationSettings: "Notification settings",
  privacySettings: "Privacy settings",
  bin: "What you deleted",
  ownReports: "What you reported",
  rules: "Rules",
};
export const commands = "Commands";
export const everythingFor = (text: string) => `Search everything for “${text}”`;
export const keys = { choose: "to choose", open: "to open", newTab: "in a new tab" };

export const kinds = {
  ...postKinds.groups,
  companies: "Companies",
  users: "People",
  skills: "Skills",
  cohorts: "Cohorts",
};
export const total = (count: number, isMore: boolean) => (isMore ? `${number(count)}+` : number(count));
export const found = (count: number, isMore: boolean) =>
  count === 1 ? "1 result" : `${number(count)}${isMore ? "+" : ""} results`;
export const nothing = (text: string) => `Nothing found for “${text}”.`;
export const failed = "Search isn't answering.";
export const offline = "You are offline.";

export const titleOf = (text: string) => `“${text}”, search`;
export const whatIsSearched = "Search jobs, people, projects, questions, companies, skills, cohorts.";
export const howTo = "How to search";
export const examples = "For example";
export const nothingOf = (text: string) => `Nothing found for “${text}”. Try other words.`;
export const pageFailed = "The results couldn't be loaded.";
export const emptyPage = "There are no results on this page. Go back to the previous one.";
export const pages = "Pages of results";
export const kindsFound = "Kinds of results";
export const all = "All";
export const kindFound = (kind: string, total: string) => `${kind} ${total}`;
export const allOf = {
  ...postKinds.allOf,
  companies: (total: string) => `All ${total} companies`,
  users: (total: string) => `All ${total} people`,
  skills: (total: string) => `All ${total} skills`,
  cohorts: (total: string) => `All ${total} cohorts`,
};

export const operators = "What narrows the search";
export const operator = (name: string, value: string) => `${name}: ${value}`;
export const removeOperator = (operator: string) => `Remove ${operator}`;
export const unknown: Record<string, (name: string) => string> = {
  skill: (name) => `No skill is called “${name}”`,
  company: (name) => `No company is called “${name}”`,
  cohort: (name) => `No cohort is called “${name}”`,
};
export const filters = {
  skill: { title: "Skill", find: "Find a skill" },
  company: { title: "Company", find: "Find a company" },
  cohort: { title: "Cohort", find: "Find a cohort" },
  location: { title: "Location", find: "Type a place" },
  only: { title: "Only" },
};
export const only = {
  "is:open": "Open",
  "is:remote": "Remote",
  "is:verified": "Verified",
  "is:answered": "Answered",
  "is:unanswered": "Unanswered",
  "by:me": "Mine",
};
