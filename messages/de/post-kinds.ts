import { number } from "./formats.ts";

export const names = {
  jobs: "Job",
  projects: "Projekt",
  questions: "Frage",
};
export const reportThis = {
  jobs: "Diesen Job melden",
  projects: "Dieses Projekt melden",
  questions: "Diese Frage melden",
};
export const counted = {
  jobs: (count: number) => (count === 1 ? "1 Job" : `${number(count)} Jobs`),
  projects: (count: number) => (count === 1 ? "1 Projekt" : `${number(count)} Projekte`),
  questions: (count: number) => (count === 1 ? "1 Frage" : `${number(count)} Fragen`),
};
export const missing = {
  job: "Diesen Job gibt es nicht.",
  project: "Dieses Projekt gibt es nicht.",
  question: "Diese Frage gibt es nicht.",
};
export const groups = {
  jobs: "Jobs",
  projects: "Projekte",
  questions: "Fragen",
};
export const allOf = {
  jobs: (total: string) => `Alle ${total} Jobs`,
  projects: (total: string) => `Alle ${total} Projekte`,
  questions: (total: string) => `Alle ${total} Fragen`,
};
export const allSearches = {
  jobs: "Alle Jobs",
  projects: "Alle Projekte",
  questions: "Alle Fragen",
};
