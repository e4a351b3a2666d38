import type { PostList } from "../../contract/interface/lists.ts";
import type { JobPreview } from "../../contract/jobs/jobs.ts";
import type { Language } from "../../contract/languages/languages.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { type ListedPost, withExcerpts } from "../ui/lists/excerpts.ts";

/** `language` is that of the description, if it is clear. */
export type NewJob = ListedPost<JobPreview> & { language?: Language };

export const previewsOf = (list: PostList<JobPreview>): NewJob[] =>
  withExcerpts(list).results.map((job) => ({ ...job, language: languageOf(job.description) }));
