import type { Account } from "../../contract/people/accounts.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/**
 * Whether a row of `table` is there for a reader, in SQL: while someone is suspended, their profile, posts and what stands
 * below are there for staff alone; companies are nobody's and always there. Without a reader it is the owner's own view.
 */
export const isThereFor = (reader: Account | undefined, database: Connection, table: string): Fragment =>
  table === "companies" || !reader || maySeeHidden(reader) ? database`true` : database`not ${database(table)}.hidden`;
