import type { Connection } from "../database/connection.ts";

/** The pay of a `jobs` row as JSON, in SQL. */
export const salaryJson = (database: Connection) => database`
  case when salary_currency is not null then json_build_object(
    'min', salary_min, 'max', salary_max, 'currency', salary_currency, 'per', salary_per) end`;
