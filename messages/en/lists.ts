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
