import type { Account } from "../../contract/people/accounts.ts";
import type { Circle } from "../../contract/rights.ts";

/** Someone logged in on one device. */
export type Session = {
  id: number;
  user: Account;
  /** For who saved none, a list of jobs is as for all. */
  hasSavedJobs: boolean;
  /** Whether anything of theirs is kept from others: they read it all the same. */
  hasHidden: boolean;
  /** Whether they were asked to confirm their address and haven't yet. */
  isUnconfirmed: boolean;
  /** Whether they joined lately and the board doesn't know them yet; where they only read, whether that may be. */
  isNew: boolean;
  /** What they see of others goes by it. */
  circle: Circle;
};

/** Of many replies the one for this reader's like: all of a circle get the same. */
export const nameOfCircle = ({ cohorts, companies }: Circle) => `${cohorts.join()}|${companies.join()}`;

/** Whose session a token is of; null where it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Session | null>;
