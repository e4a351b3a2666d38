import type { ActivityPreview } from "./activity.ts";
import type { PostList } from "./interface/lists.ts";
import type { JobPreview } from "./jobs/jobs.ts";
import type { Stats } from "./stats.ts";

/** The board's settings that its pages need; `web/ui/shell/site.ts` explains them. */
export const siteSettings = [
  "organisation",
  "donationUrl",
  "contactEmail",
  "passwordMax",
  "questionTitleMax",
  "imprint",
  "imprintLanguage",
  "assistant",
  "signUp",
  "confirmation",
  "providers",
  "secondFactor",
] as const;
export type SiteSettings = Record<(typeof siteSettings)[number], string>;

/** What the home page shows of the board to visitors. What couldn't be read is null. */
export type HomeContent = {
  activity: ActivityPreview[] | null;
  jobs: PostList<JobPreview> | null;
  stats: Stats | null;
  /** Names of companies, and the addresses of their logos. */
  companies: { name: string; logo: string }[];
  cohorts: { name: string }[];
};
