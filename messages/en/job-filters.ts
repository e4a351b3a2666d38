import { number } from "./formats.ts";

export const sorts = { newest: "Newest", fit: "Best fit", salary: "Salary" };
export const savedJobs = "Saved jobs";
export const myJobs = "My jobs";
export const count = (jobs: number) => (jobs === 1 ? "1 job" : `${number(jobs)} jobs`);
export const noneMatch = "No jobs match these filters.";

export const forMe = "For me";
/** When a job fits: rare skills weigh more, must-haves twice. */
export const fitsRule = (percent: number) =>
  `All must-haves, and ${percent}% of the skills by weight. Rare ones weigh more.`;
export const skills = "Skills";
export const from = "From";
export const currency = "Currency";
export const aYear = "a year";
export const paidFrom = (pay: string) => `${pay} or more a year`;
export const paidIn = (currency: string) => `Paid in ${currency}`;
export const spoken = "Languages I speak";
export const posted = "Posted";
export const company = "Company";
export const findCompany = "Find a company";
