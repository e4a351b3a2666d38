import { type Activity, type ActivityPreview, listActivity, previewActivity } from "../../contract/activity.ts";
import type { PostList } from "../../contract/interface/lists.ts";
import { type JobPreview, listJobs, previewJobs, previewLimit } from "../../contract/jobs/jobs.ts";
import { getStats, type Stats } from "../../contract/stats.ts";
import { call } from "../api/api.ts";
import { currentSession, isAdmitted } from "../api/session.ts";
import { type NewJob, previewsOf } from "./job-preview-data.ts";

export type Loaded<Value> = { value: Value } | { error: unknown };
export type HomeData = {
  isMember: boolean;
  activity: Promise<Loaded<Activity[] | ActivityPreview[]>>;
  jobs: Promise<Loaded<NewJob[]>>;
  stats: Promise<Loaded<Stats>>;
};

/** Members get the same from the list of jobs, which has this address if a token is sent. */
export function loadHome(): HomeData {
  const jobs = call(isAdmitted() ? listJobs : previewJobs, { limit: previewLimit }) as Promise<PostList<JobPreview>>;
  return {
    isMember: currentSession() !== null,
    activity: loaded(call(isAdmitted() ? listActivity : previewActivity, {}).then(({ results }) => results)),
    jobs: loaded(jobs.then(previewsOf)),
    stats: loaded(call(getStats, {})),
  };
}

function loaded<Value>(work: Promise<Value>): Promise<Loaded<Value>> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
