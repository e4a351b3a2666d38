import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Database, Fragment, Transaction } from "../database/connection.ts";

export type VersionsOf = { id: number; page: number; limit: number };
export type OneVersion = { id: number; number: number; user: Account };

/** What is read in several statements, as it is at one moment. */
export const atOneMoment = <Result>(database: Database, read: (moment: Transaction) => Promise<Result>) =>
  database.begin("isolation level repeatable read read only", read) as Promise<Result>;

/** Whether a version that `began` then is so young that a typo in it may go without a trace, in SQL. */
export const whileItMayVanish = (database: Connection): Fragment => database`(began > now() - interval '5 minutes')`;
