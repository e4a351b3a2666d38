import { number } from "./formats.ts";

export const save = "Save";
export const saving = "Saving...";
export const view = "View";
export const send = "Send";
export const sending = "Sending...";
export const leave = {
  title: "Leave without saving?",
  whatIsLost: "What you changed here will be lost.",
  stay: "Keep editing",
  go: "Leave",
};
export const choicesFailed = "The list couldn't be loaded.";
export const website = "Website";

export const filtersTitle = "Filters";
export const titleChosen = (count: number) => `Filters, ${number(count)} chosen`;
export const chosen = "Chosen filters";
export const removeFilter = (value: string) => `Remove ${value}`;
export const clearAll = "Clear all";
export const showResults = (count: number) => (count === 1 ? "Show 1 result" : `Show ${number(count)} results`);
export const showList = "Show results";
export const numbersFailed = "The numbers couldn't be loaded.";
export const namedValue = (filter: string, value: string) => `${filter}: ${value}`;
export const nothingCalled = (typed: string) => `Nothing found for “${typed}”.`;
export const atLeast = (count: number) => `${number(count)}+`;
