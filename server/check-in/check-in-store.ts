import type { CheckIn, NewCheckIn } from "../../contract/check-in.ts";
import { companyAfter, companyNameJson, joinedCompany, lockCompany } from "../companies/company-sql.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { hashOf } from "../http/tokens.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { isVisible } from "../visibility/visibility.ts";

type Question = { id: number; userId: number; firstName: string; company: { id: number; name: string } | null };

/** The question that a mailed token is about; null for an old or used token, and if its member is gone. */
export async function questionOf(database: Connection, token: unknown): Promise<Question | null> {
  const [question] = await database<Question[]>`
    select check_ins.id, user_id, users.first_name, ${companyNameJson(database)} as company
    from check_in_tokens join check_ins on check_ins.id = check_in_id join users on users.id = user_id
      ${joinedCompany(database, "users.company_id")}
    where token_hash = ${hashOf(String(token))} and expires_at > now() and ${isVisible(database, "users")}`;
  return question ?? null;
}

/** Uses up a question's tokens; false if they were used already. The member is locked. */
export async function useTokens(transaction: Connection, { id }: Pick<Question, "id">): Promise<boolean> {
  const { count } = await transaction`delete from check_in_tokens where check_in_id = ${id}`;
  return count > 0;
}

/** Locks a member, so that only one of several concurrent answers counts. */
export const lockAnswering = (transaction: Connection, memberId: number) => transaction`
  select from users where id = ${memberId} for no key update`;

export const checkInsOf = (database: Connection, memberId: number) => database<CheckIn[]>`
  select check_ins.id, asked_at, answered_at, answer, ${companyNameJson(database)} as company,
    to_char(since, 'YYYY-MM') as since, field
  from check_ins left join posts company on company.id = check_ins.company_id
  where user_id = ${memberId} order by coalesce(answered_at, asked_at) desc, check_ins.id desc`;

/** The question that a member was asked last and has not answered; without one, a new row for their own answer. */
export async function openQuestion(transaction: Connection, limits: RateLimits, memberId: number): Promise<number> {
  const [open] = await transaction<{ id: number }[]>`
    select id from check_ins where user_id = ${memberId} and answered_at is null and due_on is not null
      and asked_at > now() - interval '11 months'
    order by asked_at desc limit 1`;
  if (open) return open.id;
  await limits.spend(transaction, "checkIns", String(memberId));
  const [added] = await transaction<[{ id: number }]>`
    insert into check_ins (user_id) values (${memberId}) returning id`;
  return added.id;
}

/** Throws not-found if the check-in isn't the member's. */
export async function checkOwn(database: Connection, memberId: number, id: number): Promise<void> {
  const { count } = await database`select from check_ins where id = ${id} and user_id = ${memberId}`;
  if (count === 0) throw notFound("checkIn");
}

/** Stores a locked member's answer, and what it says about their company. Ends the question's links and its reminder. */
export async function storeAnswer(
  transaction: Connection,
  limits: RateLimits,
  { id, memberId }: { id: number; memberId: number },
  { answer, companyId, since, field }: NewCheckIn,
): Promise<{ answeredAt: string }> {
  const isElsewhere = answer === "elsewhere";
  const company = isElsewhere ? await lockCompany(transaction, companyId) : null;
  if (isElsewhere) await moveTo(transaction, limits, memberId, company);
  const [answered] = await transaction<[{ answeredAt: string }]>`
    update check_ins set answered_at = now(), answer = ${answer}, reminder_due_at = null,
      company_id = case when ${answer === "still"} then (select company_id from users where id = ${memberId}) else ${company}::int end,
      since = ${isElsewhere && since ? `${since}-01` : null}, field = ${isElsewhere ? field : null}
    where id = ${id} returning answered_at`;
  if (answer !== "looking") {
    await transaction`
      update users set company_confirmed_at = case when company_id is not null and ${answer === "still" || company !== null} then now() end
      where id = ${memberId}`;
  }
  await transaction`delete from check_in_tokens where check_in_id = ${id}`;
  return answered;
}

async function moveTo(transaction: Connection, limits: RateLimits, memberId: number, company: number | null) {
  if (company === null) return;
  const { count } = await transaction`
    update users set company_id = ${companyAfter(transaction, "users.company_id", company)}, updated_at = now()
    where id = ${memberId} and company_id is distinct from ${company}`;
  if (count === 0) return;
  await limits.spend(transaction, "companyChanges", String(memberId));
  await indexMembers(transaction, [memberId]);
}

/** Withdraws a locked member's answer and the confirmation of their company that it gave. The question still counts as asked. */
export async function takeBack(transaction: Connection, memberId: number, id: number): Promise<void> {
  await transaction`
    update users set company_confirmed_at = null from check_ins
    where users.id = ${memberId} and check_ins.id = ${id} and company_confirmed_at = answered_at`;
  await transaction`delete from check_ins where id = ${id} and due_on is null`;
  await transaction`
    update check_ins set answered_at = null, answer = null, company_id = null, since = null, field = null where id = ${id}`;
}
