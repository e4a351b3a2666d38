import { number } from "./formats.ts";

export const list = {
  title: "Cohorts",
  search: "Search cohorts...",
  pages: "Pages of cohorts",
  failed: "The cohorts couldn't be loaded.",
  emptyPage: "There are no cohorts on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No cohorts found for “", search, "”. Try fewer or other words."],
};
export const none = "No cohorts yet.";
export const yourCohort = "Your cohort";
export const here = (count: number, size: number | null) => {
  if (size !== null) return `${number(count)} of ${number(size)} are here`;
  return count === 1 ? "1 is here" : `${number(count)} are here`;
};
export const from = <Part>(day: Part) => ["from ", day];
export const until = <Part>(day: Part) => ["until ", day];

export const field = {
  label: "Cohort",
  find: "Find your cohort",
  show: "Show cohorts",
  unknown: "There is no such cohort.",
  chosen: "Chosen cohorts",
  hint: "The school's list confirms it, or two classmates who are here.",
  remove: (cohort: string) => `Remove ${cohort}`,
};

export const failed = "This cohort couldn't be loaded";
export const iWasHere = "I was in this cohort";
export const waiting = (vouches: number, needed: number) =>
  `Waiting: ${number(vouches)} of ${number(needed)} classmates vouched for you.`;
export const verified = {
  roster: "Verified: on the school's list",
  staff: "Verified: confirmed by the team",
  vouches: "Verified: two classmates vouched",
};
export const leave = "Leave this cohort";
export const leaving = {
  title: "Leave this cohort?",
  question: "Your vouches for others in it are taken back.",
};
export const left = "You left this cohort";

export const doYouKnow = "Do you know them?";
export const sayThey =
  "They say that they were in this cohort. They are verified once two members who know them vouch.";
export const vouchesSoFar = (count: number) => {
  if (count === 0) return "Nobody has vouched yet";
  return count === 1 ? "1 has vouched" : `${number(count)} have vouched`;
};
export const know = (name: string) => `I know ${name}`;
export const takeBack = "Take back";
export const takeBackFor = (name: string) => `Take back that you know ${name}`;
export const vouched = (name: string) => `You vouched for ${name}.`;
export const tookBack = (name: string) => `You took back that you know ${name}.`;
export const pendingFailed = "The list of who is waiting couldn't be loaded.";
export const pendingPages = "Pages of people waiting";

export const who = "Who";
export const nobody = "Nobody of this cohort is here yet.";
export const whoFailed = "The people of this cohort couldn't be loaded.";
export const seeAll = (count: number) => `See all ${number(count)}`;
export const whereTheyWork = "Where they work";
export const whatTheyKnow = "What they know";

export const addCohort = "Add a cohort";
export const edit = "Edit";
export const editThis = (cohort: string) => `Edit ${cohort}`;
export const name = "Name";
export const nameHint = "As people call it: Web 2024-1.";
export const course = "Course";
export const city = "City";
export const startsOn = "First day";
export const endsOn = "Last day";
export const size = "Number of graduates";
export const cohortSaved = "Cohort saved";
export const removeCohort = "Delete";
export const removeThis = (cohort: string) => `Delete ${cohort}`;
export const removal = {
  title: "Delete this cohort?",
  question: "A cohort with members can't be deleted.",
  done: "Cohort deleted",
};

export const addAddresses = "Add addresses";
export const addAddressesTo = (cohort: string) => `Add addresses to ${cohort}`;
export const addresses = "Email addresses";
export const addressesHint = (most: number) => `One per line, at most ${number(most)}.`;
export const file = "Or a file";
export const fileHint = "CSV or XLSX. Everything that looks like an address is added.";
export const found = (count: number) => (count === 1 ? "1 address found" : `${number(count)} addresses found`);
export const without = (lines: number) =>
  lines === 1 ? "1 line without an address is left out." : `${number(lines)} lines without an address are left out.`;
export const noneInFile = "There is no address in this file.";
export const fileFailed = "This file couldn't be read.";
export const notUtf8 = (row: number) =>
  `Row ${row} of this file isn't valid UTF-8. Please save the file again as UTF-8.`;
export const adding = "Adding...";
export const onRoster = (count: number) =>
  count === 1
    ? "1 address on the roster. They can't be read again."
    : `${number(count)} addresses on the roster. They can't be read again.`;
export const verifiedAtOnce = (count: number) =>
  count === 1 ? "1 member is verified." : `${number(count)} members are verified.`;

export const wait = (count: number) =>
  count === 1 ? "1 person waits to be verified." : `${number(count)} people wait to be verified.`;
export const whoWaitsIn = (cohort: string) => `Who waits in ${cohort}`;
export const confirmMember = "Confirm";
export const confirmThis = (name: string) => `Confirm ${name}`;
export const confirmed = (name: string) => `${name} is verified.`;
export const takeOut = "Remove";
export const takeOutThis = (name: string) => `Remove ${name}`;
export const takingOut = "Removing...";
export const cantComeBack = (name: string) => `${name} can't rejoin by themselves.`;
export const takenOut = (name: string) => `${name} was removed.`;
export const reason = "Reason (optional)";
