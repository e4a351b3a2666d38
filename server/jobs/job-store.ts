import type { ListQuery, PostList } from "../../contract/interface/lists.ts";
import type { Job, JobPreview, NewJob } from "../../contract/jobs.ts";
import { previewExcerptMax } from "../../contract/jobs.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { companyJson } from "../companies/company-sql.ts";
import { type Connection, inTransaction, type Transaction } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { type Lists, listReply } from "../lists/list-page.ts";
import { personJson } from "../people/users/user-sql.ts";
import { isThereFor } from "../posts/hidden-posts.ts";
import { type Begun, beginning, sayingWhatIsCut } from "../posts/post-beginnings.ts";
import { namingUnknown, replaceSkills, skillsJson } from "../skills/skill-sql.ts";

/** The jobs of one page, newest first or best match first, with descriptions cut. */
export async function jobsPage(database: Connection, lists: Lists, query: ListQuery): Promise<PostList<Job>> {
  const list = await lists.page(
    "jobs",
    query,
    (page) => database<Begun<Job>[]>`
      select ${jobColumns(database)}, ${beginning(database)}
      from ${page} ${posterAndCompany(database)}
      order by place`,
  );
  return sayingWhatIsCut(list);
}

/** The newest jobs as visitors see them. */
export async function jobPreviews(database: Connection, limit: number): Promise<PostList<JobPreview>> {
  const results = await database<Begun<JobPreview>[]>`
    select id, title, location, ${beginning(database, previewExcerptMax)}
    from jobs where not hidden order by created_at desc, id desc limit ${limit}`;
  // Visitors see the first page of one: how many more there are is for members.
  return sayingWhatIsCut(listReply({ page: 1, limit }, results, results.length));
}

/** As a reader may see it; without one, as its owner. */
export async function jobById(database: Connection, id: number, reader?: Account): Promise<Job> {
  const [job] = await database<Job[]>`
    select ${jobColumns(database)}, description from jobs ${posterAndCompany(database)} where jobs.id = ${id} and ${isThereFor(reader, database, "jobs")}`;
  if (!job) throw notFound("job");
  return job;
}

/** Posts a job with its skills, whole or not at all. Throws invalid where the company or a skill does not exist, and 429 for one post too many in a day. */
export function addJob(
  connection: Connection,
  limits: RateLimits,
  { skills, ...job }: NewJob,
  ownerId: number,
): Promise<Job> {
  return namingUnknown(() =>
    inTransaction(connection, async (transaction) => {
      await limits.spend(transaction, "posts", String(ownerId));
      const [added] = await transaction<[{ id: number }]>`
        insert into jobs ${transaction({ ...job, ownerId })} returning id`;
      await replaceSkills(transaction, "job", added.id, skills);
      return jobById(transaction, added.id);
    }),
  );
}

/** Replaces a job. The row's lock makes the last of two writers win whole. */
export function replaceJob(transaction: Transaction, id: number, { skills, ...job }: NewJob): Promise<Job> {
  return namingUnknown(async () => {
    await transaction`update jobs set ${transaction(job)}, updated_at = now() where id = ${id}`;
    await replaceSkills(transaction, "job", id, skills);
    return jobById(transaction, id);
  });
}

const jobColumns = (database: Connection) => database`
  jobs.id, jobs.title, jobs.location, jobs.link, jobs.company_id, jobs.owner_id, jobs.created_at, jobs.updated_at,
  ${personJson(database)} as "User", ${companyJson(database)} as "Company", ${skillsJson(database, "job")} as "Skills"`;

const posterAndCompany = (database: Connection) => database`
  left join users on users.id = jobs.owner_id left join companies on companies.id = jobs.company_id`;
