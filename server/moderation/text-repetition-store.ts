import type { Connection } from "../database/connection.ts";
import { plainWordsIn } from "../texts/word-forms.ts";

/** The whole text of a post, in SQL. */
const saidInPost = (database: Connection) => database`
  concat_ws(E'\\n\\n', posts.title, jobs.description, jobs.location, projects.description, (
      select string_agg(name, E'\\n\\n' order by place) from project_seats where project_seats.post_id = posts.id), questions.description,
    companies.about, companies.website, companies.location)`;

const postsWithWords = (database: Connection) => database`
  posts left join jobs on jobs.post_id = posts.id left join projects on projects.post_id = posts.id
    left join questions on questions.post_id = posts.id left join companies on companies.post_id = posts.id`;

/** The current text of a post. */
export async function wordsOfPost(transaction: Connection, id: number): Promise<string> {
  const [{ said }] = await transaction<[{ said: string }]>`
    select ${saidInPost(transaction)} as said from ${postsWithWords(transaction)} where posts.id = ${id}`;
  return said;
}

type Text = { said: string; postId?: number; commentId?: number };

/**
 * How many other texts of a member in the last 24 hours are equal, ignoring case, punctuation and whitespace. Locks the member
 * until the transaction ends, so that concurrent texts are compared too.
 */
export async function repetitionsOf(
  transaction: Connection,
  memberId: number,
  { said, postId = 0, commentId = 0 }: Text,
): Promise<number> {
  await transaction`select from users where id = ${memberId} for no key update`;
  const written = await transaction<{ said: string }[]>`
    select ${saidInPost(transaction)} as said from ${postsWithWords(transaction)}
    where owner_id = ${memberId} and posts.id <> ${postId} and created_at > now() - interval '24 hours'
    union all select text from comments
    where owner_id = ${memberId} and id <> ${commentId} and created_at > now() - interval '24 hours'
    union all select text from messages
    where owner_id = ${memberId} and created_at > now() - interval '24 hours'`;
  const plain = plainly(said);
  return written.filter((other) => other.said === said || (plain !== "" && plainly(other.said) === plain)).length;
}

const plainly = (text: string) => plainWordsIn(text).join("");
