import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { type PostedKind, postedKinds, postKinds } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { fitsOfMembers } from "../matches/match-store.ts";

type Fitted = { kind: NotificationKind; userId: number; postId: number };

/**
 * How the posts of entries fit their members now; null for kinds without a fit, and if the member has none of the skills or
 * the post is closed.
 */
export type EntryFits = (entries: readonly Fitted[]) => Promise<(entry: Fitted) => Entry["fit"]>;

/** The kind of the post that an entry of these kinds says to fit its member. */
export const fittingKinds: Partial<Record<NotificationKind, PostedKind>> = Object.fromEntries(
  postedKinds.map((kind) => [postKinds[kind].fitting, kind]),
);

export const entryFits =
  (database: Connection, currentSkills: CurrentSkills): EntryFits =>
  async (entries) => {
    const asked = entries.flatMap(({ kind, userId, postId }) => {
      const post = fittingKinds[kind];
      return post ? [{ kind: post, memberId: userId, postId }] : [];
    });
    if (asked.length === 0) return () => null;
    const fitOf = await fitsOfMembers(database, currentSkills, asked);
    return ({ kind, userId, postId }) => {
      const fit = fittingKinds[kind] ? fitOf(userId, postId) : null;
      return fit && fit.matched.length > 0 ? fit : null;
    };
  };
