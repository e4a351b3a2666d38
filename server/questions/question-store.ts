import type { ListQuery, PostList } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { NewQuestion, Question } from "../../contract/questions.ts";
import { type Connection, type Fragment, inTransaction } from "../database/connection.ts";
import type { RateLimits } from "../http/limits/rate-limits.ts";
import { notFound } from "../http/problems.ts";
import type { Lists } from "../lists/list-page.ts";
import { type Begun, beginning, sayingWhatIsCut } from "../posts/post-beginnings.ts";
import { isAt, postColumns } from "../posts/post-sql.ts";
import { addingPost, tellOfPosted } from "../posts/post-store.ts";
import { personJson } from "../visibility/person-sql.ts";

/** The questions of one page, newest first or best match first, with descriptions cut. */
export async function questionsPage(database: Connection, lists: Lists, query: ListQuery): Promise<PostList<Question>> {
  const list = await lists.page(
    "question",
    query,
    (page) => database<Begun<Question>[]>`
      select ${questionColumns(database)}, ${beginning(database)}
      from ${page} ${facts(database)}
      order by place`,
  );
  return sayingWhatIsCut(list);
}

export const questionById = (database: Connection, number: number, reader: Account): Promise<Question> =>
  questionWhere(database, isAt(database, "question", number, reader));

async function questionWhere(database: Connection, condition: Fragment): Promise<Question> {
  const [question] = await database<Question[]>`
    select ${questionColumns(database)}, description from posts ${facts(database)} where ${condition}`;
  if (!question) throw notFound("question");
  return question;
}

/** Throws 429 for one post too many in a day. */
export function addQuestion(
  connection: Connection,
  limits: RateLimits,
  { title, description }: NewQuestion,
  ownerId: number,
): Promise<Question> {
  return inTransaction(connection, async (transaction) => {
    await limits.spend(transaction, "posts", String(ownerId));
    const [{ id }] = await transaction<[{ id: number }]>`
      with post as (${addingPost(transaction, { kind: "question", title, ownerId })})
      insert into questions (post_id, description) select id, ${description} from post returning post_id as id`;
    await tellOfPosted(transaction, "question", { id, ownerId });
    return questionWhere(transaction, transaction`posts.id = ${id}`);
  });
}

/** Replaces a question that is held. */
export async function replaceQuestion(
  transaction: Connection,
  id: number,
  { title, description }: NewQuestion,
): Promise<Question> {
  await transaction`
    with post as (update posts set title = ${title}, updated_at = now() where id = ${id})
    update questions set description = ${description} where post_id = ${id}`;
  return questionWhere(transaction, transaction`posts.id = ${id}`);
}

const questionColumns = (database: Connection) => database`${postColumns(database)}, ${personJson(database)} as "User"`;

const facts = (database: Connection) => database`
  join questions on questions.post_id = posts.id left join users on users.id = posts.owner_id`;
