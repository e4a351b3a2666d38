import type { PostsFate } from "../../../contract/people/settings.ts";
import { kindsHiddenWithOwner, type PostKind } from "../../../contract/posts.ts";
import type { Connection } from "../../database/connection.ts";
import { deleted, happened } from "../../events/event-store.ts";
import { indexAnswered, indexMembers, indexPosts } from "../../finding/search-documents.ts";
import { forgetPictures } from "../../images/image-store.ts";
import { showLeftBehind } from "../suspensions/hiding-store.ts";

/**
 * Deletes members, their sessions and tokens, and notes that they left. Posts and comments stay without a name,
 * or go where `erase`; companies stay, because others' jobs are at them.
 */
export async function deleteMembers(transaction: Connection, ids: number[], posts: PostsFate): Promise<void> {
  if (ids.length === 0) return;
  if (posts === "erase") await erasePosts(transaction, ids);
  await showLeftBehind(transaction, ids);
  const gone = await transaction<
    { avatar: string | null }[]
  >`delete from users where id = any(${ids}) returning avatar`;
  await forgetPictures(
    transaction,
    gone.map(({ avatar }) => avatar),
  );
  await indexMembers(transaction, ids);
  await transaction`
    insert into departures (board, user_id, posts)
    select board_identity.id, gone, ${posts} from unnest(${ids}::int[]) gone, board_identity on conflict do nothing`;
}

async function erasePosts(transaction: Connection, ownerIds: number[]): Promise<void> {
  const comments = await transaction<{ commentId: number; postId: number; kind: PostKind; number: number }[]>`
    delete from comments using posts where posts.id = post_id and comments.owner_id = any(${ownerIds})
    returning comments.id as comment_id, post_id, kind, number`;
  const posts = await transaction<{ id: number; kind: PostKind; number: number }[]>`
    delete from posts where owner_id = any(${ownerIds}) and kind = any(${kindsHiddenWithOwner}) returning id, kind, number`;
  await indexPosts(
    transaction,
    posts.map(({ id }) => id),
  );
  await indexAnswered(
    transaction,
    comments.map(({ postId }) => postId),
  );
  await happened(
    transaction,
    [...comments, ...posts].map((gone) => deleted(null, gone)),
  );
}

/** Whoever has left this board and is on it, because it was restored, leaves again as then; returns how many. */
export async function leaveAgain(transaction: Connection): Promise<number> {
  const back = await transaction<{ id: number; posts: PostsFate }[]>`
    select users.id, posts from departures join board_identity on board_identity.id = board
    join users on users.id = user_id`;
  for (const fate of ["keep", "erase"] as const) {
    const ids = back.filter(({ posts }) => posts === fate).map(({ id }) => id);
    await deleteMembers(transaction, ids, fate);
  }
  return back.length;
}
