import type { Connection } from "../../../server/database/connection.ts";
import { continueIds } from "./tables.ts";

/** The id of the case with a hundred reports. */
export const manyReports = 1;
const reasons = ["spam", "abuse", "wrong-place", "outdated", "privacy", "illegal", "other"];

/** A case for each question, every other one decided. */
export async function insertReported(database: Connection): Promise<void> {
  await database`
    insert into cases (id, parent, record_id, author_id, title, waits, report_count, reasons, urgent, since) overriding system value
    select number, 'questions', number, owner_id, title, case when is_open then '{report}' else '{}' end::text[],
      case when is_open then reports else 0 end, case when is_open then array[reason] else '{}' end,
      is_open and reason in ('privacy', 'illegal'), now() - number * interval '1 minute'
    from (
      select number, owner_id, title, number % 2 = 1 as is_open, case number when ${manyReports} then 100 else 1 end as reports,
        (${reasons}::text[])[1 + number % ${reasons.length}] as reason
      from posts where kind = 'question'
    ) questions`;
  await database`
    insert into reports (case_id, user_id, reason, text, title, state, created_at)
    select cases.id, users.id, (${reasons}::text[])[1 + cases.id % ${reasons.length}], 'Please have a look at this.', title,
      case when cases.state = 'open' then 'open' else 'decided' end, since
    from cases cross join lateral generate_series(1, greatest(report_count, 1)) nth
      join users on users.id = 10 + (cases.id + nth) % (select greatest(1, count(*) - 10)::int from users)
    on conflict do nothing`;
  await database`
    insert into decisions (case_id, author_id, concerns_author, title, outcome, text, basis, decided_by, at)
    select id, author_id, false, title, 'kept', 'Nothing wrong was found.', 'report', 5, since from cases where state = 'decided'`;
  await database`
    update reports set decision_id = decisions.id from decisions where decisions.case_id = reports.case_id`;
  await continueIds(database, "cases");
}
