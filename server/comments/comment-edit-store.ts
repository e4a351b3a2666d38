import { type Comment, commentMax } from "../../contract/comments.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { mayDeleteComment, mayEditComment } from "../../contract/rights.ts";
import type { Connection, Database } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { forbidden, notFound } from "../http/problems.ts";
import { linkImages, lockImages } from "../images/image-link-store.ts";
import { putIntoBin } from "../moderation/bin-store.ts";
import { recordEdit } from "../moderation/case-changes.ts";
import { limitOfEdits, spendMentions, type Writer } from "../moderation/daily-limits.ts";
import type { Guards } from "../moderation/spam-rules.ts";
import { type Removal, removeByTeam } from "../moderation/team-removal.ts";
import { holdEdited } from "../moderation/text-hold.ts";
import { indexAnswered } from "../search-index/search-index-store.ts";
import { newlyMentioned, rewrittenText, withReadableTexts } from "../texts/text-store.ts";
import { keepCommentVersion } from "../versions/version-store.ts";
import { isCommentReadable, lockingMember } from "../visibility/visibility.ts";
import { commentColumns } from "./comment-sql.ts";
import { personOf } from "./comment-store.ts";

type EditedComment = { id: number; text: string; writer: Writer };

/** Changes a comment's text; an unchanged text changes nothing. Throws not-found, forbidden, or 429 for one too many. */
export async function editComment(
  database: Database,
  { limits, defences }: Guards,
  { id, text, writer }: EditedComment,
): Promise<Comment> {
  const { user } = writer;
  return database.begin(async (transaction) => {
    const { postId, ...comment } = await lockedComment(transaction, id, user, (found) => mayEditComment(user, found));
    const written = await rewrittenText(transaction, { name: "text", max: commentMax }, text, comment.text);
    if (written.text !== comment.text) {
      const before = async () => comment.text;
      await limits.spend(transaction, limitOfEdits(writer), String(user.id));
      const hold = await defences.holds(transaction, writer, { said: written.text, commentId: id, before });
      await lockImages(transaction, { field: "text", hashes: written.images, writers: [user.id] });
      await keepCommentVersion(transaction, id);
      await transaction`update comments set text = ${written.text}, updated_at = now() where id = ${id}`;
      await linkImages(transaction, postId, written.images);
      await indexAnswered(transaction, [postId]);
      await recordEdit(transaction, { parent: "comments", id }, true);
      const { members } = written;
      const mentions = await newlyMentioned(transaction, { table: "comments", id, members, writers: [user.id] });
      await spendMentions(transaction, limits, writer, mentions);
      const data = mentions.length > 0 ? { mentions } : {};
      if (hold) await holdEdited(transaction, { postId, commentId: id }, hold);
      await logEvents(transaction, { kind: "comment.edited", actorId: user.id, postId, commentId: id, data });
    }
    const no = transaction`false`;
    const standing = { isStub: no, acceptedId: transaction`accepted_id`, voted: no };
    const [edited] = await transaction<[Omit<Comment, "User">]>`
      select ${commentColumns(transaction, standing)}
      from comments left join question_states using (post_id) where id = ${id}`;
    const [read = edited] = await withReadableTexts(transaction, "text", [edited]);
    return { ...read, User: personOf(user) };
  });
}

/** Deletes a comment: into its author's bin, or by a decision of the team. Throws not-found or forbidden. */
export async function deleteComment(database: Database, id: number, removal: Removal): Promise<void> {
  const thing = { parent: "comments", id } as const;
  await database.begin(async (transaction) => {
    if (await removeByTeam(transaction, thing, removal)) return;
    await lockedComment(transaction, id, removal.by, (found) => mayDeleteComment(removal.by, found));
    await putIntoBin(transaction, thing);
  });
}

type LockedComment = {
  ownerId: number | null;
  postId: number;
  text: string;
};

/** Locks a comment until the transaction ends, and before it its post, which serialises those who write below one. */
async function lockedComment(
  transaction: Connection,
  id: number,
  user: Account,
  may: (comment: LockedComment) => boolean,
) {
  await transaction`
    with held as (${lockingMember(transaction, user.id)})
    select from held, posts where posts.id = (select post_id from comments where id = ${id}) for no key update of posts`;
  const [comment] = await transaction<LockedComment[]>`
    select comments.owner_id, post_id, text from comments join posts on posts.id = post_id
    where comments.id = ${id} and ${isCommentReadable(transaction, user)} for update of comments`;
  if (!comment) throw notFound("comment");
  if (!may(comment)) throw forbidden();
  return comment;
}
