import type { EventKind } from "../../../contract/interface/events.ts";
import type { ChangeFeed } from "../../database/change-feed.ts";
import type { Connection } from "../../database/connection.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { fittingMembers } from "../../matches/fitting-members.ts";
import type { SkillIndex } from "../../matches/skill-index.ts";
import { isListed } from "../../visibility/visibility.ts";
import type { Fitting } from "./receivers.ts";

/** So many are told of a job, at most. */
const mostTold = 1000;

/** After which events it is asked whom a post fits. */
const asking: EventKind[] = ["job.posted", "job.edited"];

export type Matching = { feed: ChangeFeed; currentSkills: CurrentSkills };

/** Who has which skill, once one of these has happened that asks for it. */
export async function skillsAsked(
  kinds: readonly EventKind[],
  { feed, currentSkills }: Matching,
): Promise<SkillIndex | null> {
  if (!kinds.some((kind) => asking.includes(kind))) return null;
  await feed.look();
  return currentSkills();
}

/** Whom the jobs of these events fit who weren't told of them before, the best; from now on they were. */
export async function newFitting(
  transaction: Connection,
  eventIds: readonly number[],
  index: SkillIndex | null,
): Promise<Fitting[]> {
  if (!index) return [];
  const posts = await transaction<{ eventId: number; postId: number; ownerId: number | null }[]>`
    select max(events.id) as event_id, post_id, owner_id from events join posts on posts.id = post_id
    where events.id = any(${[...eventIds]}::int[]) and events.kind = any(${asking}) and ${isListed(transaction, "posts")}
    group by post_id, owner_id`;
  if (posts.length === 0) return [];
  const fitting = posts.flatMap(({ postId, ownerId }) =>
    fittingMembers(index, index.job.post(postId).wishes, mostTold, ownerId).map((member) => ({ postId, member })),
  );
  const told = await transaction<{ postId: number; members: number[] }[]>`
    with told as (
      insert into told_fits (post_id, user_id)
      select post_id, users.id
      from unnest(${fitting.map(({ postId }) => postId)}::int[], ${fitting.map(({ member }) => member)}::int[]) fitting (post_id, member)
        join users on users.id = member
      on conflict do nothing returning *
    )
    select post_id, array_agg(user_id) as members from told group by post_id`;
  const eventOf = new Map(posts.map(({ postId, eventId }) => [postId, eventId]));
  return told.map(({ postId, members }) => ({ eventId: eventOf.get(postId) as number, members }));
}
