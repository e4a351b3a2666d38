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

/** In the menus, in their order. */
export const navigation = {
  projects: { label: "Projects", menu: "Projects menu", all: "All projects", add: "Add a project" },
  jobs: { label: "Jobs", menu: "Jobs menu", all: "All jobs", add: "Add a job" },
  questions: { label: "Q&A", menu: "Q&A menu", all: "All questions", add: "Ask a question" },
  companies: { label: "Companies", menu: "Companies menu", all: "All companies", add: "Add a company" },
};
/** Among what happened lately. */
export const happened = {
  job: (ago: string) => `A new job, ${ago}`,
  project: (ago: string) => `A new project, ${ago}`,
  question: (ago: string) => `A new question, ${ago}`,
};
/** The cards of the home page. */
export const statistics = {
  projects: { title: "Projects", parts: "Comments", ratio: "Comments per project" },
  jobs: { title: "Job offers", parts: "Comments", ratio: "Comments per job" },
  questions: { title: "Questions", parts: "Answers", ratio: "Answers per question" },
};
/** What a letter has of those that fit its reader. */
export const fitting = {
  headings: {
    jobs: "Jobs that fit you",
    projects: "Projects with a seat for you",
    questions: "Questions you could answer",
  },
  counts: {
    jobs: (count: number) => (count === 1 ? "1 job that fits you" : `${number(count)} jobs that fit you`),
    projects: (count: number) =>
      count === 1 ? "1 project with a seat for you" : `${number(count)} projects with a seat for you`,
    questions: (count: number) =>
      count === 1 ? "1 question you could answer" : `${number(count)} questions you could answer`,
  },
};

/** In sentences of the audit trail, as languages with cases say them. */
export const nouns = {
  job: "job",
  project: "project",
  question: "question",
};
export const accusative = {
  job: "job",
  project: "project",
  question: "question",
};
/** In mails about decisions. */
export const yours = {
  job: { nominative: "Your job", accusative: "your job", genitive: "your job" },
  project: { nominative: "Your project", accusative: "your project", genitive: "your project" },
  question: { nominative: "Your question", accusative: "your question", genitive: "your question" },
};
/** In the audit trail's filter. */
export const subjects = {
  job: "Jobs",
  project: "Projects",
  question: "Questions",
};
/** What a token may read or write. */
export const scopes = {
  jobs: "jobs",
  projects: "projects",
  questions: "questions",
};
/** What webhooks send. */
export const events = {
  "job.posted": "Job posted",
  "job.edited": "Job edited",
  "job.filled": "Job filled",
  "job.expired": "Job expired",
  "project.posted": "Project posted",
  "project.edited": "Project edited",
  "seat.requested": "Seat requested",
  "seat.decided": "Seat taken",
  "question.asked": "Question asked",
  "question.edited": "Question edited",
  "answer.posted": "Answer posted",
  "answer.accepted": "Answer accepted",
};
/** The same in a chat, before the title. */
export const eventsInChat = {
  "job.posted": "New job",
  "job.edited": "Job changed",
  "job.filled": "Job filled",
  "job.expired": "Job no longer listed",
  "project.posted": "New project",
  "project.edited": "Project changed",
  "seat.requested": "Somebody asks to join",
  "seat.decided": "A seat is taken in",
  "question.asked": "New question",
  "question.edited": "Question changed",
  "answer.posted": "New answer to",
  "answer.accepted": "Answer accepted to",
};
