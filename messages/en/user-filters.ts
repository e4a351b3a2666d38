import { number } from "./formats.ts";

export const sorts = { name: "Name", newest: "Newest", fit: "What you share" };
export const count = (people: number) => (people === 1 ? "1 person" : `${number(people)} people`);
export const noneMatch = "Nobody matches these filters.";
export const cohorts = "Cohorts";

export const skills = "Skills";
export const skillsNote = "Counts those who have it through another skill, too.";
export const company = "Company";
export const findCompany = "Find a company";
export const formerCompany = "Worked before at";
export const cohort = "Cohort";
export const findCohort = "Find a cohort";
export const location = "Location";
export const findLocation = "City or country";
export const inPlace = (place: string) => `In ${place}`;
export const openTo = "Open to";
export const shared = (skills: string[]) => `You share ${skills.join(", ")}`;
export const workedAt = (company: string) => `Worked before at ${company}`;
