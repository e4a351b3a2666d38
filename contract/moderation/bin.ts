import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { postPaths } from "../posts.ts";

/** How long owners can restore what they deleted. */
export const binDays = 30;

const parent = z.enum([...postPaths, "comments"]);

/** A deleted post or comment; `comments` counts those that were deleted with it. */
export const binned = z.object({
  parent,
  id: z.int(),
  title: z.string().nullable(),
  comments: z.int(),
  deletedAt: moment,
  goneAt: moment,
});
export type Binned = z.infer<typeof binned>;

/** Something that a moderation decision removed, with the decision's case. */
const binnedByStaff = binned.extend({ caseId: z.int() });
export type BinnedByStaff = z.infer<typeof binnedByStaff>;

const inBin = z.object({ parent, id });

export const listBin = endpoint({
  method: "GET",
  path: "/bin",
  access: "member",
  summary: "What one deleted in the last 30 days, the latest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(binned),
});

export const listStaffBin = endpoint({
  method: "GET",
  path: "/admin/bin",
  access: "staff",
  summary: "What decisions removed, while they can be appealed, the latest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(binnedByStaff),
});

export const deleteForGood = endpoint({
  method: "DELETE",
  path: "/bin/:parent/:id",
  access: "member",
  summary: "End what one deleted for good, now.",
  input: inBin,
});

export const restoreDeleted = endpoint({
  method: "POST",
  path: "/bin/:parent/:id/restoration",
  access: "member",
  summary: "Bring back what one deleted, as it was. Says where it stands.",
  input: inBin,
  output: z.object({ path: z.string() }),
});
