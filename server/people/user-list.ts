import type { FacetValue } from "../../contract/interface/facets.ts";
import type { List } from "../../contract/interface/lists.ts";
import type { Fit } from "../../contract/matches.ts";
import type { UserCard, UserFacetName, UserQuery } from "../../contract/people/users.ts";
import { joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { allOf } from "../lists/filter-sql.ts";
import { listOrder } from "../lists/list-order.ts";
import { type ListSelection, type Lists, listReply, type WithTotal } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { membersSharing } from "../matches/match-store.ts";
import { isVisible } from "../visibility/visibility.ts";
import { firstSkills, userCardJson } from "./profile-sql.ts";
import { userFacets } from "./user-facets.ts";
import { chosenFilters, searchedUsers, sharesSkill, usersFound } from "./user-filters.ts";
import type { Reader } from "./user-store.ts";

type UserLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };
type Shared = Partial<Pick<Fit, "score" | "matched">>;
type UserPage = List<UserCard & Shared> & { facets?: Record<UserFacetName, FacetValue[]> };
export type UserList = (query: UserQuery, reader: Reader, messages: Messages) => Promise<UserPage>;

/** Members as a reader's circle sees them, including the reader as others in it see them. */
export const userList =
  (userLists: UserLists): UserList =>
  (query, reader, messages) => {
    const { database, lists } = userLists;
    const select = (page: Fragment) => cardsOf(database, page, query, reader);
    return isWithoutFilters(query) && !query.facets
      ? lists.page("user", query, select)
      : filteredUsers(userLists, query, reader, { select, messages });
  };

/** Whether a query lists all members, or those that a search finds by relevance. */
const isWithoutFilters = ({ page: _, limit: __, facets: ___, search, sort, ...chosen }: UserQuery) =>
  (search === "" ? sort !== "newest" && sort !== "fit" : sort === undefined) &&
  Object.values(chosen).every((value) => !value || (Array.isArray(value) && value.length === 0));

type Saying = { select: (page: Fragment) => PromiseLike<(UserCard & WithTotal)[]>; messages: Messages };

/** A page of the members who match the filters, in any order, with their facets. */
async function filteredUsers(
  { database, lists, currentSkills }: UserLists,
  query: UserQuery,
  reader: Reader,
  { select, messages }: Saying,
): Promise<UserPage> {
  const searched = await searchedUsers(database, query);
  const isSharing = query.sort === "fit" ? [sharesSkill(database, reader.user.id)] : [];
  const chosen = chosenFilters(database, query, reader.circle);
  const scope = allOf(database, [isVisible(database, "users"), ...isSharing]);
  const matching = {
    query,
    from: usersFound(database, searched),
    where: allOf(database, [scope, ...chosen.values()]),
    isOfAll: query.search === "" && chosen.size === 0,
  };
  const pageOf = () => {
    if (isWithoutFilters(query)) return lists.page("user", query, select);
    return query.sort === "fit"
      ? pageByFit({ database, lists, currentSkills }, matching, { readerId: reader.user.id, select })
      : lists.chosen("user", usersInOrder(database, matching), query, select);
  };
  const [list, facets] = await Promise.all([
    pageOf(),
    query.facets ? userFacets(database, { query, searched, scope, chosen }, reader.circle, messages) : undefined,
  ]);
  return { ...list, ...(facets && { facets }) };
}

type Matching = { query: UserQuery; from: Fragment; where: Fragment; isOfAll: boolean };

function usersInOrder(database: Connection, { query: { search, sort }, from, where }: Matching): ListSelection {
  const isSearched = search !== "";
  const isByRelevance = isSearched && sort === undefined;
  const byName = listOrder(database, "user");
  const inOrder = sort === "newest" ? database`created_at desc, id desc` : byName;
  return {
    rows: database`
      select users.id, sort_key, last_name, first_name, created_at ${isByRelevance ? database`, step` : database``}
      from ${from} where ${where}`,
    order: isByRelevance ? database`step, ${byName}` : inOrder,
    isSearched,
  };
}

/** A page by shared skills: the order of the matches, among those who pass the filters. */
async function pageByFit(
  { database, lists, currentSkills }: UserLists,
  { query, from, where, isOfAll }: Matching,
  { readerId, select }: { readerId: number; select: Saying["select"] },
): Promise<List<UserCard & Shared>> {
  const idsOf = () =>
    database<[{ among: number[] }]>`select array(select users.id from ${from} where ${where}) as among`;
  const among = isOfAll ? {} : (await idsOf())[0];
  const stretch = { offset: (query.page - 1) * query.limit, limit: query.limit, ...among };
  const { total, people } = await membersSharing(database, currentSkills, readerId, stretch);
  const shared = new Map(people.map((fit) => [fit.id, fit]));
  const cards = await lists.records("user", [...shared.keys()], select);
  return listReply(
    query,
    cards.map((card) => ({ ...card, ...shared.get(card.id) })),
    total,
  );
}

const cardsOf = (database: Database, page: Fragment, { skill }: UserQuery, { circle }: Reader) =>
  database<(UserCard & WithTotal)[]>`
    select ${userCardJson(database, circle)}, ${firstSkills(database, skill)} as "Skills", total
    from ${page} ${joinedCompany(database, "users.company_id")} order by place`;
