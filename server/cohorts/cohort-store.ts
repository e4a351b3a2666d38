import {
  type ChangedCohort,
  type Cohort,
  type CohortDetail,
  type NewCohort,
  newcomerDays,
  newcomersMax,
  type OwnCohort,
} from "../../contract/cohorts.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { type Circle, isStaff } from "../../contract/rights.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { conflict, conflictOn, invalid, notFound, says } from "../http/problems.ts";
import type { Lists, WithTotal } from "../lists/list-page.ts";
import { indexCohorts } from "../search-index/search-index-store.ts";
import { everyMember, isFieldSeen } from "../visibility/field-sql.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { membershipOf } from "./membership-store.ts";

/** The constraints by which no two cohorts look the same. */
const nameTaken = ["cohorts_name", "cohorts_name_key"];

const companiesShown = 10;
const skillsShown = 20;

/** A page of cohorts, the latest first, or by relevance for a search. */
export function cohortsPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<Cohort>> {
  return lists.page(
    "cohort",
    query,
    (page) => database<(Cohort & WithTotal)[]>`
    select ${cohortColumns(database)}, total from ${page} order by place`,
  );
}

/**
 * A cohort with the companies and skills of its visible members, the reader's own membership, and the numbers that only its
 * verified members or staff see.
 */
export async function cohortById(
  database: Connection,
  id: number,
  { user, circle }: { user: Account; circle: Circle },
): Promise<CohortDetail> {
  const [[cohort], membership] = await Promise.all([
    database<(CohortDetail & { pendingCount: number; rosterCount: number })[]>`
      select ${cohortColumns(database)}, ${companiesOf(database)} as "Companies", ${skillsOf(database)} as "Skills",
        (select count(*)::int from cohort_members join users on users.id = user_id and ${isVisible(database, "users")}
          where cohort_id = cohorts.id and verified_by is null) as pending_count,
        (select count(*)::int from roster_lines where cohort_id = cohorts.id) as roster_count
      from cohorts where id = ${id}`,
    membershipOf(database, id, user.id),
  ]);
  if (!cohort) throw notFound("cohort");
  const { pendingCount, rosterCount, ...shown } = cohort;
  return {
    ...shown,
    membership,
    ...((isStaff(user) || circle.cohorts.includes(id)) && { pendingCount }),
    ...(isStaff(user) && { rosterCount }),
  };
}

/** Adds a cohort. Throws a conflict if the name is taken. */
export async function addCohort(transaction: Connection, by: Actor, given: NewCohort): Promise<Cohort> {
  return conflictOn(nameTaken, "cohortExists", async () => {
    const [{ id }] = await transaction<[{ id: number }]>`insert into cohorts ${transaction(given)} returning id`;
    await indexCohorts(transaction, [id]);
    await addToTrail(transaction, { by, action: "added", subject: "cohort", id });
    return cohortOf(transaction, id);
  });
}

/** Changes the given fields of a cohort. Throws not-found, invalid, or a conflict if the name is taken. */
export async function changeCohort(
  transaction: Connection,
  by: Actor,
  id: number,
  given: ChangedCohort,
): Promise<Cohort> {
  return conflictOn(nameTaken, "cohortExists", async () => {
    const [former] = await transaction<NewCohort[]>`
      select name, course, city, starts_on, ends_on, size from cohorts where id = ${id} for no key update`;
    if (!former) throw notFound("cohort");
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const { startsOn, endsOn, ...rest }: NewCohort = { ...former, ...said };
    if (startsOn && endsOn && endsOn < startsOn) throw invalid({ endsOn: says("endBeforeStart") });
    await transaction`
      update cohorts set ${transaction({ ...rest, startsOn, endsOn })}, is_double = is_double and name_key(name) = name_key(${rest.name})
      where id = ${id}`;
    await indexCohorts(transaction, [id]);
    await addToTrail(transaction, { by, action: "edited", subject: "cohort", id });
    return cohortOf(transaction, id);
  });
}

/** Deletes a cohort without members. Throws not-found, or a conflict if it has some. */
export async function deleteCohort(transaction: Connection, by: Actor, id: number): Promise<void> {
  const cohorts = await transaction`select from cohorts where id = ${id} for update`;
  if (cohorts.count === 0) throw notFound("cohort");
  const members = await transaction`select from cohort_members where cohort_id = ${id} limit 1`;
  if (members.count > 0) throw conflict("cohortHasMembers");
  await transaction`delete from cohorts where id = ${id}`;
  await indexCohorts(transaction, [id]);
  await addToTrail(transaction, { by, action: "deleted", subject: "cohort", id });
}

async function cohortOf(database: Connection, id: number): Promise<Cohort> {
  const [cohort] = await database<[Cohort]>`select ${cohortColumns(database)} from cohorts where id = ${id}`;
  return cohort;
}

/** The cohort's verified members whose cohort every member may see, in SQL: rows of `users`. */
const shownMembers = (database: Connection): Fragment => database`
  cohort_members join users on users.id = user_id and ${isVisible(database, "users")}
    and ${isFieldSeen(database, "cohort", everyMember)}
  where cohort_id = cohorts.id and verified_by is not null`;

const cohortColumns = (database: Connection): Fragment => database`
  cohorts.id, cohorts.name, course, city, starts_on, ends_on, size,
  (select count(*)::int from ${shownMembers(database)}) as member_count`;

const companiesOf = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', number, 'name', title, 'count', count)
    order by count desc, sort_key_of(title), title collate "C"), '[]')
  from (
    select posts.number, title, count(*) from (
      select company_id from ${shownMembers(database)} and ${isFieldSeen(database, "company", everyMember)}
    ) at join posts on posts.id = company_id and ${isVisible(database, "posts")}
    group by posts.id order by count(*) desc, sort_key_of(title), title collate "C" limit ${companiesShown}
  ) companies)`;

const skillsOf = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', count)
    order by count desc, sort_key, name collate "C"), '[]')
  from (
    select skills.id, name, sort_key, count(*) from (
      select users.id as member_id from ${shownMembers(database)}
    ) people join user_skills on user_skills.user_id = member_id join skills on skills.id = skill_id
    group by skills.id order by count(*) desc, sort_key, name collate "C" limit ${skillsShown}
  ) skills)`;

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
