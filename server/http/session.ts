import type { Account } from "../../contract/people/accounts.ts";

/** Someone logged in on one device. */
export type Session = { id: number; user: Account };

/** Whose session a token is of; null where it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Session | null>;
