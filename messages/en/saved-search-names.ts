import { number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

/** The name of a saved search that its owner didn't name. */
export const all = { ...postKinds.allSearches, users: "All members" };
export const mine = { jobs: "My jobs", questions: "My questions" };
export const typed = (words: string) => `“${words}”`;
export const paidFrom = (pay: number, currency: string) => `${number(pay)} ${currency} or more`;
