import { currencyDefault, getJob, type JobQuery, listJobs } from "../../contract/jobs/jobs.ts";
import { joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { logoUrl } from "../images/image-url.ts";
import { english, type Messages } from "../languages/languages.ts";
import { isOutOfBin, seenTitle } from "../posts/post-sql.ts";
import { skillNamesJson } from "../skills/skill-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { endJobs } from "./job-ending.ts";
import { type JobLists, jobList } from "./job-list.ts";
import { jobs } from "./job-routes.ts";
import { jobFinder } from "./job-saved-search.ts";
import { jobById } from "./job-store.ts";

/** What a job is to the features that deal with every kind of post. */
export const jobKind = {
  routes: [jobs],
  /** What search hits show beside the title and the text. */
  hit: (database: Connection) => {
    const isCompanyVisible = isVisible(database, "company");
    return {
      subtitle: database`
        nullif(concat_ws(' · ', case when ${isCompanyVisible} then company.title end, jobs.location), '')`,
      image: database`case when ${isCompanyVisible} then ${logoUrl(database)} end`,
      from: database`join jobs on jobs.post_id = posts.id ${joinedCompany(database, "jobs.company_id")}`,
    };
  },
  /** The list whose searches can be saved, the jobs that such searches find, and the filters in their names. */
  searches: {
    call: listJobs,
    list: (board: JobLists) => {
      const list = jobList(board);
      return (query: JobQuery, { user }: Session) => list(query, user.id, english);
    },
    finder: jobFinder,
    filterNames,
  },
  /** What webhooks send. */
  sent: { call: getJob, read: jobById },
  /** The lists of its owner's export, and its facts in the export of their bin. */
  exported: exportedJobs,
  binned: jobFacts,
  /** What time brings. */
  due: { quarterHourly: [{ inBatches: endJobs }], daily: [] },
  /** What the operator counts besides all of them. */
  counts: (database: Connection) => ({
    "jobs of the last 30 days": database`
      select count(*) from posts where kind = 'job' and created_at > now() - interval '30 days'`,
  }),
};

function filterNames(query: JobQuery, { jobFacts, jobStatus, savedSearchNames }: Messages): string[] {
  const { salaryFrom, currency = currencyDefault, postedWithin, status = "any" } = query;
  return [
    ...query.workplace.map((each) => jobFacts.workplaces[each]),
    ...query.type.map((each) => jobFacts.types[each]),
    ...query.seniority.map((each) => jobFacts.seniorities[each]),
    ...query.language.map(jobFacts.language),
    ...(salaryFrom === undefined ? [] : [savedSearchNames.paidFrom(salaryFrom, currency)]),
    ...(postedWithin === undefined ? [] : [jobFacts.postedWithin(postedWithin)]),
    ...(query.fits ? [jobFacts.fitsMe] : []),
    ...(query.saved ? [jobFacts.saved] : []),
    ...(query.mine ? [savedSearchNames.mine.jobs] : []),
    ...(status === "any" ? [] : [jobStatus.statuses[status]]),
  ];
}

function exportedJobs(database: Connection, userId: number) {
  return {
    jobs: database`
      select posts.number as id, posts.title, description, posts.created_at, posts.updated_at, posts.state,
        ${skillNamesJson(database, "posts")} as skills, ${jobFacts(database)}
      from posts join jobs on post_id = posts.id
      where posts.owner_id = ${userId} and ${isOutOfBin(database, "posts")} order by posts.number`,
    savedJobs: database`
      select number as id, ${seenTitle(database)}, saved_at, note, applied_at
      from saved_jobs join posts on posts.id = post_id where user_id = ${userId} order by saved_at, post_id`,
  };
}

/** The columns of a job besides its description, in SQL; null for other posts. */
function jobFacts(database: Connection): Fragment {
  return database`
    location, link, (select title from shown_companies where shown_companies.id = jobs.company_id) as company, workplace, type,
    seniority, salary_min, salary_max, salary_currency, salary_per, languages, expires_at, filled_at,
    case when jobs.post_id is not null then posts.status end as status, case when jobs.post_id is not null then array(
      select name from post_skills join skills on skills.id = skill_id where post_skills.post_id = posts.id and required)
    end as required`;
}
