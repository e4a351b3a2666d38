import type { ListQuery, PostList } from "../../contract/interface/lists.ts";
import {
  daysDefault,
  type Job,
  type JobDuplicate,
  type JobPreview,
  type NewJob,
  previewExcerptMax,
} from "../../contract/jobs/jobs.ts";
import type { Account } from "../../contract/people/accounts.ts";
import {
  companyAfter,
  companyJson,
  companyNumber,
  insiderCount,
  joinedCompany,
  lockCompany,
} from "../companies/company-sql.ts";
import {
  type Connection,
  type Database,
  type Fragment,
  inTransaction,
  type Transaction,
} from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { linkImages } from "../images/image-link-store.ts";
import { type Lists, listReply, type WithTotal } from "../lists/list-page.ts";
import { limitOfPosts, type Writer } from "../moderation/daily-limits.ts";
import type { Guards } from "../moderation/spam-rules.ts";
import { jobWords } from "../moderation/text-words.ts";
import { beginning, type WithBeginning, withExcerpts } from "../posts/post-excerpts.ts";
import { isPostAt, postColumns } from "../posts/post-sql.ts";
import { addingPost, type ChangingPost, indexPosted } from "../posts/post-store.ts";
import { addPostSkills, replacePostSkills, skillsJson } from "../skills/skill-sql.ts";
import { lockImagesIn } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isListed, isVisible } from "../visibility/visibility.ts";
import { relistJob, termOf } from "./job-expiry-store.ts";
import { factColumns, givenFacts } from "./job-fact-store.ts";
import { linkKey } from "./job-link-key.ts";

/** A page of jobs, newest first or by relevance, with descriptions cut. */
export async function jobsPage(
  database: Connection,
  lists: Lists,
  query: ListQuery,
  readerId: number,
): Promise<PostList<Job>> {
  return withExcerpts(await lists.page("job", query, listedJobs(database, readerId)));
}

/** The jobs of a page as their reader sees them in lists, in the order of their `place`. */
export const listedJobs = (database: Connection, readerId: number) => async (page: Fragment) => {
  const rows = await database<(JobRow & WithTotal & { key: number })[]>`
    select ${jobColumns(database, readerId)}, ${beginning(database)}, posts.id as key, total
    from ${page} ${facts(database, readerId)} order by place`;
  return rows.map(withOwnNotes);
};

/** The newest jobs as visitors see them. */
export async function jobPreviews(database: Connection, limit: number): Promise<PostList<JobPreview>> {
  const results = await database<WithBeginning<JobPreview>[]>`
    select number as id, title, location, ${beginning(database)}
    from posts join jobs on post_id = posts.id where kind = 'job' and ${isListed(database, "posts")}
    order by created_at desc, posts.id desc limit ${limit}`;
  // The total would tell visitors how many jobs there are, which only members see.
  return withExcerpts(listReply({ page: 1, limit }, results, results.length), previewExcerptMax);
}

export const jobById = (database: Connection, number: number, reader: Account): Promise<Job> =>
  jobWhere(database, isPostAt(database, "job", number, reader), reader.id);

export async function jobWhere(database: Connection, condition: Fragment, readerId: number): Promise<Job> {
  const [job] = await database<JobRow[]>`
    select ${jobColumns(database, readerId)}, description from posts ${facts(database, readerId)} where ${condition}`;
  if (!job) throw notFound("job");
  return withOwnNotes(job);
}

/**
 * Posts a job with its skills. Throws invalid if the company or a skill doesn't exist, and 429 for one post too many in a
 * day.
 */
export function addJob(
  connection: Connection,
  { limits, defences }: Guards,
  { title, skills, required, days = daysDefault, ...job }: NewJob,
  writer: Writer,
): Promise<Job> {
  const { id: ownerId } = writer.user;
  return inTransaction(connection, async (transaction) => {
    await limits.spend(transaction, limitOfPosts(writer), String(ownerId));
    const hold = await defences.holds(transaction, writer, jobWords({ title, ...job }));
    const images = await lockImagesIn(transaction, job.description, { field: "description", writers: [ownerId] });
    const company = await lockCompany(transaction, job.companyId);
    const { end, question } = termOf(transaction, days);
    const copied = {
      postId: transaction`(select id from post)`,
      listed: transaction`(select visible from post)`,
      postedAt: transaction`(select created_at from post)`,
    };
    const columns = { ...copied, ...columnsOf(transaction, job, company), expiresAt: end, dueAt: question };
    const described = transaction`insert into jobs ${transaction(columns as never)} returning post_id as id`;
    const [{ id }] = await transaction<[{ id: number }]>`
      with ${addingPost(transaction, { kind: "job", title, ownerId, hold })}
      ${described}`;
    await addPostSkills(transaction, id, skills, required);
    await linkImages(transaction, id, images);
    await indexPosted(transaction, id, hold);
    return jobWhere(transaction, transaction`posts.id = ${id}`, ownerId);
  });
}

/** Replaces a locked job: of concurrent edits the last wins. Facts and an end that aren't given stay. */
export async function replaceJob(
  transaction: Transaction,
  { id, writers }: ChangingPost,
  { skills, required, title, days, ...job }: NewJob,
  readerId: number,
): Promise<Job> {
  const images = await lockImagesIn(transaction, job.description, { field: "description", writers });
  const company = await lockCompany(transaction, job.companyId);
  const columns = columnsOf(transaction, job, companyAfter(transaction, "jobs.company_id", company));
  const described = transaction`update jobs set ${transaction(columns as never)} where post_id = ${id}`;
  const [{ isOpen }] = await transaction<[{ isOpen: boolean }]>`
    with described as (${described})
    update posts set title = ${title}, updated_at = now() where id = ${id} returning status = 'open' as is_open`;
  if (isOpen && days !== undefined) await relistJob(transaction, id, days);
  await replacePostSkills(transaction, id, skills, required);
  await linkImages(transaction, id, images);
  return jobWhere(transaction, transaction`posts.id = ${id}`, readerId);
}

const columnsOf = (
  database: Connection,
  { description, location, link, ...facts }: Omit<NewJob, "title" | "skills">,
  companyId: Fragment | number | null,
) => ({ description, location, link, linkKey: linkKey(link), companyId, ...givenFacts(database, facts) });

const jobColumns = (database: Connection, readerId: number) => database`
  ${postColumns(database)}, jobs.location, jobs.link, ${companyNumber(database)} as company_id,
  ${personJson(database)} as "User", ${companyJson(database)} as "Company", ${skillsJson(database, "posts")} as "Skills",
  ${factColumns(database)}, ${insiderCount(database)} as insiders, ${ownColumns(database, readerId)}`;

const facts = (database: Connection, readerId: number) => database`
  join jobs on jobs.post_id = posts.id ${joinedCompany(database, "jobs.company_id")}
  left join users on users.id = posts.owner_id ${joinSavedJob(database, readerId)}`;

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

type OwnColumns = {
  savedAt: string | null;
  note: string | null;
  appliedAt: string | null;
  savedCount: number | null;
};
/** A job's row with what is the reader's own in columns. */
type JobRow = Omit<Job, "saved" | "savedCount"> & OwnColumns;

/** What the reader saved of a job `posts`, and how many others saved it if it is theirs, in SQL; from `joinSavedJob`. */
const ownColumns = (database: Connection, readerId: number) => database`
  own.saved_at, own.note, own.applied_at, case when posts.owner_id = ${readerId} then (
    select count(*)::int from saved_jobs others join users savers on savers.id = others.user_id
    where others.post_id = posts.id and others.user_id <> ${readerId} and ${isVisible(database, "savers")}
  ) end as saved_count`;

const joinSavedJob = (database: Connection, readerId: number) => database`
  left join saved_jobs own on own.post_id = posts.id and own.user_id = ${readerId}`;

/** A row with what is the reader's own as in replies. */
const withOwnNotes = <Row extends JobRow>({ savedAt, note, appliedAt, savedCount, ...job }: Row) => ({
  ...job,
  saved: savedAt === null ? null : { at: savedAt, note, appliedAt },
  ...(savedCount !== null && { savedCount }),
});
