import { type Scope, type ScopeNoun, tokenNeed } from "../../contract/grants.ts";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { type PostKind, postKinds, postPaths } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { forbidden } from "./problems.ts";

type Granted = { scopes: readonly Scope[] };

/** Whether a token may call an endpoint at all; for calls on comments, on some kind of record. */
export function mayEverCall({ scopes }: Granted, endpoint: Endpoint): boolean {
  const need = tokenNeed(endpoint);
  if (need === null) return false;
  if ("any" in need) return true;
  if ("scope" in need) return scopes.includes(need.scope) || isOwnProfile(scopes, endpoint);
  return postPaths.some((noun) => scopes.includes(`${noun}:${need.comment}`));
}

/** A token that may not read other members may still read its own member's profile, if that is granted. */
const isOwnProfile = (scopes: readonly Scope[], { method, path }: Endpoint) =>
  method === "GET" && path === "/users/:id" && scopes.includes("profile:read");

/** Throws forbidden if a token may not call an endpoint with this input. */
export type CheckGranted = (
  granted: Granted & { memberId: number },
  endpoint: Endpoint,
  input: unknown,
) => Promise<void>;

/** Checks what depends on the record: the post that a comment stands on, and whether a profile is one's own. */
export const grantCheck =
  (database: Connection): CheckGranted =>
  async ({ scopes, memberId }, endpoint, input) => {
    const need = tokenNeed(endpoint);
    const { id, parent } = input as { id?: number; parent?: ScopeNoun };
    if (need && "scope" in need && !scopes.includes(need.scope) && id !== memberId) throw forbidden("notGranted");
    if (!need || !("comment" in need)) return;
    const noun = parent ?? (await nounOfComment(database, id ?? 0));
    if (noun && !scopes.includes(`${noun}:${need.comment}`)) throw forbidden("notGranted");
  };

/** Null if there is no such comment. */
async function nounOfComment(database: Connection, id: number): Promise<ScopeNoun | null> {
  const [post] = await database<{ kind: PostKind }[]>`
    select kind from comments join posts on posts.id = post_id where comments.id = ${id}`;
  return post ? postKinds[post.kind].path : null;
}
