import type { Scope } from "../../contract/grants.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Circle } from "../../contract/rights.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null until the token was looked up, and on endpoints that anyone may call. */
    session: Session | null;
  }
}

/** A member logged in on one device, or one of their tokens; a token has the `id` 0. */
export type Session = {
  id: number;
  user: Account;
  /** For a token: what it may do, and what is left of its calls. Its member has the rights of an ordinary one. */
  grant: { id: number; memberId: number; scopes: readonly Scope[]; headers: Record<string, string> } | null;
  /** Whether its member logged in, or gave a proof, within the last ten minutes. */
  isProven: boolean;
  /** Whether it only serves to set up the second factor that the board requires. */
  lacksFactor: boolean;
  /** Whether something of theirs is hidden from others, which they still read themselves. */
  hasHidden: boolean;
  /** Whether they were asked to confirm their address and haven't. */
  isUnconfirmed: boolean;
  /** Whether they may still count as new; exact for writes only. */
  isNew: boolean;
  /** The cohorts and companies that decide what they see of other members. */
  circle: Circle;
};

/** Finds the session of a token; null if it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Session | null>;
