import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { insiderDays, insidersShown, type listInsiders } from "../../contract/jobs/jobs.ts";
import { joinedCompany } from "../companies/company-sql.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { listOrder } from "../lists/list-order.ts";
import { canBeAskedBy } from "../people/contact-sql.ts";
import { firstSkills, userCardJson } from "../people/profile-sql.ts";
import type { Reader } from "../people/user-store.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { isFieldSeen, seenOpenings } from "../visibility/field-sql.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

type Insiders = OutputOf<typeof listInsiders>;

/** The members at a job's company whom the reader may ask about it, without those already asked. Throws not-found. */
export async function insidersOf(database: Connection, number: number, { user, circle }: Reader): Promise<Insiders> {
  const [job] = await database<{ id: number; companyId: number | null }[]>`
    select posts.id, company.id as company_id
    from posts join jobs on post_id = posts.id
      left join posts company on company.id = company_id and ${isVisible(database, "company")}
    where ${isPostAt(database, "job", number, user)}`;
  if (!job) throw notFound("job");
  const insiders = database`
    users where users.company_id = ${job.companyId} and ${isVisible(database, "users")}
      and ${isFieldSeen(database, "company", circle)} and 'questions' = any(${seenOpenings(database, circle)})
      and ${canBeAskedBy(database, user)}`;
  const timesAsked = database`(
    select count(*) from conversations join posts on posts.id = conversations.post_id and kind = 'job'
    where receiver_id = users.id and asked_at > now() - interval '30 days')`;
  const [rows, [asked]] = await Promise.all([
    database<(Insiders["results"][number] & { count: number })[]>`
      select count, ${userCardJson(database, circle)}, ${firstSkills(database, [])} as "Skills"
      from (
        select *, row_number() over () as place from (
          select *, count(*) over ()::int from ${insiders} order by ${timesAsked}, users.company_confirmed_at is null, ${listOrder(database, "user")} limit ${insidersShown}
        ) in_order
      ) users ${joinedCompany(database, "users.company_id")} order by place`,
    database<NonNullable<Insiders["asked"]>[]>`
      select ${personJson(database)} as "User", asked_at as created_at
      from conversations left join users on users.id = receiver_id and ${isVisible(database, "users")}
      where asker_id = ${user.id} and post_id = ${job.id} and accepted_at is null
        and (taken_back_at is null or asked_at > now() - ${insiderDays} * interval '1 day')
      order by asked_at desc limit 1`,
  ]);
  return { count: rows[0]?.count ?? 0, results: [...rows], asked: asked ?? null };
}
