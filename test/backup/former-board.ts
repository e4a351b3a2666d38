import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Database, Fragment } from "../../server/database/connection.ts";
import type { Caller } from "../support/caller.ts";
import { endOf, rowsOf, sectionsIn } from "./restored-board.ts";

type Row = Record<string, unknown>;

const folder = join(import.meta.dirname, "releases");

/** A backup of each earlier version, oldest first. */
export const releases = readdirSync(folder)
  .sort(new Intl.Collator("en", { numeric: true }).compare)
  .map((name) => ({ version: name.replace(/[.]backup[.]gz$/, ""), file: join(folder, name) }));

/** The rows of a table in the form of versions 0.1.x, from a backup of any version: since 0.2.0 posts share a table. */
export function formerRowsOf(file: string, table: string): Row[] {
  const posts = new Map(rowsOf(file, "posts").map((post) => [post.id, post]));
  if (posts.size === 0) return rowsOf(file, table);
  const numberOf = (postId: unknown) => posts.get(postId)?.number ?? null;
  return rowsOf(file, table).map(({ post_id: postId, ...row }) => {
    const { kind, number, title, suspended, ...post } = posts.get(postId) ?? {};
    if (table === "comments") return { ...row, hidden: row.suspended, [`${kind}_id`]: number };
    const named = table === "companies" ? { name: title } : { title, hidden: suspended };
    return {
      ...row,
      ...post,
      ...named,
      id: number,
      ...("company_id" in row && { company_id: numberOf(row.company_id) }),
    };
  });
}

/** Whether a post in a backup of any version is listed: states of posts came with 0.3.0. */
export const isListed = ({ hidden, state = "shown", status = "open" }: Row) =>
  !hidden && state === "shown" && status === "open";

/** The last number of a kind in a backup's board. */
export function lastNumberIn(file: string, kind: string): number {
  const { sequences } = endOf(file);
  return sequences[`${kind}s.id`] ?? sequences[`${kind}_numbers`] ?? 0;
}

/** Tables in the form of versions 0.1.x, made from today's. */
const former: Record<string, (sql: Database) => Fragment> = {
  jobs: (sql) => sql`
    select posts.number as id, posts.title, description, location, link, company.number as company_id, posts.owner_id,
      posts.created_at, posts.updated_at, posts.suspended as hidden
    from jobs join posts on posts.id = post_id and posts.kind = 'job' left join posts company on company.id = company_id`,
  projects: (sql) => sql`
    select number as id, title, description, date_from, date_to, owner_id, created_at, updated_at, suspended as hidden
    from projects join posts on id = post_id and kind = 'project'`,
  questions: (sql) => sql`
    select number as id, title, description, owner_id, created_at, updated_at, suspended as hidden
    from questions join posts on id = post_id and kind = 'question'`,
  companies: (sql) => sql`
    select number as id, title as name, logo, owner_id, created_at, updated_at
    from companies join posts on id = post_id and kind = 'company'`,
  job_skills: (sql) => sql`
    select number as job_id, skill_id from post_skills join posts on id = post_id and kind = 'job'`,
  project_skills: (sql) => sql`
    select number as project_id, skill_id from post_skills join posts on id = post_id and kind = 'project'`,
  comments: (sql) => sql`
    select comments.*, comments.suspended as hidden, case kind when 'job' then number end as job_id,
      case kind when 'project' then number end as project_id, case kind when 'question' then number end as question_id,
      case kind when 'company' then number end as company_id
    from (select id, text, owner_id, post_id, created_at, updated_at, suspended from comments) comments
      join (select id as post_id, kind, number from posts) posts using (post_id)`,
  users: (sql) => sql`
    select users.*, users.suspended as hidden, number as company_id
    from (select *, company_id as post_id from users) users
      left join (select id as post_id, number from posts) posts using (post_id)`,
  user_skills: (sql) => sql`select *, not visible as hidden from user_skills`,
};

/** The rows of a table of an earlier version, in the form of a backup. */
async function asTheyStood(database: Database, table: string, postsShareATable: boolean): Promise<Row[]> {
  const rows = (!postsShareATable && former[table]?.(database)) || database`select * from ${database(table)}`;
  const held = await database<{ row: string }[]>`select to_jsonb(kept)::text as row from (${rows}) kept`;
  return held.map(({ row }) => JSON.parse(row));
}

/** Expects that a board has every row of an earlier version's backup; the audit trail may have more. */
export async function expectRowsOf(file: string, database: Database): Promise<void> {
  const sections = sectionsIn(file).filter(({ name }) => name !== "title_words");
  expect(sections.length).toBeGreaterThan(15);
  const postsShareATable = sections.some(({ name }) => name === "posts");
  for (const { name: table, columns: all, rows } of sections) {
    // Search documents are derived.
    const columns = all.filter((column) => column !== "search");
    const ofThese = (row: Row) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
    const held = (await asTheyStood(database, table, postsShareATable)).map(ofThese).sort();
    const written = rows.map(ofThese).sort();
    if (table === "audit_trail") expect(held).toEqual(expect.arrayContaining(written));
    else expect(held, table).toEqual(written);
  }
}

const addresses = { jobs: "jobs", projects: "projects", questions: "questions", companies: "companys" };

/**
 * Expects that each post of an earlier version's backup has its old address, content and comments, for a reader with all
 * rights.
 */
export async function expectAddressesOf(file: string, staff: Caller): Promise<void> {
  for (const [table, path] of Object.entries(addresses)) {
    const rows = formerRowsOf(file, table);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const { status, body } = await staff.get(`/${path}/${row.id}`);
      expect(status, `/${path}/${row.id}`).toBe(200);
      const { id, title, name, description, location, link, company_id: companyId, owner_id: ownerId } = row;
      const [createdAt, updatedAt] = [row.created_at, row.updated_at].map((at) => new Date(at as string).toISOString());
      const told = { id, title, name, description, location, link, companyId, ownerId, createdAt, updatedAt };
      expect(body).toMatchObject(
        Object.fromEntries(Object.entries(told).filter(([key, value]) => key in body && value !== undefined)),
      );
      const column = `${table === "companies" ? "company" : table.slice(0, -1)}_id`;
      const comments = formerRowsOf(file, "comments").filter((comment) => comment[column] === row.id);
      const texts = new Map(comments.map((comment) => [comment.id, comment.text]));
      const { body: list } = await staff.get(`/comments/${table}/${row.id}?limit=100`);
      for (const comment of list.results) expect(comment.text).toBe(texts.get(comment.id));
    }
  }
}
