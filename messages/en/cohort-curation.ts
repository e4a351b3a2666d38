import { number } from "./formats.ts";

export const add = "Add a cohort";
export const edit = "Edit";
export const editThis = (cohort: string) => `Edit ${cohort}`;
export const name = "Name";
export const nameHint = "As people call it: Web 2024-1.";
export const course = "Course";
export const city = "City";
export const startsOn = "First day";
export const endsOn = "Last day";
export const size = "Number of graduates";
export const saved = "Cohort saved";
export const remove = "Delete";
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
export const fileHint = "CSV or XLSX. Everything that looks like an address is taken.";
export const found = (count: number) => (count === 1 ? "1 address found" : `${number(count)} addresses found`);
export const without = (lines: number) =>
  lines === 1 ? "1 line without an address is left out." : `${number(lines)} lines without an address are left out.`;
export const noneInFile = "There is no address in this file.";
export const fileFailed = "This file couldn't be read.";
export const notUtf8 = (row: number) => `This file is UTF-8, but row ${row} isn't: save it anew as UTF-8.`;
export const adding = "Adding...";
export const onRoster = (count: number) =>
  count === 1
    ? "1 address on the roster. Nobody can read them again."
    : `${number(count)} addresses on the roster. Nobody can read them again.`;
export const verifiedAtOnce = (count: number) =>
  count === 1 ? "1 member is verified." : `${number(count)} members are verified.`;

export const wait = (count: number) =>
  count === 1 ? "1 person waits to be verified." : `${number(count)} people wait to be verified.`;
export const whoWaitsIn = (cohort: string) => `Who waits in ${cohort}`;
export const confirm = "Confirm";
export const confirmThis = (name: string) => `Confirm ${name}`;
export const confirmed = (name: string) => `${name} is verified.`;
export const takeOut = "Take out";
export const takeOutThis = (name: string) => `Take out ${name}`;
export const takingOut = "Taking out...";
export const cantComeBack = (name: string) => `${name} can't rejoin by themselves.`;
export const takenOut = (name: string) => `${name} is taken out.`;
export const reason = "Reason (optional)";
