import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Fragment, Transaction } from "../database/connection.ts";
import { logEvents, updatePostingDates } from "../events/event-store.ts";
import { linkImagesOf } from "../images/image-link-store.ts";
import { recordPostEdits } from "../moderation/case-changes.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isSuspendedWith } from "../visibility/visibility.ts";

export type AddedPost = { id: number; number: number; title: string; ownerId: number | null; createdAt: string };

type ManyPosts = {
  kind: PostKind;
  /** Rows with `n, title, owner_id, created_at, updated_at` and the kind's own facts, in SQL. */
  given: Fragment;
  /** The columns of the kind's own table, in SQL. */
  facts: Fragment;
};

/**
 * Adds many posts in the order of `n`, for imports; call `updateImportedPosts` once they have their skills. Skips a company whose name
 * exists already.
 */
export async function addPosts(transaction: Transaction, { kind, given, facts }: ManyPosts): Promise<AddedPost[]> {
  const { path, posted, isHiddenWithOwner } = postKinds[kind];
  const isSuspended = isHiddenWithOwner ? isSuspendedWith(transaction, transaction`owner_id`) : transaction`false`;
  const added = await transaction<AddedPost[]>`
    with given as materialized (
      select given.*, next_number(${kind}) as number from (select * from ${given} order by n) given
    ), posted as (
      insert into posts (kind, number, owner_id, title, suspended, created_at, updated_at)
      select ${kind}::text, number, owner_id, title, ${isSuspended}, coalesce(created_at, now()),
        coalesce(updated_at, created_at, now())
      from given order by n
      on conflict do nothing
      returning *
    ), watched as (
      insert into watches (user_id, post_id) select owner_id, id from posted where owner_id is not null
    ), described as (
      insert into ${transaction(path)} (post_id, ${facts} ${kind === "job" ? transaction`, listed, posted_at` : transaction``})
      select posted.id, ${facts} ${kind === "job" ? transaction`, visible, posted.created_at` : transaction``} from given join posted using (number)
    )
    select id, number, title, owner_id, created_at::text from posted order by number`;
  if (posted === null) return added;
  const data = { quiet: true } as const;
  await logEvents(
    transaction,
    added.map(({ id, ownerId, createdAt }) => ({ kind: posted, actorId: ownerId, postId: id, data, at: createdAt })),
  );
  return added;
}

type Written = { added: readonly { id: number }[]; updated: readonly { id: number }[] };

/** Updates search documents, pictures, cases and event dates, once imported posts have their facts and skills. */
export async function updateImportedPosts(transaction: Transaction, { added, updated }: Written): Promise<void> {
  await updatePostingDates(
    transaction,
    updated.map(({ id }) => id),
  );
  await recordPostEdits(
    transaction,
    updated.map(({ id }) => id),
  );
  const ids = [...added, ...updated].map(({ id }) => id);
  await linkImagesOf(transaction, ids);
  await indexPosts(transaction, ids);
}
