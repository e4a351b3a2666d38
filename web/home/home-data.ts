import { type Activity, type ActivityPreview, listActivity, previewActivity } from "../../contract/activity.ts";
import type { PostList } from "../../contract/interface/lists.ts";
import { type JobPreview, listJobs, previewJobs, previewLimit } from "../../contract/jobs/jobs.ts";
import type { Language } from "../../contract/languages/languages.ts";
import { getStats, type Stats } from "../../contract/stats.ts";
import { call } from "../api/api.ts";
import { currentSession, isLetIn } from "../api/session.ts";
import { type ListedPost, withExcerpts } from "../ui/lists/excerpts.ts";

export type Loaded<Value> = { value: Value } | { error: unknown };
/** `language` is that of the description, if it is clear. */
export type NewJob = ListedPost<JobPreview> & { language?: Language };
export type HomeData = {
  isMember: boolean;
  activity: Promise<Loaded<Activity[] | ActivityPreview[]>>;
  jobs: Promise<Loaded<NewJob[]>>;
  stats: Promise<Loaded<Stats>>;
};

/** Fetches without TanStack Query, so that the public home page needn't load it. */
export function loadHome(): HomeData {
  return {
    isMember: currentSession() !== null,
    activity: loaded(newestActivity()),
    jobs: loaded(newestJobs()),
    stats: loaded(call(getStats, {})),
  };
}

/** Members get the same from the list of jobs, which has this address if a token is sent. */
async function newestJobs(): Promise<NewJob[]> {
  const [list, { languageOf }] = await Promise.all([
    call(isLetIn() ? listJobs : previewJobs, { limit: previewLimit }) as Promise<PostList<JobPreview>>,
    import("../../contract/languages/text-language.ts"),
  ]);
  const { results } = withExcerpts(list);
  return results.map((job) => ({ ...job, language: languageOf(job.description) }));
}

async function newestActivity(): Promise<Activity[] | ActivityPreview[]> {
  return (await call(isLetIn() ? listActivity : previewActivity, {})).results;
}

function loaded<Value>(work: Promise<Value>): Promise<Loaded<Value>> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
