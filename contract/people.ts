import { z } from "zod";
import { text } from "./fields.ts";

export const roles = ["user", "moderator", "admin"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const nameMax = 100;
export const personName = text(nameMax);

/** A member on a card and as `User` of a record. `avatar` is an address on this board. */
export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
});
