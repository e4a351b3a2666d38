import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { lengthOf, moment, positive, searchMax, storableText } from "../interface/fields.ts";
import { listOf } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { kindsOfPosts } from "../posts.ts";
import { searchKinds } from "./kinds.ts";
import { isOnesOwn, readTyped } from "./typed.ts";

/** The words of the text that were typed: from a code point to after another. */
const spans = z.array(z.tuple([z.int(), z.int()]));

/** What was found, and why: `why` is a sentence where no word that was typed stands in it. */
const hit = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  subtitle: z.string().nullable(),
  excerpt: z.string().nullable(),
  /** An address on this board. */
  image: z.string().nullable(),
  /** When it was posted. */
  at: moment.nullable(),
  /** The answer that the excerpt is of. */
  commentId: z.int().nullable(),
  marks: z.object({ title: spans, subtitle: spans, excerpt: spans }),
  why: z.string().nullable(),
});
export type Hit = z.infer<typeof hit>;

/** What was found of a kind. Of several kinds at once `total` counts to a thousand; `more` says that there are more. */
const hitGroup = listOf(hit).extend({ kind: z.enum(searchKinds), more: z.boolean() });
export type HitGroup = z.infer<typeof hitGroup>;

/** An operator as it was typed; `found` says whether anything is called like its value. */
const searchFilter = z.object({
  text: z.string(),
  operator: z.string(),
  value: z.string(),
  found: z.boolean(),
});

const typed = storableText(says("required"))
  .trim()
  .min(1, says("required"))
  .refine((text) => lengthOf(text) <= searchMax, says("searchTooLong", searchMax))
  .meta({ minLength: 1, maxLength: searchMax });

const kinds = z
  .string({ error: says("oneOf", [...searchKinds]) })
  .transform((names) => names.split(","))
  .pipe(z.array(z.enum(searchKinds)).refine((names) => new Set(names).size === names.length, says("eachOnce")));

export type SearchFilter = z.infer<typeof searchFilter>;

/** Of several kinds so many are shown of each, unless more are asked for; of one kind a page as a list has it. */
export const hitLimits = { several: { byDefault: 3, most: 10 }, one: { byDefault: 10, most: 100 } };

export const searchEverything = endpoint({
  method: "GET",
  path: "/search",
  access: "member",
  madeOf: [...kindsOfPosts, "user", "skill", "user_skill", "cohort", "implication", "question_comment"],
  worded: true,
  differsByReader: ({ q }) => isOnesOwn(readTyped(q)),
  summary:
    "Find jobs, projects, questions, companies, members, skills and cohorts at once, best match first, by words and operators.",
  input: z
    .object({ q: typed, kinds: kinds.optional(), limit: positive.optional(), page: positive.optional() })
    .refine(({ kinds, page }) => page === undefined || kinds?.length === 1, {
      error: says("chooseOneKind"),
      path: ["page"],
    }),
  output: z.object({ filters: z.array(searchFilter), groups: z.array(hitGroup) }),
});
