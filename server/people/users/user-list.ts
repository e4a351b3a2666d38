import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { List } from "../../../contract/interface/lists.ts";
import type { UserFacetName, UserQuery } from "../../../contract/people/user-filters.ts";
import type { UserCard } from "../../../contract/people/users.ts";
import type { Fit } from "../../../contract/skills/matches.ts";
import { joinedCompany } from "../../companies/company-sql.ts";
import type { Connection, Database, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { allOf, type ChosenPage, pageOfChosen } from "../../lists/chosen-page.ts";
import { orderOf } from "../../lists/list-order.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { membersSharing } from "../../matches/match-store.ts";
import { isVisible } from "../../visibility/visibility.ts";
import { firstSkills, seenCard } from "../profiles/profile-sql.ts";
import { userFacets } from "./user-facets.ts";
import { chosenFilters, isMistyped, sharesSkill, usersFound } from "./user-filters.ts";
import type { Reader } from "./user-store.ts";

type UserLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };
type Shared = Partial<Pick<Fit, "score" | "matched">>;
type UserPage = List<UserCard & Shared> & { facets?: Record<UserFacetName, FacetValue[]> };
export type UserList = (query: UserQuery, reader: Reader, messages: Messages) => Promise<UserPage>;

/** Members as a reader's circle sees them; the reader, too, as others of it do. */
export const userList =
  (userLists: UserLists): UserList =>
  (query, reader, messages) => {
    const { database, lists } = userLists;
    const select = (page: Fragment) => cardsOf(database, page, query, reader);
    return isWithoutFilters(query)
      ? lists.page("user", query, select)
      : filteredUsers(userLists, query, reader, { select, messages });
  };

/** Whether a query lists all members, or those that a search finds by relevance. */
const isWithoutFilters = ({ page: _, limit: __, search, sort, ...chosen }: UserQuery) =>
  (search === "" ? sort !== "newest" && sort !== "fit" : sort === undefined) &&
  Object.values(chosen).every((value) => !value || (Array.isArray(value) && value.length === 0));

type Saying = { select: (page: Fragment) => PromiseLike<UserCard[]>; messages: Messages };

/** A page of the members who match the filters, in any order, with their facets. */
async function filteredUsers(
  { database, lists, currentSkills }: UserLists,
  query: UserQuery,
  reader: Reader,
  { select, messages }: Saying,
): Promise<UserPage> {
  const forgiving = await isMistyped(database, query);
  const isSharing = query.sort === "fit" ? [sharesSkill(database, reader.user.id)] : [];
  const chosen = chosenFilters(database, query, reader.circle);
  const scope = allOf(database, [isVisible(database, "users"), ...isSharing]);
  const matching = {
    query,
    from: usersFound(database, query.search, forgiving),
    where: allOf(database, [scope, ...chosen.values()]),
  };
  const page =
    query.sort === "fit"
      ? pageByFit(database, currentSkills, matching, reader.user.id)
      : pageInOrder(database, matching);
  const [{ cards, total, shared }, facets] = await Promise.all([
    page.then(async (found) => ({ ...found, cards: await lists.records("user", found.ids, select) })),
    query.facets ? userFacets(database, { query, forgiving, scope, chosen }, reader.circle, messages) : undefined,
  ]);
  const results = cards.map((card) => ({ ...card, ...shared?.get(card.id) }));
  return { ...listReply(query, results, total), ...(facets && { facets }) };
}

type Matching = { query: UserQuery; from: Fragment; where: Fragment };
type Page = ChosenPage & { shared?: ReadonlyMap<number, Shared> };

function pageInOrder(database: Connection, { query, from, where }: Matching): Promise<Page> {
  const { search, sort } = query;
  const isSearched = search !== "";
  const isByRelevance = isSearched && sort === undefined;
  const byName = orderOf(database, "user");
  const inOrder = sort === "newest" ? database`created_at desc, id desc` : byName;
  return pageOfChosen(
    database,
    {
      rows: database`
        select users.id, sort_key, last_name, first_name, created_at ${isByRelevance ? database`, step` : database``}
        from ${from} where ${where}`,
      order: isByRelevance ? database`step, ${byName}` : inOrder,
      isSearched,
    },
    query,
  );
}

/** A page by shared skills: the order of the matches, among those who pass the filters. */
async function pageByFit(
  database: Connection,
  currentSkills: CurrentSkills,
  { query, from, where }: Matching,
  readerId: number,
): Promise<Page> {
  const [{ among }] = await database<[{ among: number[] }]>`
    select array(select users.id from ${from} where ${where}) as among`;
  const stretch = { offset: (query.page - 1) * query.limit, limit: query.limit, among };
  const { total, people } = await membersSharing(database, currentSkills, readerId, stretch);
  return { ids: people.map(({ id }) => id), total, shared: new Map(people.map((fit) => [fit.id, fit])) };
}

const cardsOf = (database: Database, page: Fragment, { skill }: UserQuery, { circle }: Reader) =>
  database<(UserCard & { place: number })[]>`
    select ${seenCard(database, circle)}, ${firstSkills(database, skill)} as "Skills"
    from ${page} ${joinedCompany(database, "users.company_id")} order by place`;
