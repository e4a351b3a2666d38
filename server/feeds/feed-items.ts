import type { Job } from "../../contract/jobs/jobs.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { Project } from "../../contract/projects.ts";
import type { Question } from "../../contract/questions/questions.ts";
import { truncated } from "../../contract/texts/cut.ts";
import type { FeedPage } from "../grants/feed-pages.ts";
import type { Messages } from "../languages/languages.ts";

/** One record in a feed: an address on the board, and at most 300 code points of text. Nobody is named. */
export type FeedItem = {
  path: string;
  title: string;
  facts: string[];
  text: string;
  skills: string[];
  createdAt: string;
  updatedAt: string;
};

const textMax = 300;

type Listed = Partial<Pick<Job, "location" | "Company" | "workplace" | "type">> &
  Partial<Pick<Project, "dateFrom" | "dateTo">> &
  Partial<Pick<Question, "votes">> & {
    id: number;
    title?: string;
    name?: string;
    jobCount?: number;
    Skills?: { name: string }[];
    createdAt: string;
    updatedAt: string;
  };
export type ListedPage = { results: Listed[]; excerpts?: Record<string, string> };

const pathOf: Record<FeedPage, (id: number) => string> = {
  [pages.jobs]: paths.job,
  [pages.savedJobs]: paths.job,
  [pages.projects]: paths.project,
  [pages.questions]: paths.question,
  [pages.companies]: paths.company,
};

/** The records of a list's reply as a feed shows them, the newest first. */
export function feedItems(page: FeedPage, { results, excerpts = {} }: ListedPage, { jobFacts }: Messages): FeedItem[] {
  const items = results.map((record) => ({
    path: pathOf[page](record.id),
    title: record.title ?? record.name ?? "",
    facts: [
      record.Company?.name,
      record.location,
      record.workplace && jobFacts.workplaces[record.workplace],
      record.type && jobFacts.types[record.type],
      [record.dateFrom, record.dateTo].filter(Boolean).join(" – "),
    ].filter((fact): fact is string => Boolean(fact)),
    text: truncated(excerpts[record.id] ?? "", textMax - 1),
    skills: (record.Skills ?? []).map(({ name }) => name),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  }));
  return items.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
