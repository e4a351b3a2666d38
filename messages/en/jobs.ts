import { number } from "./formats.ts";

export const list = {
  title: "Jobs",
  search: "Search jobs...",
  pages: "Pages of jobs",
  failed: "The jobs couldn't be loaded.",
  emptyPage: "There are no jobs on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No jobs found for “", search, "”. Try fewer or other words."],
};
export const add = "Add a job";
export const none = <Part>(add: (words: string) => Part) => [
  "There are no jobs yet. Know of one? ",
  add("Add the first"),
  ".",
];

export const moreDetails = "More Details";
export const moreDetailsAbout = (title: string) => `More Details about ${title}`;
export const titleAt = (title: string, location: string) => `${title}\u00a0- ${location}`;
export const noCompany = "N/A";
export const requiredSkills = "Required skills";

export const failed = "This job couldn't be loaded";
export const company = "Company: ";
export const location = "Location: ";
export const noLocation = "Not specified";
export const postedBy = <Part>(person: Part) => ["posted by ", person];
export const apply = "Apply Here";
export const edit = "Edit Job";

export const addPage = "Add a Job";
export const editPage = {
  title: "Edit Job",
  failed: "This job couldn't be loaded.",
  refused: "Only the person who posted this job can edit it.",
};
export const logInFirst = "Please log in to add or edit a job!";

export const fields = {
  title: "Title",
  location: "Location",
  locationHint: "Optional.",
  link: "Link",
  linkHint: "Where to apply, starting with https://",
};
export const saving = {
  created: "Job created successfully!",
  updated: "Job updated successfully!",
  creationFailed: "Failed to create job. Please try again.",
  updateFailed: "Failed to update job. Please try again.",
};
export const deletion = {
  title: "Delete job",
  question: "Are you sure you want to delete this job?",
  goesWithIt: "Its comments go with it.",
  done: "Job deleted successfully!",
  failed: "Failed to delete job. Please try again.",
};

export const sorts = { newest: "Newest", fit: "Best fit", salary: "Salary" };
export const savedJobs = "Saved jobs";
export const myJobs = "My jobs";
export const count = (jobs: number) => (jobs === 1 ? "1 job" : `${number(jobs)} jobs`);
export const noneMatch = "No jobs match these filters.";

export const forMe = "For me";
/** When a job fits: rare skills weigh more, must-haves twice. */
export const fitsRule = (percent: number) =>
  `All must-haves, and ${percent}% of the skills by weight. Rare ones weigh more.`;
export const skills = "Skills";
export const from = "From";
export const currency = "Currency";
export const aYear = "a year";
export const paidFrom = (pay: string) => `${pay} or more a year`;
export const paidIn = (currency: string) => `Paid in ${currency}`;
export const spoken = "Languages I speak";
export const posted = "Posted";
export const jobFiltersCompany = "Company";
export const findCompany = "Find a company";

export const onTheBoard = "On this board";
export const workHere = (count: number) =>
  count === 1 ? "1 graduate works here" : `${number(count)} graduates work here`;
export const worksHereNow = "Works here now";
export const workedHereBefore = "Worked here before";
export const seeAll = "See all";
export const peopleFailed = "Its people couldn't be loaded.";

export const ask = "Ask an insider";
export const yourQuestion = "Your question";
export const sendTo = (name: string) => `Send to ${name}`;
export const someoneElse = "Someone else";
export const youAsked = <Part>(name: Part, day: Part) => ["You asked ", name, " on ", day, "."];
export const someone = "someone";

const locale = "en-GB";
const currencies = /* @__PURE__ */ new Intl.DisplayNames(locale, { type: "currency" });

/** €25.50, and €4,200 */
const money = (amount: number, currency: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(amount);

type Currency = string;
export const exactly = (amount: number, currency: Currency) => money(amount, currency);
export const range = (low: number, high: number, currency: Currency) =>
  `${money(low, currency)}–${money(high, currency)}`;
export const payFrom = (amount: number, currency: Currency) => `from ${money(amount, currency)}`;
export const upTo = (amount: number, currency: Currency) => `up to ${money(amount, currency)}`;
export const per = {
  year: (pay: string) => `${pay} a year`,
  month: (pay: string) => `${pay} a month`,
  hour: (pay: string) => `${pay} an hour`,
};
export const aboutPay = (pay: string) => `about ${pay}`;
export const fromAbout = (amount: number, currency: Currency) => `from about ${money(amount, currency)}`;
export const upToAbout = (amount: number, currency: Currency) => `up to about ${money(amount, currency)}`;
export const atHours = (pay: string, weekly: number) => `${pay}, at ${weekly} hours a week`;

export const currencyName = (code: string) => currencies.of(code) ?? code;

export const savedJobsList = {
  title: "Saved jobs",
  pages: "Pages of saved jobs",
  failed: "Your saved jobs couldn't be loaded.",
  emptyPage: "There are no jobs on this page. Go back to the previous one.",
};
export const savedJobsNone = "You have saved no jobs yet.";
export const toJobs = "Look at all jobs";
export const noneOfThese = "None of your saved jobs match.";
export const shown = "Which are shown";
export const allSaved = "All";
export const applied = "Applied";
export const notApplied = "Not applied";

export const save = "Save";
export const saved = "Saved";
export const iApplied = "I applied";
export const appliedOn = (day: string) => `Applied on ${day}`;
export const savedJobsFailed = "That couldn't be saved. Please try again.";

export const note = "Your note";
export const addNote = "Add a note";
export const editNote = "Edit the note";
export const onlyYou = "Only you see it.";
export const saveNote = "Save note";
export const noteSaved = "Your note is saved.";
export const removeSaved = "Remove";
export const removed = "The job is no longer saved.";
export const undo = "Undo";
