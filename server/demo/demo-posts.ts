import type { PostedKind } from "../../contract/posts.ts";
import type { Fragment, Transaction } from "../database/connection.ts";
import type { NewEvent } from "../events/event-store.ts";
import { RowReader } from "../import/import-row.ts";
import { factsIn, writeFacts } from "../import/job-fact-import.ts";
import { relistImported } from "../import/job-status-import.ts";
import { addVotes } from "./demo-comments.ts";
import { type DemoRecord, dayInMilliseconds, listIn } from "./demo-files.ts";
import type { Picture } from "./demo-pictures.ts";
import { addTeams } from "./demo-teams.ts";

/** Maps a name to an id. */
export type Ids = (name: string) => number;
export type Refs = { members: Ids; companies: Ids; skills: Ids; pictures: ReadonlyMap<string, Picture> };

type DemoKind = {
  /** Its posts, in `database/demo`. */
  files: string[];
  /** The columns of its facts, and their values besides the description. */
  columns: string;
  factsOf(title: string, more: DemoRecord["more"], refs: Refs): Record<string, string | number | null>;
  /** Adds what stands on its posts besides skills and comments. */
  addMore(sql: Transaction, posts: readonly DemoRecord[], ids: readonly number[], refs: Refs): Promise<void>;
  /** The events that nothing else in the demo logs. */
  happened(sql: Transaction, by: { at: string; admin: number }): Promise<NewEvent[]>;
  /** The members whom the posts of events fit well enough for a notification, in SQL. */
  fits?(sql: Transaction, eventIds: readonly number[]): Fragment;
};

export const demoKinds: Record<PostedKind, DemoKind> = {
  job: {
    files: ["jobs.md"],
    columns: "description, location, link, company_id",
    factsOf: jobFacts,
    addMore: stateFacts,
    happened: jobsAboutToExpire,
    fits: (sql, eventIds) => sql`
      select events.id as event_id, user_id
      from events join post_skills using (post_id) join user_skills using (skill_id)
      where events.id = any(${[...eventIds]}::int[]) and events.kind = 'job.posted'
      group by events.id, user_id having count(*) >= 3`,
  },
  project: {
    files: ["projects.md"],
    columns: "description, date_from, date_to",
    factsOf: (_, { from, to }) => ({ date_from: dayIn(from), date_to: dayIn(to) }),
    addMore: addTeams,
    happened: projectsEditedByTeam,
    fits: (sql, eventIds) => sql`
      select distinct events.id, user_id from events join posts on posts.id = post_id
        join project_seats seats on seats.post_id = posts.id and seats.state = 'open'
        join project_seat_skills wished on wished.post_id = posts.id and wished.number = seats.number
        join user_skills using (skill_id)
      where events.id = any(${[...eventIds]}::int[]) and events.kind = 'project.posted' and user_id is distinct from owner_id
      group by events.id, seats.number, user_id having count(*) >= 2`,
  },
  question: {
    files: ["questions-work.md", "questions-code.md"],
    columns: "description",
    factsOf: () => ({}),
    addMore: addVotes,
    happened: async (sql, by) => [...(await acceptedAnswers(sql, by)), ...(await offeredQuestions(sql, by))],
  },
};

function jobFacts(title: string, { company = "", place }: DemoRecord["more"], { companies }: Refs) {
  const slug = `${title} ${company}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return { location: place ?? null, link: `https://example.org/apply/${slug}`, company_id: companies(company) };
}

/** Writes the jobs' facts as an import does, and who saved them with which note. */
async function stateFacts(sql: Transaction, posts: readonly DemoRecord[], ids: readonly number[], refs: Refs) {
  const jobs = posts.map(({ more: { ends, ...values } }, n) => {
    const until =
      ends === undefined ? undefined : new Date(Date.now() + Number(ends) * dayInMilliseconds).toISOString();
    const requiredIds = listIn(values.required).map(refs.skills);
    const row = { file: "jobs.csv", number: n, headings: {}, values: { ...values, expiresAt: until } };
    return { id: ids[n] ?? 0, isNew: true, requiredIds, facts: factsIn(new RowReader("jobs", row)) };
  });
  await writeFacts(sql, jobs);
  await relistImported(sql, jobs);
  const saved = posts.flatMap(({ more }, n) => {
    const [by, note, applied] = listIn(more.saved);
    return by ? [{ user_id: refs.members(by), post_id: ids[n], note, applied_at: dayIn(applied) }] : [];
  });
  await sql`
    insert into saved_jobs (user_id, post_id, note, applied_at)
    select * from jsonb_to_recordset(${sql.json(saved as never)})
      as given (user_id int, post_id int, note text, applied_at date)`;
}

async function jobsAboutToExpire(sql: Transaction, { at }: { at: string; admin: number }): Promise<NewEvent[]> {
  const ending = await sql<{ postId: number; to: number[] }[]>`
    select post_id, array[owner_id] as to from jobs join posts on posts.id = post_id
    where expires_at between now() and now() + interval '8 days' and owner_id is not null`;
  return ending.map(({ postId, to }) => ({ kind: "job.ending", actorId: null, at, postId, data: { to } }));
}

async function projectsEditedByTeam(
  sql: Transaction,
  { at, admin }: { at: string; admin: number },
): Promise<NewEvent[]> {
  const edited = await sql<{ postId: number }[]>`
    select id as post_id from posts where kind = 'project' and owner_id <> ${admin} order by id desc limit 3`;
  return edited.map(({ postId }) => ({ kind: "project.edited", actorId: admin, at, postId }));
}

async function acceptedAnswers(sql: Transaction, { at }: { at: string; admin: number }): Promise<NewEvent[]> {
  const accepted = await sql<{ actorId: number; postId: number; commentId: number }[]>`
    select owner_id as actor_id, post_id, accepted_id as comment_id
    from questions join posts on posts.id = post_id where accepted_id is not null order by post_id desc limit 12`;
  return accepted.map((event) => ({ kind: "answer.accepted", at, ...event }));
}

async function offeredQuestions(sql: Transaction, { at }: { at: string; admin: number }): Promise<NewEvent[]> {
  const offered = await sql<{ postId: number; to: number[] }[]>`
    select post_id, array_agg(user_id order by known desc, user_id) as to from (
      select post_id, user_id, count(*) as known
      from post_skills join posts on posts.id = post_id join user_skills using (skill_id)
      where kind = 'question' and user_id is distinct from owner_id and not exists (select from comments where comments.post_id = posts.id)
        and posts.created_at < ${at}::timestamptz - interval '24 hours'
      group by post_id, user_id
    ) knowing group by post_id limit 2`;
  return offered.map(({ postId, to }) => ({
    kind: "question.offered",
    actorId: null,
    at,
    postId,
    data: { to: to.slice(0, 3) },
  }));
}

/** The day that is so many days from now, as YYYY-MM-DD. */
function dayIn(days: string | undefined): string | null {
  if (days === undefined) return null;
  return new Date(Date.now() + Number(days) * dayInMilliseconds).toISOString().slice(0, 10);
}
