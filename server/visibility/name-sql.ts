import type { Connection, Fragment } from "../database/connection.ts";

/** Joins the `skills` row of each row, in SQL. */
export const namedSkill = (database: Connection, key: "skill_id" | "implied_id"): Fragment =>
  lookedUp(database, "skills", key);

/** Joins the `cohorts` row of each row of `cohort_members`, in SQL. */
export const namedCohort = (database: Connection): Fragment => lookedUp(database, "cohorts", "cohort_id");

/** `limit 1` forces a look-up for each row: otherwise the planner reads the whole table for every card. */
const lookedUp = (database: Connection, table: string, key: string): Fragment => database`
  cross join lateral (select * from ${database(table)} where id = ${database(key)} limit 1) ${database(table)}`;
