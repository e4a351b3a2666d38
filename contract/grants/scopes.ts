import type { Endpoint } from "../interface/endpoint.ts";
import { postPaths } from "../posts.ts";

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
