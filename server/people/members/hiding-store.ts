import { kindsHiddenWithOwner } from "../../../contract/posts.ts";
import type { Connection } from "../../database/connection.ts";
import { happened } from "../../events/event-store.ts";
import { showWhatIsOf } from "../../search/search-documents.ts";
import { isOn } from "./suspension-sql.ts";

/**
 * Hides members and what they wrote, or shows it again, as their suspensions say at this moment: a profile, posts, comments and
 * what stands below posts are there for staff alone. That is noted with each record, so that reading costs nothing. A comment
 * goes by two members, its author and whose post it is on, so suspensions take turns, the members' own rows held first.
 */
export async function hideOrShow(transaction: Connection, members: number[]): Promise<void> {
  await transaction`select from users where id = any(${members}) order by id for update`;
  await transaction`select pg_advisory_xact_lock('suspensions'::regclass::oid::bigint)`;
  const turned = await transaction<{ id: number; suspended: boolean }[]>`
    update users set suspended = not suspended
    where id = any(${members})
      and suspended <> exists (select from suspensions where user_id = users.id and ${isOn(transaction)})
    returning id, suspended`;
  await follow(transaction, members);
  const events = turned.map(({ id, suspended }) => {
    // By whom is for the trail alone.
    return { kind: suspended ? "record.hidden" : "record.restored", actorId: null, memberId: id } as const;
  });
  await happened(transaction, ...events);
}

/** Shows what members wrote who are about to leave it to the board without their names. */
export async function showLeftBehind(transaction: Connection, members: number[]): Promise<void> {
  const { count } = await transaction`update users set suspended = false where id = any(${members}) and suspended`;
  if (count > 0) await follow(transaction, members);
}

/** Brings what members wrote, and what stands below it, in step with whether they are suspended. */
async function follow(transaction: Connection, members: number[]): Promise<void> {
  await transaction`
    update user_skills set visible = users.visible from users
    where users.id = user_id and user_id = any(${members}) and user_skills.visible <> users.visible`;
  // Who comments on these meanwhile waits, and reads then what became of them.
  await transaction`
    select count(*) from (select from posts where owner_id = any(${members}) order by id for update) held`;
  const posts = await transaction<{ id: number }[]>`
    update posts set suspended = users.suspended from users
    where users.id = owner_id and owner_id = any(${members}) and kind = any(${kindsHiddenWithOwner})
      and posts.suspended <> users.suspended
    returning posts.id`;
  const postIds = posts.map(({ id }) => id);
  await transaction`
    update comments set suspended = now.suspended from (
      select comments.id, posts.suspended or coalesce(users.suspended, false) as suspended
      from comments join posts on posts.id = post_id left join users on users.id = comments.owner_id
      where comments.id = any(array(
        select id from comments where owner_id = any(${members})
        union select id from comments where post_id = any(${postIds})))
    ) now
    where comments.id = now.id and comments.suspended <> now.suspended`;
  await showWhatIsOf(transaction, members);
}
