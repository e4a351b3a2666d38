import { number } from "./formats.ts";

export const all = {
  jobs: "Alle Jobs",
  projects: "Alle Projekte",
  questions: "Alle Fragen",
  users: "Alle Nutzer:innen",
};
export const mine = { jobs: "Meine Jobs", questions: "Meine Fragen" };
export const typed = (words: string) => `„${words}“`;
export const paidFrom = (pay: number, currency: string) => `ab ${number(pay)} ${currency}`;
