import type { ListQuery, PostList } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { NewQuestion, Question } from "../../contract/questions.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Lists } from "../lists/list-page.ts";
import { personJson } from "../people/users/user-sql.ts";
import { isThereFor } from "../posts/hidden-posts.ts";
import { type Begun, beginning, sayingWhatIsCut } from "../posts/post-beginnings.ts";

/** The questions of one page, newest first or best match first, with descriptions cut. */
export async function questionsPage(database: Connection, lists: Lists, query: ListQuery): Promise<PostList<Question>> {
  const list = await lists.page(
    "questions",
    query,
    (page) => database<Begun<Question>[]>`
      select ${questionColumns(database)}, ${beginning(database)}
      from ${page} ${asker(database)}
      order by place`,
  );
  return sayingWhatIsCut(list);
}

/** As a reader may see it; without one, as its owner. */
export async function questionById(database: Connection, id: number, reader?: Account): Promise<Question> {
  const [question] = await database<Question[]>`
    select ${questionColumns(database)}, description from questions ${asker(database)} where questions.id = ${id} and ${isThereFor(reader, database, "questions")}`;
  if (!question) throw notFound("question");
  return question;
}

/** Throws 429 for one post too many in a day. */
export async function addQuestion(
  database: Connection,
  limits: RateLimits,
  { title, description }: NewQuestion,
  ownerId: number,
): Promise<Question> {
  const member = String(ownerId);
  const [added] = await database<Question[]>`
    with counted as (${limits.spending("posts", member)}), questions as (
      insert into questions (title, description, owner_id)
      select ${title}::text, ${description}::text, ${ownerId}::int from counted returning *)
    select ${questionColumns(database)}, description from questions ${asker(database)}`;
  return added ?? (await limits.refuse(database, "posts", member));
}

export async function replaceQuestion(database: Connection, id: number, question: NewQuestion): Promise<Question> {
  const [replaced] = await database<Question[]>`
    with questions as (update questions set ${database(question)}, updated_at = now() where id = ${id} returning *)
    select ${questionColumns(database)}, description from questions ${asker(database)}`;
  if (!replaced) throw notFound("question");
  return replaced;
}

const questionColumns = (database: Connection) => database`
  questions.id, questions.title, questions.owner_id, questions.created_at, questions.updated_at,
  ${personJson(database)} as "User"`;

const asker = (database: Connection) => database`left join users on users.id = questions.owner_id`;
