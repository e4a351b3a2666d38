import type { PrivateField } from "../../contract/people/profiles.ts";
import type { Circle } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** The circle of a reader without cohorts and companies, who sees what every member sees. */
export const everyMember: Circle = { cohorts: [], companies: [] };

/** A reader's circle, or two arrays in SQL, where each row has another reader. */
export type FieldReader = Circle | { cohorts: Fragment; companies: Fragment };

const isList = (ids: readonly number[] | Fragment): ids is readonly number[] => Array.isArray(ids);
const isAmong = (database: Connection, ids: readonly number[] | Fragment): Fragment =>
  isList(ids) ? database`in ${database([...ids])}` : database`= any(${ids})`;

/**
 * Whether a reader sees a field of a `users` row, in SQL: the same as `maySeeField`. Without cohorts the condition is the
 * literal one of the partial indexes.
 */
export function isFieldSeen(database: Connection, field: PrivateField, { cohorts }: FieldReader): Fragment {
  if (isList(cohorts) && cohorts.length === 0)
    return database`(not users.visibility ? ${database.unsafe(`'${field}'`)})`;
  return seenWhere(
    database,
    field,
    database`select from cohort_members named
    where named.user_id = users.id and named.cohort_id ${isAmong(database, cohorts)}`,
  );
}

/** As `isFieldSeen`, for a reader given by an SQL expression, where each row has another reader. */
export const isFieldSeenBy = (database: Connection, field: PrivateField, reader: Fragment): Fragment =>
  seenWhere(
    database,
    field,
    database`select from cohort_members named join cohort_members own using (cohort_id)
    where named.user_id = users.id and own.user_id = ${reader} and own.verified_by is not null`,
  );

const seenWhere = (database: Connection, field: PrivateField, shared: Fragment): Fragment => database`
  (case users.visibility ->> ${database.unsafe(`'${field}'`)}
    when 'me' then false when 'cohort' then exists (${shared}) else true end)`;

/** The value of a field of a `users` row for a reader, in SQL; null if they don't see it. */
export const seenField = (database: Connection, field: "about" | "location", circle: FieldReader): Fragment => database`
  case when ${isFieldSeen(database, field, circle)} then users.${database(field)} end`;

/** The openings of a `users` row for a reader, in SQL, without `work` where it is hidden from their companies. */
export const seenOpenings = (database: Connection, circle: FieldReader): Fragment => database`
  case when not ${isFieldSeen(database, "openTo", circle)} then '{}'::text[]
    when ${isWorkHidden(database, circle)} then array_remove(users.open_to, 'work') else users.open_to end`;

/** How long someone who left a company still belongs to it. */
const untilGone = "30 days";

/** Whether a `users` row hides from these companies that its member looks for work, in SQL. */
export function isWorkHidden(database: Connection, { companies }: FieldReader): Fragment {
  if (isList(companies) && companies.length === 0) return database`false`;
  const isTheirs = isAmong(database, companies);
  // Computed once, not for each member: most companies have no domain.
  const hasDomain = database`exists (select from companies where post_id ${isTheirs} and mail_domain is not null)`;
  const those = isList(companies) ? database`${[...companies]}::int[]` : companies;
  return database`(users.work_hidden_from && ${those} or users.hides_work_from_own and (
    users.company_id ${isTheirs}
    or users.id in (select user_id from left_companies
      where left_companies.company_id ${isTheirs} and left_at > now() - ${untilGone}::interval)
    or ${hasDomain} and users.email_proven_at is not null and exists (select from companies join shown_companies on shown_companies.id = post_id
      where post_id ${isTheirs}
        and right(mailbox_key(users.email), length(mail_domain) + 1) in ('@' || mail_domain, '.' || mail_domain))))`;
}

/**
 * The circle of a `users` row as JSON, in SQL. A member belongs to the company that they have named for a while, those of that
 * kind they left lately, and those of their confirmed e-mail domain. Read with every session, so it reads nothing of posts; whether
 * the company is shown is checked where the domain hides something.
 */
export const circleJson = (database: Connection): Fragment => database`json_build_object(
  'cohorts', array(
    select cohort_id from cohort_members where user_id = users.id and verified_by is not null order by cohort_id),
  'companies', array(
    select users.company_id where users.company_id is not null and is_known_since(users.company_since)
    union select company_id from left_companies
    where user_id = users.id and known and left_at > now() - ${untilGone}::interval
    union select post_id from companies
    where mail_domain = any((select hosts_of(users.email))::text[]) and users.email_proven_at is not null
    order by 1))`;
