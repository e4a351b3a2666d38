import type { List } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { mayDeleteComment } from "../../contract/rights.ts";
import type { CommentVersion, QuestionVersion } from "../../contract/versions.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database, Fragment, Transaction } from "../database/connection.ts";
import { conflict, forbidden, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { postToEdit } from "../posts/post-store.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isCommentReadable } from "../visibility/visibility.ts";

type VersionsOf = { id: number; page: number; limit: number };
type OneVersion = { id: number; number: number; user: Account };

/** Reads with several statements in one snapshot. */
const readAtOnce = <Result>(database: Database, read: (moment: Transaction) => Promise<Result>) =>
  database.begin("isolation level repeatable read read only", read) as Promise<Result>;

/** Whether a version is so recent that an edit replaces it without keeping it, in SQL; `began` is its time. */
const isReplaceable = (database: Connection): Fragment => database`(began > now() - interval '5 minutes')`;

/**
 * Keeps the current version of a comment before its author's edit, unless it is so recent that nobody can have reacted to it.
 * Locks serialise this with replies and acceptances.
 */
export async function keepCommentVersion(transaction: Connection, id: number): Promise<void> {
  await transaction`
    with standing as (
      select comments.*, coalesce(edited_at, created_at) as began from comments where id = ${id}
    ), kept as (
      insert into comment_versions (comment_id, number, at, user_id, text)
      select id, 1 + (select count(*) from comment_versions where comment_id = standing.id), began, owner_id, text from standing
      where not ${isReplaceable(transaction)} or exists (
          select from comments replies
          where replies.reply_to_id = coalesce(standing.reply_to_id, standing.id) and replies.id > standing.id
            and replies.owner_id is distinct from standing.owner_id and replies.created_at >= began)
        or exists (
          select from events
          where comment_id = standing.id and kind = 'answer.accepted' and actor_id is distinct from standing.owner_id
            and at >= began)
      returning comment_id
    )
    update comments set edited_at = now() from kept where id = comment_id`;
}

/** A page of a comment's versions, newest first. Throws not-found if its reader can't see it. */
export function commentVersions(
  database: Database,
  { id, page, limit }: VersionsOf,
  reader: Account,
): Promise<List<CommentVersion>> {
  return readAtOnce(database, async (moment) => {
    const [found] = await moment<{ total: number }[]>`
      select (select 1 + count(*)::int from comment_versions where comment_id = comments.id) as total
      from comments where id = ${id} and ${isCommentReadable(moment, reader)}`;
    if (!found) throw notFound("comment");
    const results = await moment<CommentVersion[]>`
      select number, at, ${personJson(moment)} as "User", text is null as removed, text from (
        select number, at, user_id, text from comment_versions where comment_id = ${id}
        union all
        select ${found.total}::int, coalesce(edited_at, created_at), owner_id, text from comments where id = ${id}
        order by number desc limit ${limit} offset ${(page - 1) * limit}
      ) versions left join users on users.id = user_id order by number desc`;
    return listReply({ page, limit }, await withReadableTexts(moment, "text", results), found.total);
  });
}

/** Deletes the text of a former version. Throws not-found, forbidden, and a conflict for the current one. */
export function removeCommentVersion(database: Database, { id, number, user }: OneVersion): Promise<void> {
  return database.begin(async (transaction) => {
    const [comment] = await transaction<{ ownerId: number | null }[]>`
      select owner_id from comments where id = ${id} and ${isCommentReadable(transaction, user)} for update`;
    if (!comment) throw notFound("comment");
    if (!mayDeleteComment(user, comment)) throw forbidden();
    const [{ former }] = await transaction<[{ former: number }]>`
      select count(*)::int as former from comment_versions where comment_id = ${id}`;
    if (number === former + 1) throw conflict("standingVersion");
    if (number > former) throw notFound("version");
    const { count } = await transaction`
      update comment_versions set text = null where comment_id = ${id} and number = ${number} and text is not null`;
    if (count > 0 && comment.ownerId !== user.id) {
      await addToTrail(transaction, { by: user, action: "redacted", subject: "comment", id });
    }
  });
}

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
