import type { PostList } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { descriptionMax } from "../../contract/posts.ts";
import type { NewQuestion, Question, QuestionQuery, WholeQuestion } from "../../contract/questions.ts";
import { type Connection, type Database, type Fragment, inTransaction } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { linkImages, lockImages } from "../images/image-link-store.ts";
import type { Lists, WithTotal } from "../lists/list-page.ts";
import { limitOfPosts, spendMentions, type Writer } from "../moderation/daily-limits.ts";
import type { Guards } from "../moderation/spam-rules.ts";
import { editGuard, holdEdited } from "../moderation/text-hold.ts";
import { questionWords } from "../moderation/text-words.ts";
import { beginning, type WithBeginning, withExcerpts } from "../posts/post-excerpts.ts";
import { isPostAt, postColumns } from "../posts/post-sql.ts";
import { addingPost, announceEdit, indexPosted, postToEdit } from "../posts/post-store.ts";
import { addPostSkills, replacePostSkills, skillsJson } from "../skills/skill-sql.ts";
import { newlyMentioned, rewrittenText, withReadableTexts, writtenText } from "../texts/text-store.ts";
import { keepQuestionVersion } from "../versions/version-store.ts";
import { personJson } from "../visibility/person-sql.ts";

/** A page of questions, newest first or by relevance, with descriptions cut. */
export async function questionsPage(
  database: Connection,
  lists: Lists,
  query: QuestionQuery,
): Promise<PostList<Question>> {
  return withExcerpts(await lists.page("question", query, listedQuestions(database)));
}

/** The questions of a page as in lists, in the order of their `place`. */
export const listedQuestions = (database: Connection) => async (page: Fragment) => {
  const questions = await database<(WithBeginning<Question> & WithTotal)[]>`
    select ${questionColumns(database)}, ${beginning(database)}, total from ${page} ${facts(database)} order by place`;
  return withReadableTexts(database, "description", questions);
};

export const questionById = (database: Connection, number: number, reader: Account): Promise<WholeQuestion> =>
  questionWhere(database, isPostAt(database, "question", number, reader), reader.id);

export async function questionWhere(
  database: Connection,
  condition: Fragment,
  readerId: number,
): Promise<WholeQuestion> {
  const questions = await database<WholeQuestion[]>`
    select ${questionColumns(database)}, description,
      exists (select from question_votes where post_id = posts.id and user_id = ${readerId}) as voted,
      (select text from answer_drafts where post_id = posts.id and user_id = ${readerId}) as draft, (
        select coalesce(sum(jsonb_array_length(data->'to')), 0)::int from events
        where post_id = posts.id and kind = 'question.offered') as offered
    from posts ${facts(database)} where ${condition}`;
  const [question] = await withReadableTexts(database, "description", questions);
  if (!question) throw notFound("question");
  // Left out if there is none.
  return { ...question, draft: question.draft ?? undefined };
}

const describing = { name: "description", max: descriptionMax };

/** Posts a question. Throws invalid if a skill doesn't exist, and 429 for one post too many in a day. */
export function addQuestion(
  connection: Connection,
  { limits, defences }: Guards,
  { title, description, skills }: NewQuestion,
  writer: Writer,
): Promise<WholeQuestion> {
  const { id: ownerId } = writer.user;
  return inTransaction(connection, async (transaction) => {
    const { text, members, images } = await writtenText(transaction, describing, description);
    const mentions = members.filter((member) => member !== ownerId);
    await limits.spend(transaction, limitOfPosts(writer), String(ownerId));
    await spendMentions(transaction, limits, writer, mentions);
    const hold = await defences.holds(transaction, writer, questionWords({ title, description: text }));
    await lockImages(transaction, { field: "description", hashes: images, writers: [ownerId] });
    const [{ id }] = await transaction<[{ id: number }]>`
      with ${addingPost(transaction, { kind: "question", title, ownerId, hold, mentions })}
      insert into questions (post_id, description, mentioned) select id, ${text}, ${mentions}::int[] from post
      returning post_id as id`;
    await addPostSkills(transaction, id, skills ?? []);
    await linkImages(transaction, id, images);
    await indexPosted(transaction, id, hold);
    return questionWhere(transaction, transaction`posts.id = ${id}`, ownerId);
  });
}

type EditedQuestion = NewQuestion & { number: number; writer: Writer };

/**
 * Edits a question: of concurrent edits the last wins; an unchanged question isn't written. Throws not-found, forbidden,
 * invalid if a skill doesn't exist, and 429 for too many edits or mentions.
 */
export function editQuestion(
  database: Database,
  guards: Guards,
  { number, writer, ...edited }: EditedQuestion,
): Promise<WholeQuestion> {
  const { user } = writer;
  return database.begin(async (transaction) => {
    await lockWriters(transaction, number);
    const post = await postToEdit(transaction, { kind: "question", number, user, refusal: "notYourQuestion" });
    const { id } = post;
    const before = await standingQuestion(transaction, id);
    const { description } = edited;
    const { text, members, images } = await rewrittenText(transaction, describing, description, before.description);
    const written = { ...edited, description: text };
    if (isChange(before, written)) {
      const hold = await editGuard(guards, writer, questionWords(written))(transaction, id);
      const writers = [post.ownerId, user.id];
      await lockImages(transaction, { field: "description", hashes: images, writers });
      await keepQuestionVersion(transaction, id, user.id);
      await replaceQuestion(transaction, id, written);
      await linkImages(transaction, id, images);
      const mentions = await newlyMentioned(transaction, { table: "questions", id, members, writers });
      await spendMentions(transaction, guards.limits, writer, mentions);
      if (hold) await holdEdited(transaction, { postId: id }, hold);
      await announceEdit(transaction, "question", { ...post, number, mentions }, user);
    }
    return questionWhere(transaction, transaction`posts.id = ${id}`, user.id);
  });
}

/** Locks the authors of the versions before the question, in the order of all writers. */
async function lockWriters(transaction: Connection, number: number): Promise<void> {
  await transaction`
    select from users where id in (
      select unnest(array[owner_id, edited_by]) from posts join questions on post_id = posts.id
      where kind = 'question' and number = ${number}) order by id for key share`;
}

type StandingQuestion = { title: string; description: string; skills: number[] };

async function standingQuestion(transaction: Connection, id: number): Promise<StandingQuestion> {
  const [question] = await transaction<[StandingQuestion]>`
    select title, description, array(select skill_id from post_skills where post_id = posts.id) as skills
    from posts join questions on post_id = posts.id where posts.id = ${id}`;
  return question;
}

function isChange(question: StandingQuestion, { title, description, skills }: NewQuestion): boolean {
  const named = new Set(skills === undefined ? question.skills : skills);
  const isOfSameSkills = named.size === question.skills.length && question.skills.every((skill) => named.has(skill));
  return title !== question.title || description !== question.description || !isOfSameSkills;
}

async function replaceQuestion(
  transaction: Connection,
  id: number,
  { title, description, skills }: NewQuestion,
): Promise<void> {
  await transaction`
    with post as (update posts set title = ${title}, updated_at = now() where id = ${id})
    update questions set description = ${description} where post_id = ${id}`;
  if (skills !== undefined) await replacePostSkills(transaction, id, skills ?? []);
}

const questionColumns = (database: Connection) => database`
  ${postColumns(database)}, ${personJson(database)} as "User", ${skillsJson(database, "posts")} as "Skills",
  answer_count, question_states.accepted_id, question_states.state, votes, active_at, edited_at`;

const facts = (database: Connection) => database`
  join questions on questions.post_id = posts.id join question_states on question_states.post_id = posts.id
  left join users on users.id = posts.owner_id`;
