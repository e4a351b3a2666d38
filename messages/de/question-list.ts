import { number } from "./formats.ts";

export const sorts = { newest: "Neueste", active: "Letzte Aktivität", votes: "Meiste Stimmen" };
export const state = "Stand";
export const mine = "Meine Fragen";
export const count = (questions: number) => (questions === 1 ? "1 Frage" : `${number(questions)} Fragen`);
export const noneMatch = "Zu diesen Filtern passen keine Fragen.";

/** After their number. */
export const votes = (count: number): string => (count === 1 ? "Stimme" : "Stimmen");
export const answers = (count: number): string => (count === 1 ? "Antwort" : "Antworten");
export const active = (ago: string) => `aktiv ${ago}`;
export const otherSkills = (count: number) => `+${number(count)}`;
