import { z } from "zod";
import { oneLine } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";

export const roles = ["user", "moderator", "admin"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const nameMax = 100;
/** Names appear in mails: one must not start a paragraph there, nor turn into a link. */
export const personName = oneLine(nameMax)
  .regex(/^\P{Cc}*$/u, says("noControlCharacters"))
  .refine((name) => !name.includes("://"), says("nameIsAddress"));

/**
 * A member on a card or as a record's `User`. `avatar` is an address on this board; `verified`: a verified graduate of a
 * cohort.
 */
export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  verified: z.boolean(),
});
export type Person = z.infer<typeof person>;
