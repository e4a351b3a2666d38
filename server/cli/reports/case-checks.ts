import type { Database } from "../../database/connection.ts";
import { type Finding, failure, passed, warning } from "../doctor-checks.ts";

/** A case is late after a week, and stuck where no member of the team may decide it. */
export async function checkCases(database: Database): Promise<Finding> {
  const about = "reports";
  const [{ open, old, stuck }] = await database<[{ open: number; old: number; stuck: number }]>`
    select count(*)::int as open, count(*) filter (where since < now() - interval '7 days')::int as old,
      count(*) filter (where not exists (
        select from users where users.id is distinct from cases.author_id and users.state = 'shown' and not users.suspended
          and (users.role = 'admin' or users.role = 'moderator' and coalesce(author.role, 'user') = 'user')))::int as stuck
    from cases left join users author on author.id = author_id where cases.state = 'open'`;
  if (stuck > 0) {
    const words = `${stuck} wait that nobody of the team may decide: make another one admin (npm run board -- role).`;
    return failure(about, words);
  }
  if (old > 0) return warning(about, `${old} of ${open} have waited for more than 7 days: /admin/reports`);
  return passed(about, open === 0 ? "nothing waits for the team" : `${open} wait, none for longer than 7 days`);
}
