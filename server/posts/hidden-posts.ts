import type { Account } from "../../contract/accounts.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database.ts";

/**
 * Whether a row of `table` is there for a reader, in SQL: while someone is suspended, their profile, posts and what stands
 * below are there for staff alone.
 */
export const isThereFor = (reader: Account, database: Connection, table: string): Fragment =>
  maySeeHidden(reader) ? database`true` : database`not ${database(table)}.hidden`;
