import type { Connection } from "../database/connection.ts";

/** When and why mails to an address were refused. */
export type Refusal = { at: string; reason: string };

/** Whether no server refused mails to a member's current address, in SQL. */
export const acceptsMail = (database: Connection) => database`
  not exists (
    select from refused_addresses refused where refused.user_id = users.id and lower(refused.email) = lower(users.email))`;

/** Records a refused address, if it is still the member's current one. */
export async function noteRefusedAddress(
  database: Connection,
  memberId: number,
  email: string,
  reason: string,
): Promise<void> {
  await database`
    insert into refused_addresses (user_id, email, reason)
    select id, email, ${reason} from users where id = ${memberId} and lower(email) = lower(${email})
    on conflict (user_id) do update set email = excluded.email, reason = excluded.reason, at = excluded.at`;
}

export async function refusalOf(database: Connection, memberId: number): Promise<Refusal | null> {
  const [refusal] = await database<Refusal[]>`
    select refused.at, reason from refused_addresses refused join users on users.id = user_id
    where user_id = ${memberId} and lower(refused.email) = lower(users.email)`;
  return refusal ?? null;
}

/** Lets mails to the member be sent again. */
export async function clearRefusal(database: Connection, memberId: number): Promise<void> {
  await database`delete from refused_addresses where user_id = ${memberId}`;
}

/** Whether mails to a member at this address are refused. */
export async function isRefused(database: Connection, memberId: number, email: string): Promise<boolean> {
  const { count } = await database`
    select from refused_addresses where user_id = ${memberId} and lower(email) = lower(${email})`;
  return count > 0;
}

/** The number of members whose current address refuses mails. */
export async function refusedAddresses(database: Connection): Promise<number> {
  const { count } = await database`select from users where not ${acceptsMail(database)}`;
  return count;
}
