import type { JobDuplicate } from "../../contract/jobs/job-duplicates.ts";
import { companyJson, joinedCompany } from "../companies/company-sql.ts";
import type { Database } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";
import { linkKey } from "./job-link-key.ts";

const remembered = "90 days";
const shown = 3;

/** The newest jobs of the last 90 days with the same link, without the job `except`; none if the link is invalid. */
export async function jobsWithLink(database: Database, link: string, except: number | null): Promise<JobDuplicate[]> {
  const key = linkKey(link);
  if (!key) return [];
  return database<JobDuplicate[]>`
    select posts.number as id, posts.title, ${companyJson(database)} as "Company", posts.status, posts.created_at
    from jobs join posts on posts.id = jobs.post_id ${joinedCompany(database, "jobs.company_id")}
    where link_key = ${key} and ${isVisible(database, "posts")} and posts.number is distinct from ${except}
      and posts.created_at > now() - ${remembered}::interval
    order by posts.created_at desc, posts.id desc limit ${shown}`;
}
