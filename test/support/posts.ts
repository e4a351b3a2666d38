import type { PostKind } from "../../contract/posts.ts";
import type { Database } from "../../server/database/connection.ts";
import { type AddedPost, addPosts, updateImportedPosts } from "../../server/posts/post-bulk-store.ts";

type WrittenPost = {
  title: string;
  /** The id of a member. */
  ownerId?: number;
  createdAt?: string;
  description?: string;
  location?: string;
  link?: string;
  /** The post's key of a company. */
  companyId?: number;
  skills?: number[];
};

const facts = {
  job: "description, location, link, company_id",
  project: "description",
  question: "description",
  company: "logo",
};

/**
 * Inserts any number of posts directly into the database, as an import does. `id` is a post's key, `number` the one in its
 * address.
 */
export function writePosts(database: Database, kind: PostKind, posts: readonly WrittenPost[]): Promise<AddedPost[]> {
  const rows = posts.map(({ ownerId, createdAt, companyId, skills, ...post }, n) => ({
    ...{ n, description: "x", link: "https://example.org", ...post },
    ...{ owner_id: ownerId, created_at: createdAt, updated_at: createdAt, company_id: companyId },
  }));
  return database.begin(async (sql) => {
    const given = sql`
      jsonb_to_recordset(${sql.json(rows as never)}) as given (n int, title text, description text, location text,
        link text, company_id int, logo text, owner_id int, created_at timestamptz, updated_at timestamptz)`;
    const added = await addPosts(sql, { kind, given, facts: sql.unsafe(facts[kind]) });
    const skilled = added.flatMap(({ id }, n) => (posts[n]?.skills ?? []).map((skill) => ({ id, skill })));
    await sql`
      insert into post_skills (post_id, skill_id, of_kind)
      select id, skill, ${kind} from jsonb_to_recordset(${sql.json(skilled)}) as given (id int, skill int)`;
    await updateImportedPosts(sql, { added, updated: [] });
    return added;
  }) as Promise<AddedPost[]>;
}

/** Builds `count` posts. */
export const manyPosts = (count: number, post: (n: number) => WrittenPost) =>
  Array.from({ length: count }, (_, place) => post(place + 1));

/** Inserts a company directly into the database. */
export async function writeCompany(database: Database, title: string): Promise<AddedPost> {
  const [company] = await writePosts(database, "company", [{ title }]);
  return company as AddedPost;
}
