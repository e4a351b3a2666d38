import { number } from "./formats.ts";

export const sorts = { newest: "Neueste", fit: "Passt am besten", salary: "Gehalt" };
export const savedJobs = "Gemerkte Jobs";
export const myJobs = "Meine Jobs";
export const count = (jobs: number) => (jobs === 1 ? "1 Job" : `${number(jobs)} Jobs`);
export const noneMatch = "Zu diesen Filtern passen keine Jobs.";

export const forMe = "Für mich";
export const fitsRule = (percent: number) =>
  `Alle Muss-Kenntnisse und nach Gewicht ${percent}\u00a0% der Kenntnisse. Seltene wiegen mehr.`;
export const skills = "Kenntnisse";
export const from = "Ab";
export const currency = "Währung";
export const aYear = "im Jahr";
export const paidFrom = (pay: string) => `Mindestens ${pay} im Jahr`;
export const paidIn = (currency: string) => `Gehalt in ${currency}`;
export const spoken = "Sprachen, die ich spreche";
export const posted = "Gepostet";
export const company = "Firma";
export const findCompany = "Firma finden";
