import { number } from "./formats.ts";

export const votes = (count: number) => (count === 1 ? "1 vote" : `${number(count)} votes`);
export const failed = "Ooops, something went wrong";
