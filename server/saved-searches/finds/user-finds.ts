import type { UserQuery } from "../../../contract/people/user-filters.ts";
import type { Circle } from "../../../contract/rights.ts";
import type { Connection } from "../../database/connection.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { IdSet } from "../../matches/id-set.ts";
import { type ListedMember, MemberColumns } from "../../people/users/member-columns.ts";
import { isSeenOtherwise, packedMembers, unpackedMembers } from "../../people/users/member-loading.ts";
import { chosenFilters, passingAll, withinSearch } from "../../people/users/member-selection.ts";
import { circleJson, everyMember } from "../../visibility/field-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";
import type { TextFinds } from "./text-finds.ts";

type Asking = { memberId: number; asked: UserQuery };

/** The most circles per statement. */
const atOnce = 200;

/**
 * The members that each search finds among some, by the list's filters and as the search's owner sees them: on columns of these
 * members only, where a member's id is their position.
 */
export async function userFinder(
  transaction: Connection,
  ids: readonly number[],
  { texts, skills }: { texts: TextFinds; skills: CurrentSkills },
  searches: readonly Asking[],
): Promise<(search: Asking) => readonly number[]> {
  const among = transaction`users.id = any(${[...ids]}::int[])`;
  const [[{ packed }], circles, companies, index] = await Promise.all([
    transaction<[{ packed: Buffer | null }]>`${packedMembers(transaction, among, everyMember)}`,
    circlesOf(
      transaction,
      searches.map(({ memberId }) => memberId),
    ),
    companyKeys(
      transaction,
      searches.flatMap(({ asked }) => [...asked.company, ...asked.formerCompany]),
    ),
    searches.some(({ asked }) => asked.skill.length > 0) ? skills() : null,
  ]);
  const places = new Map(ids.map((id, place) => [id, place + 1]));
  const placed = (members: readonly ListedMember[]) =>
    members.map((member) => ({ ...member, id: places.get(member.id) as number }));
  const placesOf = (those: { has(id: number): boolean }) => {
    const set = new IdSet();
    for (const [place, id] of ids.entries()) if (those.has(id)) set.add(place + 1);
    return set;
  };
  const columns = new MemberColumns();
  for (const member of placed(unpackedMembers(packed))) columns.put(member);
  const others = await seenOtherwise(transaction, ids, [...new Set(circles.values())]);
  const holders = (skill: number) => placesOf(index?.holders(skill) ?? new IdSet());
  const keysOf = (numbers: readonly number[]) => numbers.flatMap((number) => companies.get(number) ?? []);

  return ({ memberId, asked: query }) => {
    const circle = circles.get(memberId);
    if (!circle) return [];
    const found = query.search === "" ? null : placesOf(texts.get(query.search) ?? new Set<number>());
    const steps = found && Uint8Array.from({ length: ids.length + 1 }, (_, place) => (found.has(place) ? 1 : 0));
    const named = { companies: keysOf(query.company), formerCompanies: keysOf(query.formerCompany) };
    const asked = { query, holders, steps, ...named };
    const passing = columns.seenAs(placed(others.get(circle) ?? []), () =>
      passingAll(withinSearch(columns, asked), chosenFilters(columns, asked).values()),
    );
    return ids.filter((_, place) => passing.has(place + 1));
  };
}

/** Each member's circle as JSON text, because many share one. */
async function circlesOf(transaction: Connection, members: readonly number[]): Promise<Map<number, string>> {
  const rows = await transaction<{ id: number; circle: Circle }[]>`
    select id, ${circleJson(transaction)} as circle from users where id = any(${[...new Set(members)]}::int[])`;
  return new Map(rows.map(({ id, circle }) => [id, JSON.stringify(circle)]));
}

/** The members whom circles see differently. */
async function seenOtherwise(transaction: Connection, ids: readonly number[], circles: readonly string[]) {
  const seen = new Map<string, ListedMember[]>();
  for (let from = 0; from < circles.length; from += atOnce) {
    const [first, ...others] = circles.slice(from, from + atOnce).map((name) => {
      const circle = JSON.parse(name) as Circle;
      const these = transaction`users.id = any(${[...ids]}::int[]) and ${isSeenOtherwise(transaction, circle)}`;
      return transaction`select ${name} as circle, (${packedMembers(transaction, these, circle)}) as packed`;
    });
    if (!first) continue;
    const rows = await transaction<{ circle: string; packed: Buffer | null }[]>`
      ${others.reduce((all, each) => transaction`${all} union all ${each}`, first)}`;
    for (const { circle, packed } of rows) seen.set(circle, unpackedMembers(packed));
  }
  return seen;
}

/** The keys of visible companies, by their numbers. */
async function companyKeys(transaction: Connection, numbers: readonly number[]): Promise<Map<number, number>> {
  const rows = await transaction<{ id: number; number: number }[]>`
    select id, number from posts
    where kind = 'company' and number = any(${[...new Set(numbers)]}::int[]) and ${isVisible(transaction, "posts")}`;
  return new Map(rows.map(({ id, number }) => [number, id]));
}
