import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { codePointCount, moment, positive, searchMax, storableText } from "../interface/fields.ts";
import { listOf } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { postPaths } from "../posts.ts";

/** The kinds that the search finds, in display order. */
export const searchKinds = [...postPaths, "users", "skills", "cohorts"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Ranges of matched words, in code points: [start, end). */
const spans = z.array(z.tuple([z.int(), z.int()]));

/** One result. `why` is a sentence that explains it where no typed word occurs in it. */
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
  /** The answer that the excerpt is taken from. */
  commentId: z.int().nullable(),
  marks: z.object({ title: spans, subtitle: spans, excerpt: spans }),
  why: z.string().nullable(),
});
export type Hit = z.infer<typeof hit>;

/**
 * The results of one kind. If several kinds are searched `total` stops at a thousand, without totals at the results that the page
 * can have; `more` says whether there are more.
 */
const hitGroup = listOf(hit).extend({ kind: z.enum(searchKinds), more: z.boolean() });
export type HitGroup = z.infer<typeof hitGroup>;

/** An operator as typed; `found`: whether a name matches its value. */
const searchFilter = z.object({
  text: z.string(),
  operator: z.string(),
  value: z.string(),
  found: z.boolean(),
});

const typed = storableText(says("required"))
  .trim()
  .min(1, says("required"))
  .refine((text) => codePointCount(text) <= searchMax, says("searchTooLong", searchMax))
  .meta({ minLength: 1, maxLength: searchMax });

const kinds = z
  .string({ error: says("oneOf", [...searchKinds]) })
  .transform((names) => names.split(","))
  .pipe(z.array(z.enum(searchKinds)).refine((names) => new Set(names).size === names.length, says("eachOnce")));

export type SearchFilter = z.infer<typeof searchFilter>;

/** Page sizes: per kind if several kinds are searched, and for a single kind. */
export const hitLimits = { several: { byDefault: 3, most: 10 }, one: { byDefault: 10, most: 100 } };

export const searchEverything = endpoint({
  method: "GET",
  path: "/search",
  access: "member",
  worded: true,
  summary:
    "Find jobs, projects, questions, companies, members, skills and cohorts at once, best match first, by words and operators.",
  input: z
    .object({
      q: typed,
      kinds: kinds.optional(),
      limit: positive.optional(),
      page: positive.optional(),
      /** `false`: of several kinds, hits are counted only up to the page's limit, as while somebody types. */
      totals: z
        .enum(["true", "false"])
        .default("true")
        .transform((sent) => sent === "true"),
    })
    .refine(({ kinds, page }) => page === undefined || kinds?.length === 1, {
      error: says("chooseOneKind"),
      path: ["page"],
    }),
  output: z.object({ filters: z.array(searchFilter), groups: z.array(hitGroup) }),
});
