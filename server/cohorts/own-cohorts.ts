import { newcomerDays, newcomersMax, type OwnCohort } from "../../contract/cohorts/own-cohorts.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Circle } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { isFieldSeen } from "../visibility/field-sql.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

type Newcomer = OwnCohort["Newcomers"][number] & { cohortId: number };

/** The reader's cohorts by name, each with its recent visible newcomers and the number of others who wait. */
export async function ownCohorts(
  database: Connection,
  { user, circle }: { user: Account; circle: Circle },
): Promise<OwnCohort[]> {
  if (circle.cohorts.length === 0) return [];
  const ids = database`${[...circle.cohorts]}::int[]`;
  const isAnother = database`users.id = user_id and users.id <> ${user.id} and ${isVisible(database, "users")}`;
  const [cohorts, newcomers] = await Promise.all([
    database<Omit<OwnCohort, "Newcomers">[]>`
      select id, name, (select count(*)::int from cohort_members join users on ${isAnother}
        where cohort_id = cohorts.id and verified_by is null) as pending_count
      from cohorts where id = any(${ids}) order by sort_key, name collate "C"`,
    database<Newcomer[]>`
      select came.* from unnest(${ids}) as own (id) cross join lateral (
        select cohort_id, ${personColumns(database)}, cohort_members.created_at
        from cohort_members join users on ${isAnother} and ${isFieldSeen(database, "cohort", circle)}
        where cohort_id = own.id and verified_by is not null
          and cohort_members.created_at > now() - make_interval(days => ${newcomerDays})
        order by cohort_members.created_at desc, user_id desc limit ${newcomersMax}) came
      order by came.created_at desc, came.id desc`,
  ]);
  return cohorts.map((cohort) => ({
    ...cohort,
    Newcomers: newcomers.filter(({ cohortId }) => cohortId === cohort.id),
  }));
}
