import { number } from "./formats.ts";

export const logInPrompt = "Please log in to see companies";
export const list = {
  title: "Companies Listing",
  search: "Search companies...",
  pages: "Pages of companies",
  failed: "The companies couldn't be loaded.",
  emptyPage: "There are no companies on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No companies found for “", search, "”. Try fewer or other words."],
};
export const add = "Add a company";
export const none = <Part>(add: (words: string) => Part) => [
  "There are no companies yet. Where do you work? ",
  add("Add the first"),
  ".",
];

export const people = (count: number) => (count === 1 ? "1 person" : `${number(count)} people`);
export const openJobs = (count: number) => (count === 1 ? "1 open job" : `${number(count)} open jobs`);
export const hereSince = <Part>(day: Part) => ["On this board since ", day];
export const moreDetails = "More Details";
export const moreDetailsAbout = (name: string) => `More Details about ${name}`;

export const failed = "This company couldn't be loaded";
export const addedBy = <Part>(person: Part) => ["added by ", person];
export const edit = "Edit Company";
export const jobs = {
  title: "Jobs here",
  none: "No jobs here at the moment.",
  findAll: "Find all of them",
};

export const addPage = "Add a Company";
export const editPage = {
  title: "Edit Company",
  failed: "This company couldn't be loaded.",
  refused: "Only the person who added this company can edit it.",
};
export const fields = {
  name: "Name",
  logo: "Logo",
  location: "Location",
  website: "Website",
  about: "About",
  optional: "Optional.",
  websiteHint: "Starting with https://",
  websiteHintForStaff:
    "Starting with https://. By saving it you confirm that people with a confirmed address at its domain work here.",
};
export const saved = "company data was saved successfully";

export const choice = {
  label: "Company",
  none: "No company",
  show: "Show companies",
  unknown: "No company with this name.",
};
export const addCompany = (name: string) => `Add "${name}"`;
export const wasKnown = (name: string) => `${name} was on the board already.`;
/** In the place of the name of one that isn't shown. */
export const unknown = "Unknown company";
export const remove = (name: string) => `Remove ${name}`;
