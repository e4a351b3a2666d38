import { z } from "zod";
import { says } from "../interface/messages.ts";
import { kindsOfPosts, postKinds, postPaths } from "../posts.ts";

/** All that members write, as addresses name it: answers are comments, `users` are profiles. */
export const thingParents = [...postPaths, "comments", "users", "messages"] as const;
export const thingParent = z.enum(thingParents, { error: says("notReportable") });
export type ThingParent = (typeof thingParents)[number];

/** One of them, by the number in its address. */
export type Thing = { parent: ThingParent; id: number };

export const thingKinds = [...kindsOfPosts, "comment", "user", "message"] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What one of them is called in the code: `job` of `jobs`. */
export function thingKind(parent: ThingParent): ThingKind {
  const kind = kindsOfPosts.find((each) => postKinds[each].path === parent);
  return kind ?? ownKinds[parent as keyof typeof ownKinds];
}
const ownKinds = { comments: "comment", users: "user", messages: "message" } as const;

/** What can be wrong with something; of the rules, each has a heading with this as its `id`. */
export const rules = ["spam", "abuse", "illegal", "privacy", "wrong-place", "outdated", "other"] as const;
export const rule = z.enum(rules, { error: says("chooseReason") });
export type Rule = (typeof rules)[number];

/** The thing of a report, a decision or a case; `title` and `path` are null where there is none, or none any more. */
export const ofThing = {
  parent: z.enum(thingParents),
  recordId: z.int(),
  title: z.string().nullable(),
  path: z.string().nullable(),
};
