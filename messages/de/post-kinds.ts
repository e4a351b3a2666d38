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

export const navigation = {
  projects: { label: "Projekte", menu: "Menü Projekte", all: "Alle Projekte", add: "Projekt hinzufügen" },
  jobs: { label: "Jobs", menu: "Menü Jobs", all: "Alle Jobs", add: "Job hinzufügen" },
  questions: { label: "Q&A", menu: "Menü Q&A", all: "Alle Fragen", add: "Frage stellen" },
  companies: { label: "Firmen", menu: "Menü Firmen", all: "Alle Firmen", add: "Firma hinzufügen" },
};
export const happened = {
  job: (ago: string) => `Ein neuer Job, ${ago}`,
  project: (ago: string) => `Ein neues Projekt, ${ago}`,
  question: (ago: string) => `Eine neue Frage, ${ago}`,
};
export const statistics = {
  projects: { title: "Projekte", parts: "Kommentare", ratio: "Kommentare pro Projekt" },
  jobs: { title: "Jobs", parts: "Kommentare", ratio: "Kommentare pro Job" },
  questions: { title: "Fragen", parts: "Antworten", ratio: "Antworten pro Frage" },
};
export const fitting = {
  headings: {
    jobs: "Jobs, die zu dir passen",
    projects: "Projekte mit einem Platz für dich",
    questions: "Fragen, die du beantworten könntest",
  },
  counts: {
    jobs: (count: number) => (count === 1 ? "1 Job, der zu dir passt" : `${number(count)} Jobs, die zu dir passen`),
    projects: (count: number) =>
      count === 1 ? "1 Projekt mit einem Platz für dich" : `${number(count)} Projekte mit einem Platz für dich`,
    questions: (count: number) =>
      count === 1 ? "1 Frage, die du beantworten könntest" : `${number(count)} Fragen, die du beantworten könntest`,
  },
};

export const nouns = {
  job: "Job",
  project: "Projekt",
  question: "Frage",
};
export const accusative = {
  job: "den Job",
  project: "das Projekt",
  question: "die Frage",
};
export const yours = {
  job: { nominative: "Dein Job", accusative: "deinen Job", genitive: "deines Jobs" },
  project: { nominative: "Dein Projekt", accusative: "dein Projekt", genitive: "deines Projekts" },
  question: { nominative: "Deine Frage", accusative: "deine Frage", genitive: "deiner Frage" },
};
export const subjects = {
  job: "Jobs",
  project: "Projekte",
  question: "Fragen",
};
export const scopes = {
  jobs: "Jobs",
  projects: "Projekte",
  questions: "Fragen",
};
export const events = {
  "job.posted": "Job ausgeschrieben",
  "job.edited": "Job bearbeitet",
  "job.filled": "Job besetzt",
  "job.expired": "Job abgelaufen",
  "project.posted": "Projekt hinzugefügt",
  "project.edited": "Projekt bearbeitet",
  "seat.requested": "Um einen Platz gebeten",
  "seat.decided": "Platz vergeben",
  "question.asked": "Frage gestellt",
  "question.edited": "Frage bearbeitet",
  "answer.posted": "Antwort geschrieben",
  "answer.accepted": "Antwort angenommen",
};
export const eventsInChat = {
  "job.posted": "Neuer Job",
  "job.edited": "Job geändert",
  "job.filled": "Job besetzt",
  "job.expired": "Job nicht mehr ausgeschrieben",
  "project.posted": "Neues Projekt",
  "project.edited": "Projekt geändert",
  "seat.requested": "Jemand möchte mitmachen bei",
  "seat.decided": "Ein Platz ist vergeben bei",
  "question.asked": "Neue Frage",
  "question.edited": "Frage geändert",
  "answer.posted": "Neue Antwort auf",
  "answer.accepted": "Antwort angenommen bei",
};
