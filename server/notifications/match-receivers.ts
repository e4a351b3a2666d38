import type { EventKind } from "../../contract/events.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { fittingMembers } from "../matches/member-fits.ts";
import { hasOpenSeats } from "../matches/post-fits.ts";
import type { SkillIndex } from "../matches/skill-index.ts";
import { isListed } from "../visibility/visibility.ts";
import type { FittingMembers } from "./event-receivers.ts";

/** The most members notified of a job or project. */
const mostTold = 1000;

/** The events after which members are notified that a job, or a seat of a project, fits them. */
const asking: EventKind[] = ["job.posted", "job.edited", "project.posted", "project.edited"];

export type Matching = { feed: ChangeFeed; currentSkills: CurrentSkills };

/** The current skill index, if any of these events needs it; else null. */
export async function skillIndexFor(
  kinds: readonly EventKind[],
  { feed, currentSkills }: Matching,
): Promise<SkillIndex | null> {
  if (!kinds.some((kind) => asking.includes(kind))) return null;
  await feed.look();
  return currentSkills();
}

/** The members whom a post fits. */
type FittingPost = FittingMembers & { postId: number };

/** The members whom the jobs and projects of these events fit best; none for a project without open seats. */
export async function fittingAt(
  transaction: Connection,
  eventIds: readonly number[],
  index: SkillIndex | null,
): Promise<FittingPost[]> {
  if (!index) return [];
  const posts = await transaction<
    { eventId: number; postId: number; ownerId: number | null; kind: "job" | "project" }[]
  >`
    select max(events.id) as event_id, post_id, owner_id, posts.kind from events join posts on posts.id = post_id
    where events.id = any(${[...eventIds]}::int[]) and events.kind = any(${asking}) and not events.data ? 'quiet'
      and ${isListed(transaction, "posts")}
    group by post_id, owner_id, posts.kind`;
  return posts.map(({ eventId, postId, ownerId, kind }) => {
    const post = index.posts[kind].post(postId);
    const isAsking = kind === "job" || hasOpenSeats(post);
    return { eventId, postId, members: isAsking ? fittingMembers(index, post.wishes, mostTold, ownerId) : [] };
  });
}

/** The members among `held` who weren't told of the post before; records them as told. */
export async function newFittingMembers(
  transaction: Connection,
  fitting: readonly FittingPost[],
  held: readonly number[],
): Promise<FittingMembers[]> {
  const here = new Set(held);
  const pairs = fitting.flatMap(({ postId, members }) =>
    members.filter((member) => here.has(member)).map((member) => ({ postId, member })),
  );
  if (pairs.length === 0) return [];
  const told = await transaction<{ postId: number; members: number[] }[]>`
    with told as (
      insert into told_fits (post_id, user_id)
      select posts.id, member
      from unnest(${pairs.map(({ postId }) => postId)}::int[], ${pairs.map(({ member }) => member)}::int[]) fitting (post_id, member)
        join posts on posts.id = fitting.post_id
      on conflict do nothing returning *
    )
    select post_id, array_agg(user_id) as members from told group by post_id`;
  const eventOf = new Map(fitting.map(({ postId, eventId }) => [postId, eventId]));
  return told.map(({ postId, members }) => ({ eventId: eventOf.get(postId) as number, members }));
}
