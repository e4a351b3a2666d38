import { number } from "./formats.ts";

export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const found = (count: number) => `${number(count)} found`;
export const clearSearch = "Clear the search";
export const showMore = (count: number) => `Show ${number(count)} more`;

export const previous = "Previous";
export const next = "Next";
export const page = (number: number) => `Page ${number}`;

export const sortBy = "Sort by";
export const bestMatch = "Best match";

export const facts = "Facts";
export const created = <Part>(day: Part) => ["Created ", day];
export const updated = <Part>(day: Part) => ["Updated ", day];

export const loading = "Loading...";
export const tryAgain = "Try again";
export const offline = "You are offline. What is on the screen stays; the rest comes when the network is back.";

export const notFound = {
  title: "Page not found",
  status: "404",
  heading: "Nobody lives at this address",
  why: "The page doesn't exist, or what was here has been deleted.",
  toHome: "Go to the home page",
};
export const broken = {
  title: "Something went wrong",
  why: "This page couldn't be shown. Loading it again often helps.",
  loadAgain: "Load again",
};
