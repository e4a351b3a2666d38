import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Member, MemberState } from "../../contract/people/members.ts";
import type { Role } from "../../contract/people/people.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { listOrder } from "../lists/list-order.ts";
import { listReply } from "../lists/list-page.ts";
import { documentsFound, searchedFor } from "../search-index/search.ts";
import { isInEffect } from "../suspensions/suspension-sql.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isConfirmed } from "./accounts/account-sql.ts";

type Wanted = ListQuery & { state?: MemberState; role?: Role };

/** A page of the members as staff see them, by name, or by relevance for a search. */
export async function membersPage(
  database: Connection,
  { search, state, role, ...paging }: Wanted,
): Promise<List<Member>> {
  const { page, limit } = paging;
  const searched = await searchedFor(database, "user", search, async (found) => {
    const { count } = await database`select from ${found} limit 1`;
    return count > 0;
  });
  const matching = searched
    ? database`${documentsFound(database, searched)} join users on users.id = record_id`
    : database`users`;
  const chosen = database`${matching}
    where ${state ? database`${stateOf(database)} = ${state}` : database`true`}
      and ${role ? database`role = ${role}` : database`true`}`;
  const order = database`${searched ? database`step,` : database``} ${listOrder(database, "user")}`;
  const ids = database`
    array(select users.id from ${chosen} order by ${order} limit ${limit} offset ${(page - 1) * limit})`;
  const [[counted], rows] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from ${chosen}`,
    selectMembers(
      database,
      database`join unnest(${ids}) with ordinality page (id, place) on page.id = users.id order by place`,
    ),
  ]);
  return listReply(paging, rows, counted.total);
}

export async function memberById(database: Connection, id: number): Promise<Member> {
  const [member] = await selectMembers(database, database`where users.id = ${id}`);
  if (!member) throw notFound("user");
  return member;
}

/** Locks a member until the transaction ends against changes of role and admission. */
export async function lockedMember(transaction: Connection, id: number): Promise<Member> {
  await transaction`select from users where id = ${id} for update`;
  return memberById(transaction, id);
}

type MemberRow = Omit<Member, "suspension"> & {
  reason: string | null;
  suspendedAt: string | null;
  endsAt: string | null;
};

async function selectMembers(database: Connection, which: Fragment): Promise<Member[]> {
  const rows = await database<MemberRow[]>`
    select ${personColumns(database)}, email, role, ${stateOf(database)} as state, introduction,
      ${isConfirmed(database)} as email_confirmed, users.created_at, last_seen_at, suspension.reason, suspension.created_at as suspended_at, suspension.ends_at
    from users left join lateral (
      select reason, created_at, ends_at from suspensions where user_id = users.id and ${isInEffect(database)}
    ) suspension on true ${which}`;
  return rows.map(({ reason, suspendedAt, endsAt, ...member }) => ({
    ...member,
    suspension: reason !== null && suspendedAt !== null ? { reason, createdAt: suspendedAt, endsAt } : null,
  }));
}

const stateOf = (database: Connection) => database`
  case when exists (select from suspensions where user_id = users.id and ${isInEffect(database)}) then 'suspended'
    when users.state = 'waiting' then 'waiting' when password_hash is null then 'invited' else 'active' end`;
