import type { Connection, Fragment } from "../database/connection.ts";

/**
 * Joins the `skills` row of each row, in SQL. `limit 1` forces a look-up for each: otherwise the planner reads all skills for
 * every card.
 */
export const namedSkill = (database: Connection, key: "skill_id" | "implied_id"): Fragment => database`
  cross join lateral (select * from skills where id = ${database(key)} limit 1) skills`;
