import { number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const all = {
  ...postKinds.allSearches,
  users: "Alle Nutzer:innen",
};
export const mine = { jobs: "Meine Jobs", questions: "Meine Fragen" };
export const typed = (words: string) => `„${words}“`;
export const paidFrom = (pay: number, currency: string) => `ab ${number(pay)} ${currency}`;
