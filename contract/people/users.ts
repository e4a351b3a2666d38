import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment, optionalId, text } from "../interface/fields.ts";
import { image, pictureFate, portraitSize } from "../interface/images.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { type Message, says } from "../interface/messages.ts";
import { fieldMessages } from "../interface/problems.ts";
import { postTitle } from "../interface/titles.ts";
import { skillIds, skillName } from "../skills/skills.ts";
import { account, email, knownEmail } from "./accounts.ts";
import { nameMax, person, personName, role } from "./people.ts";

const employer = z.object({ id: z.int(), name: z.string() });

export const userCard = person.extend({ Company: employer.nullable() });
export type UserCard = z.infer<typeof userCard>;

/** One member; `email` is there for themself, moderators and admins only. */
export const user = userCard.extend({
  role,
  Skills: z.array(skillName),
  Projects: z.array(postTitle),
  Jobs: z.array(postTitle),
  createdAt: moment,
  email: z.string().optional(),
});
export type User = z.infer<typeof user>;

/** The member who is logged in, with what their profile form shows. */
export const profile = account.extend({ Company: employer.nullable(), Skills: z.array(skillName) });
export type Profile = z.infer<typeof profile>;

export const listUsers = endpoint({
  method: "GET",
  path: "/users",
  access: "member",
  madeOf: ["user", "user_skill", "company", "skill", "implication"],
  summary: "Members by last name, first name; with `search`, best match first. Never by e-mail.",
  input: listQuery(),
  output: listOf(userCard),
});

export const getUser = endpoint({
  method: "GET",
  path: "/users/:id",
  access: "member",
  summary: "One member with their skills and posts.",
  input: z.object({ id }),
  output: user,
});

/**
 * The profile form; `identityProblems` says what else its names and address must keep to. A multipart form sends one chosen
 * skill as text, several as an array.
 */
export const userForm = z.object({
  firstName: text(nameMax),
  lastName: text(nameMax),
  email: knownEmail,
  companyId: optionalId,
  skills: z.preprocess((sent) => (typeof sent === "string" ? [sent] : sent), skillIds.default([])),
  file: image.optional(),
  picture: pictureFate.default("keep"),
});

const identity = z.object({ firstName: personName, lastName: personName, email });
type Identity = Partial<z.input<typeof identity>>;

/** What is wrong with the names and the address that are new; those that stay may be older than today's rules. */
export function identityProblems(stored: Identity, given: Identity): Record<string, Message> {
  const { error } = identity.safeParse(given);
  const isNew = (field: string) =>
    withPlainBreaks(given[field as keyof Identity]) !== withPlainBreaks(stored[field as keyof Identity]);
  return Object.fromEntries(Object.entries(error ? fieldMessages(error) : {}).filter(([field]) => isNew(field)));
}

/** On its way through a form a line break becomes two characters. */
const withPlainBreaks = (text = "") => text.replace(/\r\n?/g, "\n");

export const editUser = endpoint({
  method: "PUT",
  path: "/users/:id",
  access: "member",
  summary:
    "Replace a profile; `file` replaces the picture, `picture` may remove it. A new address waits until it is confirmed; `currentPassword`, where it is sent with one, must be one's own. Oneself, a moderator (not an admin's) or an admin.",
  multipart: portraitSize,
  input: userForm.extend({ id, currentPassword: z.string({ error: says("required") }).optional() }),
  output: profile,
});

export const changeRole = endpoint({
  method: "PUT",
  path: "/users/:id/role",
  access: "admin",
  summary: "Make someone an admin, a moderator or an ordinary member. The last admin stays one.",
  input: z.object({ id, role }),
  output: user,
});
