import { number } from "./formats.ts";

/** What is said of the kinds that members post, each a whole sentence or name. */
export const names = {
  jobs: "Job",
  projects: "Project",
  questions: "Question",
};
export const reportThis = {
  jobs: "Report this job",
  projects: "Report this project",
  questions: "Report this question",
};
export const counted = {
  jobs: (count: number) => (count === 1 ? "1 job" : `${number(count)} jobs`),
  projects: (count: number) => (count === 1 ? "1 project" : `${number(count)} projects`),
  questions: (count: number) => (count === 1 ? "1 question" : `${number(count)} questions`),
};
export const missing = {
  job: "This job does not exist.",
  project: "This project does not exist.",
  question: "This question does not exist.",
};
export const groups = {
  jobs: "Jobs",
  projects: "Projects",
  questions: "Questions",
};
export const allOf = {
  jobs: (total: string) => `All ${total} jobs`,
  projects: (total: string) => `All ${total} projects`,
  questions: (total: string) => `All ${total} questions`,
};
export const allSearches = {
  jobs: "All jobs",
  projects: "All projects",
  questions: "All questions",
};
