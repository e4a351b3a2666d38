import type { Account } from "../../contract/people/accounts.ts";

/** Someone logged in on one device. */
export type Session = {
  id: number;
  user: Account;
  /** For who saved none, a list of jobs is as for all. */
  hasSavedJobs: boolean;
};

/** Whose session a token is of; null where it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Session | null>;
