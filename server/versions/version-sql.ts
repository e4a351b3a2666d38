import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Database, Fragment, Transaction } from "../database/connection.ts";

export type VersionsOf = { id: number; page: number; limit: number };
export type OneVersion = { id: number; number: number; user: Account };

/** Reads with several statements in one snapshot. */
export const readAtOnce = <Result>(database: Database, read: (moment: Transaction) => Promise<Result>) =>
  database.begin("isolation level repeatable read read only", read) as Promise<Result>;

/** Whether a version is so recent that an edit replaces it without keeping it, in SQL; `began` is its time. */
export const isReplaceable = (database: Connection): Fragment => database`(began > now() - interval '5 minutes')`;
