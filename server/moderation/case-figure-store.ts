import type { MonthOfCases } from "../../contract/moderation/cases.ts";
import { decidedOutcomes } from "../../contract/moderation/decisions.ts";
import { rules } from "../../contract/moderation/moderated-records.ts";
import type { Connection, Fragment } from "../database/connection.ts";

const monthsShown = 12;

/** The reports, decisions and appeals in each of the last months, newest first. */
export async function monthsOfCases(database: Connection): Promise<MonthOfCases[]> {
  const during = (at: Fragment) => database`${at} >= first and ${at} < first + interval '1 month'`;
  const reports = database`from reports where ${during(database`created_at`)}`;
  const decisions = database`from decisions where ${during(database`decisions.at`)}`;
  const appeals = database`from appeals where ${during(database`appeals.at`)}`;
  return database<MonthOfCases[]>`
    select to_char(first, 'YYYY-MM') as month,
      (select count(*)::int ${reports}) as received,
      (select ${countOfEach(database, "reason", rules)} ${reports}) as by_reason,
      (select count(*)::int ${decisions} and outcome = 'held') as held,
      (select count(*)::int ${decisions} and automatic and outcome <> 'held') as automatic,
      (select ${countOfEach(database, "outcome", decidedOutcomes)} ${decisions} and not automatic) as by_outcome,
      (select round((percentile_cont(0.5) within group (order by extract(epoch from decisions.at - came_at) / 3600.0))::numeric, 1)::float
        ${decisions} and not automatic) as median_hours,
      (select count(*)::int ${appeals}) as appeals,
      (select count(*)::int ${appeals} and state = 'overturned') as overturned
    from generate_series(
      date_trunc('month', now()) - ${monthsShown - 1} * interval '1 month', date_trunc('month', now()), '1 month') first
    order by first desc`;
}

const countOfEach = (database: Connection, column: string, names: readonly string[]) => database`
  json_build_object(${names.flatMap((name, place) => [
    database`${place === 0 ? database`` : database`,`} ${name}::text, count(*) filter (where ${database(column)} = ${name})`,
  ])})`;
