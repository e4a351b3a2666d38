import type { PostsFate } from "../../../contract/people/settings.ts";
import type { Connection } from "../../database/connection.ts";

/**
 * Deletes members, their sessions and tokens, and notes that they left. Posts and comments stay without a name,
 * or go where `erase`; companies stay, because others' jobs are at them.
 */
export async function deleteMembers(transaction: Connection, ids: number[], posts: PostsFate): Promise<void> {
  if (posts === "erase") {
    await transaction`delete from comments where owner_id = any(${ids})`;
    await transaction`delete from jobs where owner_id = any(${ids})`;
    await transaction`delete from projects where owner_id = any(${ids})`;
    await transaction`delete from questions where owner_id = any(${ids})`;
  }
  await transaction`
    with gone as (delete from users where id = any(${ids}) returning id)
    insert into departures (board, user_id, posts)
    select board_identity.id, gone.id, ${posts} from gone, board_identity on conflict do nothing`;
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
