import { claimMinutes } from "../../contract/moderation/cases.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { personJson } from "../visibility/person-sql.ts";
import { placeJson } from "./record-sql.ts";

/** Whether a `cases` row has a claim that hasn't expired, in SQL. */
export const isClaimed = (database: Connection, by: Fragment = database`claimed_by is not null`): Fragment => database`
  (${by} and claimed_at > now() - ${`${claimMinutes} minutes`}::interval)`;

/**
 * Whether a member of the team may decide a `cases` row, the SQL form of `mayJudge`; `author` is the joined row of its author.
 */
const judges = (
  database: Connection,
  member: "users" | "reader",
  { id, role }: { id: Fragment; role: Fragment },
) => database`
  (cases.author_id is distinct from ${id}
    and (${role} = 'admin' or ${role} = 'moderator' and coalesce(author.role, 'user') = 'user'))
  ${member === "users" ? database`and users.state = 'shown' and not users.suspended` : database``}`;

/**
 * Whether an appeal against the reader's own decision is pending and another member of the team exists who could decide it, in
 * SQL.
 */
export const waitsForAnother = (database: Connection, reader: Account): Fragment => database`(
  exists (
    select from decisions join appeals on decision_id = decisions.id
    where case_id = cases.id and appeals.state = 'asked' and decided_by = ${reader.id})
  and exists (
    select from users where users.id <> ${reader.id}
      and ${judges(database, "users", { id: database`users.id`, role: database`users.role` })}))`;

/** Whether a reader may decide a `cases` row, in SQL; `author` is the joined row of its author. */
export const mayDecide = (database: Connection, reader: Account): Fragment => database`(
  ${judges(database, "reader", { id: database`${reader.id}::int`, role: database`${reader.role}::text` })}
  and not ${waitsForAnother(database, reader)})`;

/** The columns of a case for staff, in SQL; `author` is the joined row of its author. */
export const caseColumns = (database: Connection, reader: Account): Fragment => database`
  cases.id, parent, record_id, cases.title, ${placeJson(database)} as place, cases.state, waits, report_count as reports,
  reasons, urgent, since, version, ${mayDecide(database, reader)} as may_decide,
  (select ${personJson(database)} from users where users.id = cases.author_id) as "User",
  case when ${isClaimed(database)} then json_build_object('at', ${momentJson(database, database`claimed_at`)}, 'User', (
    select ${personJson(database)} from users where users.id = claimed_by)) end as claim`;
