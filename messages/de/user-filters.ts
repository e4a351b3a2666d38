import { number } from "./formats.ts";

export const sorts = { name: "Name", newest: "Neueste", fit: "Was ihr teilt" };
export const count = (people: number) => (people === 1 ? "1 Person" : `${number(people)} Personen`);
export const noneMatch = "Zu diesen Filtern passt niemand.";
export const cohorts = "Jahrgänge";

export const skills = "Kenntnisse";
export const skillsNote = "Zählt auch, wer sie über eine andere Kenntnis hat.";
export const company = "Firma";
export const findCompany = "Firma finden";
export const formerCompany = "Früher bei";
export const cohort = "Jahrgang";
export const findCohort = "Jahrgang finden";
export const location = "Ort";
export const findLocation = "Stadt oder Land";
export const inPlace = (place: string) => `Ort: ${place}`;
export const openTo = "Offen für";
export const shared = (skills: string[]) => `Ihr teilt ${skills.join(", ")}`;
export const workedAt = (company: string) => `Früher bei ${company}`;
