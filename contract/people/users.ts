import { z } from "zod";
import { cohortState, verifiedBy } from "../cohorts.ts";
import { endpoint } from "../interface/endpoint.ts";
import { facetsAsked, facetsOf, onlyWhereTrue, repeatable } from "../interface/facets.ts";
import { datedTitle, id, moment, optionalId, optionalText, positive, storableText, text } from "../interface/fields.ts";
import { image, pictureFate, portraitSize } from "../interface/image-fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { type Message, says } from "../interface/messages.ts";
import { fieldMessages } from "../interface/problems.ts";
import { heldSkill, skillIds, skillName } from "../skills.ts";
import { account, email, knownEmail } from "./accounts.ts";
import { nameMax, person, personName, role } from "./people.ts";
import { headlineMax, opening, profileFacts } from "./profiles.ts";

export const userSorts = ["name", "newest", "fit"] as const;

export const userQuery = listQuery().extend({
  /** Members who have all of these skills, implied ones included. */
  skill: repeatable(positive),
  company: repeatable(positive),
  formerCompany: repeatable(positive),
  /** Members who are verified in one of these cohorts. */
  cohort: repeatable(positive),
  openTo: repeatable(opening),
  /** Each word must begin a word of the location. */
  location: optionalText(headlineMax),
  verified: onlyWhereTrue,
  sort: z.enum(userSorts).optional(),
  ...facetsAsked,
});
export type UserQuery = z.output<typeof userQuery>;

export const userFacetNames = ["skill", "company", "cohort", "openTo", "verified"] as const;
export type UserFacetName = (typeof userFacetNames)[number];

/** All filters that have counts: not places and former companies. */
export const userFilterNames = [...userFacetNames, "formerCompany", "location"] as const;
export type UserFilterName = (typeof userFilterNames)[number];

const employer = z.object({ id: z.int(), name: z.string() });
/** When they last said that they work there. */
const companyConfirmedAt = moment.nullable();

/** A skill of a profile, with the number of pieces of evidence for it. */
const profileSkill = skillName.extend({ evidence: z.int() });

/** A skill or a cohort. */
const named = z.object({ id: z.int(), name: z.string() });

/** A member in a list, as the reader may see them: `Skills` are four, those filtered by first. */
export const userCard = person.extend({
  Company: employer.nullable(),
  companyConfirmedAt,
  headline: z.string().nullable(),
  location: z.string().nullable(),
  openTo: z.array(opening),
  Cohorts: z.array(named),
  Skills: z.array(named),
});
export type UserCard = z.infer<typeof userCard>;

/** With `sort=fit`: how well their skills fit the caller's, and which of them match. */
const listedUser = userCard.extend({ score: z.number().optional(), matched: z.array(heldSkill).optional() });

/** The caller's contact with a member: may write, has written, was written to, or both write. */
export const contactStates = ["self", "possible", "asked", "received", "open", "closed"] as const;
const contactState = z.enum(contactStates);

/** One member; `email` is only there for themself, moderators and admins. */
export const user = person.extend({
  Company: employer.nullable(),
  companyConfirmedAt,
  ...profileFacts,
  role,
  Skills: z.array(profileSkill),
  Cohorts: z.array(named.extend({ state: cohortState, by: verifiedBy })),
  Projects: z.array(datedTitle),
  Jobs: z.array(datedTitle),
  /** The questions of others that accepted their answer, the newest 20. */
  AcceptedAnswers: z.array(datedTitle),
  createdAt: moment,
  contact: contactState,
  conversationId: z.int().nullable(),
  /** Whether the caller blocked them. */
  blocked: z.boolean(),
  email: z.string().optional(),
});
export type User = z.infer<typeof user>;

/** The logged-in member, with everything their profile form shows. */
export const profile = account.extend({
  Company: employer.nullable(),
  companyConfirmedAt,
  ...profileFacts,
  Skills: z.array(profileSkill),
});
export type Profile = z.infer<typeof profile>;

export const listUsers = endpoint({
  method: "GET",
  path: "/users",
  access: "member",
  worded: ({ facets }) => facets,
  summary:
    "Members by last name, first name; with `search`, best match first. Never by e-mail. What is chosen of one filter may hold in any way (all skills must), different filters must all hold.",
  input: userQuery,
  output: listOf(listedUser).extend(facetsOf(userFacetNames)),
});

export const getUser = endpoint({
  method: "GET",
  path: "/users/:id",
  access: "member",
  summary:
    "One member with their skills and posts. `as` shows one's own page as others see it: any member, who is verified in all of one's cohorts, or who is at a company that one hides from that one looks for work.",
  input: z.object({ id, as: z.enum(["members", "cohort", "company"]).optional() }),
  output: user,
});

/**
 * The profile form; `identityProblems` validates its names and address further. A multipart form sends one chosen skill as
 * text, several as an array.
 */
export const userForm = z.object({
  firstName: text(nameMax),
  lastName: text(nameMax),
  email: knownEmail,
  companyId: optionalId,
  skills: z.preprocess((sent) => (typeof sent === "string" ? [sent] : sent), skillIds.default([])),
  file: image.optional(),
  picture: pictureFate.default("keep"),
  /** For the member's own profile: the rest of it, as JSON. */
  profile: storableText(says("notValid")).optional(),
});

const identity = z.object({ firstName: personName, lastName: personName, email });
type Identity = Partial<z.input<typeof identity>>;

/** The problems of changed names and addresses; unchanged ones may predate today's rules. */
export function identityProblems(stored: Identity, given: Identity): Record<string, Message> {
  const { error } = identity.safeParse(given);
  const isNew = (field: string) =>
    withPlainBreaks(given[field as keyof Identity]) !== withPlainBreaks(stored[field as keyof Identity]);
  return Object.fromEntries(Object.entries(error ? fieldMessages(error) : {}).filter(([field]) => isNew(field)));
}

/** A form submits line breaks as CRLF. */
const withPlainBreaks = (text = "") => text.replace(/\r\n?/g, "\n");

export const editUser = endpoint({
  method: "PUT",
  path: "/users/:id",
  access: "member",
  summary:
    "Replace a profile; `file` replaces the picture, `picture` may remove it. A new address waits until it is confirmed; without a proof or `currentPassword` it first waits for a link in the old mailbox, and `addressChange` says so. Oneself, a moderator (not an admin's) or an admin; of others an admin alone changes the address, with a proof.",
  multipart: portraitSize,
  input: userForm.extend({ id, currentPassword: z.string({ error: says("required") }).optional() }),
  output: profile.extend({ addressChange: z.literal("old-mailbox").optional() }),
});

export const changeRole = endpoint({
  method: "PUT",
  path: "/users/:id/role",
  access: "admin",
  needsProof: true,
  summary: "Make someone an admin, a moderator or an ordinary member. The last admin stays one.",
  input: z.object({ id, role }),
  output: user,
});
