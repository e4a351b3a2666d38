import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { type PostedKind, postedKinds, postKinds } from "./posts.ts";

type OfKinds = (typeof postKinds)[PostedKind]["path" | "commentCount"];
const ofKinds = postedKinds.flatMap((kind) => [postKinds[kind].path, postKinds[kind].commentCount]);

/** `skills` sums up the skills that all members name on their profiles. */
export const stats = z.object({
  users: z.int(),
  skills: z.int(),
  ...(Object.fromEntries(ofKinds.map((name) => [name, z.int()])) as Record<OfKinds, z.ZodInt>),
});
export type Stats = z.infer<typeof stats>;

export const getStats = endpoint({
  method: "GET",
  path: "/stats",
  access: "anyone",
  summary: "How much is on the board.",
  output: stats,
});
