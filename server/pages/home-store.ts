import { previewLimit } from "../../contract/jobs/jobs.ts";
import type { HomeContent } from "../../contract/site.ts";
import { activityPreviews } from "../activity/activity-store.ts";
import type { Database } from "../database/connection.ts";
import { logoUrl } from "../images/image-url.ts";
import { jobPreviews } from "../jobs/job-store.ts";
import { statsOf } from "../stats/stats-store.ts";
import { isVisible } from "../visibility/visibility.ts";

const mostCompanies = 8;
const mostCohorts = 6;
/** In milliseconds: the page comes without what takes longer. */
const patience = 1500;

/** What visitors see of the board on its home page. */
export async function homeContent(database: Database): Promise<HomeContent> {
  const [activity, jobs, stats, companies, cohorts] = await Promise.all([
    inTime(activityPreviews(database)),
    inTime(jobPreviews(database, previewLimit)),
    inTime(statsOf(database)),
    inTime(newestLogos(database)),
    inTime(latestCohorts(database)),
  ]);
  return { activity, jobs, stats, companies: companies ?? [], cohorts: cohorts ?? [] };
}

/** Null if the work fails or takes too long. */
function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const enough = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
  return Promise.race([work.catch(() => null), enough]);
}

async function newestLogos(database: Database): Promise<HomeContent["companies"]> {
  return await database<HomeContent["companies"]>`
    select title as name, ${logoUrl(database)} as logo
    from companies join posts on posts.id = post_id
    where logo is not null and ${isVisible(database, "posts")}
    order by post_id desc limit ${mostCompanies}`;
}

/** Cohorts that have members. */
async function latestCohorts(database: Database): Promise<HomeContent["cohorts"]> {
  return await database<HomeContent["cohorts"]>`
    select name from cohorts
    where exists (select from cohort_members where cohort_id = cohorts.id and verified_by is not null)
    order by ends_on desc nulls last, sort_key, name collate "C", id limit ${mostCohorts}`;
}
