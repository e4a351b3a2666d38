import type { List } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { QuestionVersion } from "../../contract/versions.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { postToEdit } from "../posts/post-store.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isReplaceable, type OneVersion, readAtOnce, type VersionsOf } from "./version-sql.ts";

/** The author of a question's current version, in SQL; the first one's is its owner. */
const writer = (database: Connection) => database`case when edited_at is null then owner_id else edited_by end`;
const skillIds = (database: Connection) => database`
  array(select skill_id from post_skills where post_id = posts.id order by skill_id)`;

/**
 * Keeps the current version of a question before an edit, unless it is by the same member and so recent that nobody can have
 * answered it. Locks serialise this with answers.
 */
export async function keepQuestionVersion(transaction: Connection, postId: number, editorId: number): Promise<void> {
  await transaction`
    with standing as (
      select posts.id, posts.title, description, ${skillIds(transaction)} as skill_ids,
        ${writer(transaction)} as writer_id, coalesce(edited_at, posts.created_at) as began
      from posts join questions on post_id = posts.id where posts.id = ${postId}
    ), kept as (
      insert into question_versions (post_id, number, at, user_id, title, description, skill_ids)
      select id, 1 + (select count(*) from question_versions where post_id = standing.id), began, writer_id, title, description, skill_ids
      from standing
      where not ${isReplaceable(transaction)} or writer_id is distinct from ${editorId}::int or exists (
        select from comments answers
        where answers.post_id = standing.id and answers.reply_to_id is null
          and answers.owner_id is distinct from ${editorId}::int and answers.created_at >= began)
      returning post_id
    )
    update questions set edited_at = now(), edited_by = ${editorId}::int from kept where questions.post_id = kept.post_id`;
}

/** A page of a question's versions, newest first. Throws not-found if its reader can't see it. */
export function questionVersions(
  database: Database,
  { id: number, page, limit }: VersionsOf,
  reader: Account,
): Promise<List<QuestionVersion>> {
  return readAtOnce(database, async (moment) => {
    const [found] = await moment<{ id: number; total: number }[]>`
      select id, (select 1 + count(*)::int from question_versions where post_id = posts.id) as total
      from posts where ${isPostAt(moment, "question", number, reader)}`;
    if (!found) throw notFound("question");
    const results = await moment<QuestionVersion[]>`
      select number, at, ${personJson(moment)} as "User", title is null as removed, title, description,
        case when title is not null then (
          select coalesce(json_agg(json_build_object('id', id, 'name', name) order by sort_key, name collate "C"), '[]')
          from skills where id = any(skill_ids)) end as "Skills"
      from (
        select number, at, user_id, title, description, skill_ids from question_versions where post_id = ${found.id}
        union all
        select ${found.total}::int, coalesce(edited_at, posts.created_at), ${writer(moment)}, posts.title, description,
          ${skillIds(moment)}
        from posts join questions on post_id = posts.id where posts.id = ${found.id}
        order by number desc limit ${limit} offset ${(page - 1) * limit}
      ) versions left join users on users.id = user_id order by number desc`;
    return listReply({ page, limit }, await withReadableTexts(moment, "description", results), found.total);
  });
}

/** Deletes the text of a former version. Throws not-found, forbidden, and a conflict for the current one. */
export function removeQuestionVersion(database: Database, { id, number, user }: OneVersion): Promise<void> {
  return database.begin(async (transaction) => {
    const post = await postToEdit(transaction, { kind: "question", number: id, user, refusal: "notYourQuestion" });
    const [{ former }] = await transaction<[{ former: number }]>`
      select count(*)::int as former from question_versions where post_id = ${post.id}`;
    if (number === former + 1) throw conflict("standingVersion");
    if (number > former) throw notFound("version");
    const { count } = await transaction`
      update question_versions set title = null, description = null, skill_ids = null
      where post_id = ${post.id} and number = ${number} and title is not null`;
    if (count > 0 && post.ownerId !== user.id) {
      await addToTrail(transaction, { by: user, action: "redacted", subject: "question", id });
    }
  });
}
