import type { Connection, Fragment } from "../database/connection.ts";

/** The `skills` row that each row names, in SQL: looked up one by one, since a plan for many reads all skills for each card. */
export const namedSkill = (database: Connection, key: "skill_id" | "implied_id"): Fragment => database`
  cross join lateral (select * from skills where id = ${database(key)} limit 1) skills`;
