import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { passkeyAnswer } from "../keys/passkeys.ts";
import { providerReturn } from "../keys/providers.ts";
import { locale } from "../languages/languages.ts";
import { type PostPath, postPaths } from "../posts.ts";
import { skillName } from "../skills.ts";
import { newPassword } from "./accounts.ts";
import { privacy } from "./privacy.ts";
import { profile } from "./users.ts";

const currentPassword = z.string({ error: says("required") }).min(1, says("required"));

const provenWithout = (field: string) => `Without \`${field}\` it needs a proof: see POST /account/proofs.`;

export const getAccount = endpoint({
  method: "GET",
  path: "/account",
  access: "member",
  evenWaiting: true,
  summary:
    "Oneself, with company and skills. `heldSkills` are those one has, by implication too, `impliedSkills` those of them that one didn't name, with the one that brings each; `pendingEmail` is a new address that waits to be confirmed; `unread` counts what is unread of the inbox; `openCases`, for staff, what waits for the team, `urgentCases` how much of it is urgent; `mailRefused` says since when, and why, no mail reaches the address; `blocked` are the ids of whom one has blocked.",
  output: z.object({
    user: profile,
    privacy,
    heldSkills: z.array(z.int()),
    impliedSkills: z.array(z.object({ id: z.int(), through: skillName })),
    pendingEmail: z.string().nullable(),
    unread: z.int(),
    openCases: z.int().optional(),
    urgentCases: z.int().optional(),
    mailRefused: z.object({ at: moment, reason: z.string() }).nullable(),
    blocked: z.array(z.int()),
  }),
});

export const forgetMailRefused = endpoint({
  method: "DELETE",
  path: "/account/mail-refused",
  access: "member",
  summary: "Send mails again to one's address that were refused.",
});

/** A logged-in device; `device` is the browser's User-Agent. */
export const deviceSession = z.object({
  id: z.int(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/account/sessions",
  access: "member",
  summary: "Where one is logged in, the last used first.",
  output: z.object({ results: z.array(deviceSession) }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/account/sessions/:id",
  access: "member",
  summary: "Log out on another device.",
  input: z.object({ id }),
});

export const endAllSessions = endpoint({
  method: "DELETE",
  path: "/account/sessions",
  access: "member",
  summary: "Log out everywhere, on this device too.",
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/account/password",
  access: "member",
  summary: `Change one's password; the other devices are logged out. ${provenWithout("currentPassword")}`,
  input: z.object({ currentPassword: currentPassword.optional(), password: newPassword() }),
});

/** How long a log-in, or a proof by password or another key, counts as a proof of the session, in minutes. */
export const proofMinutes = 10;

/** The form that asks for the password again. */
export const proof = z.object({ password: currentPassword });

/** One of: the password, a code, a passkey's answer, a provider's reply. */
const anyProof = z.object({
  ...proof.partial().shape,
  ...passkeyAnswer.partial().shape,
  ...providerReturn.partial().shape,
});

export const giveProof = endpoint({
  method: "POST",
  path: "/account/proofs",
  access: "member",
  evenWaiting: true,
  summary: `Prove that it is oneself, for ${proofMinutes} minutes in this session: with one's password, a code of one's authenticator app, a passkey (\`id\` of POST /auth/passkeys/challenges), or a linked provider. A log-in is a proof, too.`,
  input: anyProof,
});

export const changeLocale = endpoint({
  method: "PUT",
  path: "/account/locale",
  access: "member",
  summary:
    "Choose the language of pages and mails, or `auto`: pages as the browser asks, mails as one used the board last.",
  input: z.object({ locale }),
});

/** All of the member's data; pictures are named by their addresses, and held in base64 under `pictures`. */
export const exportAccount = endpoint({
  method: "GET",
  path: "/account/export",
  access: "member",
  evenWaiting: true,
  needsProof: true,
  summary: "Everything of one's own as one JSON file.",
  output: z.record(z.string(), z.unknown()),
  worded: true,
});

const ofEachKind = Object.fromEntries(postPaths.map((path) => [path, z.int()])) as Record<PostPath, z.ZodInt>;

/** How many records a deletion concerns. */
export const belongings = z.object({ ...ofEachKind, comments: z.int() });
export type Belongings = z.infer<typeof belongings>;

/** Private data, which goes with the account in any case. */
const ownBelongings = belongings.extend({
  savedJobs: z.int(),
  savedSearches: z.int(),
  votes: z.int(),
  conversations: z.int(),
  reports: z.int(),
  /** Deleted posts and comments that could still be restored. */
  bin: z.int(),
});
export type OwnBelongings = z.infer<typeof ownBelongings>;

export const previewDeletion = endpoint({
  method: "GET",
  path: "/account/deletion",
  access: "member",
  evenWaiting: true,
  summary: "What deleting the account would be about.",
  output: ownBelongings,
});

/** What happens to the posts and comments of a deleted account. */
export const postsFates = ["keep", "erase"] as const;
export type PostsFate = (typeof postsFates)[number];
export const postsFate = (whose: "your" | "their") =>
  z.enum(postsFates, { error: says(whose === "your" ? "chooseYourPostsFate" : "chooseTheirPostsFate") });

export const deletion = z.object({
  password: currentPassword,
  posts: postsFate("your"),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/account",
  access: "member",
  evenWaiting: true,
  summary: `Delete one's account. Posts and comments stay without a name (\`keep\`) or go (\`erase\`). ${provenWithout("password")}`,
  input: deletion.partial({ password: true }),
});
