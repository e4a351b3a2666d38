import { z } from "zod";
import { type Endpoint, endpoint } from "./interface/endpoint.ts";
import { id, limitedArray, moment, oneLine, storableText } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";
import { postPaths } from "./posts.ts";

/** What a token can be granted: a noun, to read or to write. Writing doesn't include reading. */
export const scopeNouns = [...postPaths, "people", "search", "notifications", "profile"] as const;
export type ScopeNoun = (typeof scopeNouns)[number];
export type Scope = `${ScopeNoun}:${"read" | "write"}`;
export const scopes = scopeNouns.flatMap((noun): [Scope, Scope] => [`${noun}:read`, `${noun}:write`]);

const nounOfPath: Record<string, ScopeNoun> = {
  ...Object.fromEntries(postPaths.map((path) => [path, path])),
  saved: "jobs",
  companys: "companies",
  company: "companies",
  users: "people",
  cohorts: "people",
  search: "search",
  notifications: "notifications",
};

/** The scope that a call needs. Null: no token may call it. `comment`: the scope of the record that the comment is on. */
export type TokenNeed = { scope: Scope } | { any: true } | { comment: "read" | "write" } | null;

type Call = Pick<Endpoint, "method" | "path" | "access">;

/** One rule for all calls, REST and MCP alike: by the path's first word. Calls of staff are never granted. */
export function tokenNeed({ method, path, access }: Call): TokenNeed {
  if (access !== "member") return null;
  const verb = method === "GET" ? "read" : "write";
  const [first = "", second = ""] = path.slice(1).split("/");
  if (first === "skills") return verb === "read" || second === "named" ? { any: true } : null;
  if (first === "activity") return { any: true };
  if (first === "comments") return { comment: verb };
  if (first === "match") return { scope: `${second === "users" ? "people" : (second as ScopeNoun)}:read` };
  if (first === "users" && verb === "write") return path === "/users/:id" ? { scope: "profile:write" } : null;
  // Requests for seats are messages to somebody.
  if (first === "projects" && path.startsWith("/projects/:id/")) return null;
  const noun = nounOfPath[first];
  return noun ? { scope: `${noun}:${verb}` } : null;
}

/** The scope that a call needs, as a sentence for its description. */
export function scopeSentence(call: Call): string {
  const need = tokenNeed(call);
  if (need === null) return "Not for tokens of one's settings.";
  if ("any" in need) return "Any token of one's settings may call it.";
  if ("scope" in need) return `Scope: \`${need.scope}\`.`;
  return `Scope: ${postPaths.map((noun) => `\`${noun}:${need.comment}\``).join(", ")}, by the record it stands on.`;
}

/** The most tokens, and the most feeds, of a member. */
export const grantsMax = 20;
export const grantNameMax = 60;
export const tokenDays = [30, 90, 365] as const;
export const tokenDaysDefault = 90;
/** Calls with a token, in a minute and in a day. */
export const tokenCalls = { minute: 60, day: 5_000 };

export const feedAddressMax = 2_000;

export const grantKinds = ["token", "feed"] as const;

export const grant = z.object({
  id: z.int(),
  kind: z.enum(grantKinds),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** What a feed shows: the address of a page. Null for tokens. */
  of: z.string().nullable(),
  createdAt: moment,
  /** Null for feeds, which don't end by time. */
  expiresAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
});
export type Grant = z.infer<typeof grant>;

const addresses = z.object({
  atom: z.string(),
  json: z.string(),
  /** The deadlines of saved jobs, as a calendar. */
  ics: z.string().optional(),
});

/** `token` and `addresses` are shown only once: the board stores just a hash. */
const newGrant = grant.extend({ token: z.string().optional(), addresses: addresses.optional() });

export const makingGrant = z
  .object({
    kind: z.enum(grantKinds),
    name: oneLine(grantNameMax),
    scopes: limitedArray(scopes.length, z.enum(scopes), { not: says("chooseScopes"), more: says("chooseScopes") })
      .transform((chosen) => scopes.filter((scope) => chosen.includes(scope)))
      .default([]),
    days: z.literal([...tokenDays], { error: says("oneOf", tokenDays.map(String)) }).default(tokenDaysDefault),
    of: storableText(says("enterText")).max(feedAddressMax, says("tooLong", feedAddressMax)).optional(),
  })
  .refine(({ kind, scopes }) => kind !== "token" || scopes.length > 0, {
    error: says("chooseScopes"),
    path: ["scopes"],
  })
  .refine(({ kind, of }) => kind !== "feed" || of !== undefined, { error: says("required"), path: ["of"] });
export type MakingGrant = z.output<typeof makingGrant>;

export const listGrants = endpoint({
  method: "GET",
  path: "/account/grants",
  access: "member",
  summary: "One's tokens and feeds, the newest first.",
  output: z.object({ results: z.array(grant) }),
});

export const makeGrant = endpoint({
  method: "POST",
  path: "/account/grants",
  access: "member",
  needsProof: true,
  summary: `Make a token with \`scopes\` for some \`days\`, or a feed \`of\` a page: its address with its filters, or \`/saved\`. At most ${grantsMax} of each. The token, and a feed's addresses, are shown only here.`,
  input: makingGrant,
  output: newGrant,
  status: 201,
});

export const revokeGrant = endpoint({
  method: "DELETE",
  path: "/account/grants/:id",
  access: "member",
  summary: "End a token or a feed at once.",
  input: z.object({ id }),
});
