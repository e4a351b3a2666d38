import { openings } from "../../../contract/people/profiles.ts";
import type { Circle } from "../../../contract/rights.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { PackedReader } from "../../database/packed.ts";
import { isFieldSeen, seenField, seenOpenings } from "../../visibility/field-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";
import type { ListedMember } from "./member-columns.ts";

/**
 * The chosen members as a circle sees them, packed into one binary value, in SQL: a row for each would take most of the time.
 * `offset 0` keeps the planner from evaluating each text twice, for its length and its bytes.
 */
export function packedMembers(database: Connection, chosen: Fragment, circle: Circle): Fragment {
  const text = (value: Fragment) => database`
    int2send(octet_length(${value})::int2) || convert_to(${value}, 'UTF8')`;
  const keys = (field: "company" | "cohort", key: Fragment, rows: Fragment) => database`
    case when ${isFieldSeen(database, field, circle)} then coalesce((
      select string_agg(${key}::text, ',' order by ${key}) from ${rows}), '') else '' end`;
  return database`
    select string_agg(int4send(id) || int4send(company_id) || int2send(open_to) || int2send(verified::int2)
      || ${text(database`location`)} || ${text(database`cohorts`)} || ${text(database`former_companies`)}, '') as packed
    from (
      select users.id, case when ${isFieldSeen(database, "company", circle)} then coalesce(company_id, 0) else 0 end as company_id,
        (select coalesce(bit_or(1 << array_position(${[...openings]}::text[], opening)), 0)
          from unnest(${seenOpenings(database, circle)}) opening)::int2 as open_to,
        verified::int, coalesce(${seenField(database, "location", circle)}, '') as location,
        ${keys("cohort", database`cohort_id`, database`cohort_members where user_id = users.id and verified_by is not null`)} as cohorts,
        ${keys("company", database`company_id`, database`former_companies where user_id = users.id`)} as former_companies
      from users where ${isVisible(database, "users")} and ${chosen}
      offset 0
    ) seen`;
}

/**
 * Whether a circle may see a `users` row differently from all members, in SQL: they share a cohort, or the circle's companies
 * are theirs, were lately, or are hidden from. Each part has an index.
 */
export function isSeenOtherwise(database: Connection, circle: Circle): Fragment {
  const [cohorts, companies] = [database`${[...circle.cohorts]}::int[]`, database`${[...circle.companies]}::int[]`];
  return database`users.id in (
    select user_id from cohort_members where cohort_id = any(${cohorts})
    union select user_id from left_companies where company_id = any(${companies})
    union select id from users where company_id = any(${companies})
    union select id from users where work_hidden_from <> '{}' and work_hidden_from && ${companies}
    union select users.id from companies join users on hosts_of(email) @> array[mail_domain]
      where post_id = any(${companies}) and mail_domain is not null
  ) and (users.visibility <> '{}' or 'work' = any(users.open_to))`;
}

export function unpackedMembers(packed: Buffer | null): ListedMember[] {
  const members: ListedMember[] = [];
  const reader = new PackedReader(packed);
  while (!reader.isAtEnd) {
    members.push({
      id: reader.int32(),
      company: reader.int32(),
      openTo: reader.int16() >> 1,
      isVerified: reader.int16() === 1,
      location: reader.text(reader.int16(), "utf8"),
      cohorts: reader.text(reader.int16(), "utf8"),
      formerCompanies: reader.text(reader.int16(), "utf8"),
    });
  }
  return members;
}
