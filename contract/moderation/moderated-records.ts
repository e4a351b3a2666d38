import { z } from "zod";
import { says } from "../interface/messages.ts";
import { kindsOfPosts, postKinds, postPaths } from "../posts.ts";

/** Everything members write, as addresses name it: answers are `comments`, profiles are `users`. */
export const moderatedParents = [...postPaths, "comments", "users", "messages"] as const;
export const moderatedParent = z.enum(moderatedParents, { error: says("notReportable") });
export type ModeratedParent = (typeof moderatedParents)[number];

export type ModeratedRecord = { parent: ModeratedParent; id: number };

export const moderatedKinds = [...kindsOfPosts, "comment", "user", "message"] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** The singular of an address's noun: `job` for `jobs`. */
export function moderatedKind(parent: ModeratedParent): ModeratedKind {
  const kind = kindsOfPosts.find((each) => postKinds[each].path === parent);
  return kind ?? ownKinds[parent as keyof typeof ownKinds];
}
const ownKinds = { comments: "comment", users: "user", messages: "message" } as const;

/** The reasons for a report or decision; each is the `id` of a heading on the page of rules. */
export const rules = ["spam", "abuse", "illegal", "privacy", "wrong-place", "outdated", "other"] as const;
export const rule = z.enum(rules, { error: says("chooseReason") });
export type Rule = (typeof rules)[number];

/** What a report, decision or case is about; `title` and `path` are null if there is none (any more). */
export const moderatedRecordFields = {
  parent: z.enum(moderatedParents),
  recordId: z.int(),
  title: z.string().nullable(),
  path: z.string().nullable(),
};
