import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { List } from "../../../contract/interface/lists.ts";
import type { UserFacetName, UserQuery } from "../../../contract/people/user-filters.ts";
import type { UserCard } from "../../../contract/people/users.ts";
import type { Fit } from "../../../contract/skills/matches.ts";
import { joinedCompany, keysOfCompanies } from "../../companies/company-sql.ts";
import type { Database, Fragment } from "../../database/connection.ts";
import { stepsOfFound } from "../../finding/search.ts";
import type { Messages } from "../../languages/languages.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import type { IdSet } from "../../matches/id-set.ts";
import { membersSharing } from "../../matches/match-store.ts";
import { firstSkills, seenCard } from "../profiles/profile-sql.ts";
import type { CurrentMembers, SeenMembers } from "./current-members.ts";
import { type Asked, chosenFilters, passingAll, whoShare, withinSearch } from "./member-selection.ts";
import { facetCounts, facetsInWords } from "./user-facets.ts";
import type { Reader } from "./user-store.ts";

type UserLists = {
  database: Database;
  lists: Lists;
  currentMembers: CurrentMembers;
  currentSkills: CurrentSkills;
};
type Listed = UserCard & Partial<Pick<Fit, "score" | "matched">>;
type UserPage = List<Listed> & { facets?: Record<UserFacetName, FacetValue[]> };
export type UserList = (query: UserQuery, reader: Reader, messages: Messages) => Promise<UserPage>;

/** Members as a reader's circle sees them; the reader, too, as others of it do. */
export const userList =
  (userLists: UserLists): UserList =>
  async (query, reader, messages) => {
    const { database, lists } = userLists;
    const select = (page: Fragment) => cardsOf(database, page, query, reader);
    if (isWithoutFilters(query)) return lists.page("user", query, select);
    const { asked, counts, selected, inOrder } = await evaluatedList(userLists, query, reader);
    const [list, facets] = await Promise.all([
      inOrder
        ? pageOf(lists, query, { ids: inOrder, total: selected.size }, select)
        : fitting(userLists, query, { reader, selected }, select),
      counts && facetsInWords(database, asked, counts, messages),
    ]);
    return { ...list, ...(facets && { facets }) };
  };

/** Whether a query lists all members, or those that a search finds by relevance. */
const isWithoutFilters = ({ page: _, limit: __, search, sort, ...chosen }: UserQuery) =>
  (search === "" ? sort !== "newest" && sort !== "fit" : sort === undefined) &&
  Object.values(chosen).every((value) => !value || (Array.isArray(value) && value.length === 0));

type Select = (page: Fragment) => PromiseLike<UserCard[]>;

async function pageOf(
  lists: Lists,
  query: UserQuery,
  { ids, total }: { ids: number[]; total: number },
  select: Select,
) {
  return listReply(query, await lists.records("user", ids, select), total);
}

async function fitting(
  { database, lists, currentSkills }: UserLists,
  query: UserQuery,
  { reader, selected }: { reader: Reader; selected: IdSet },
  select: Select,
): Promise<List<Listed>> {
  const stretch = { offset: (query.page - 1) * query.limit, limit: query.limit };
  const among = { ...stretch, among: selected };
  const { total, people } = await membersSharing(database, currentSkills, reader.user.id, among);
  const fitOf = new Map(people.map((fit) => [fit.id, fit]));
  const list = await pageOf(lists, query, { ids: [...fitOf.keys()], total }, select);
  return { ...list, results: list.results.map((card) => ({ ...card, ...fitOf.get(card.id) })) };
}

/** Evaluates the query on the columns. Synchronous, because the columns change in place. */
function evaluate({ columns, orders }: SeenMembers, asked: Asked, skills: Iterable<number>) {
  const scope = whoShare(withinSearch(columns, asked), asked);
  const among = { scope, filters: chosenFilters(columns, asked) };
  const selected = passingAll(among.scope, among.filters.values());
  return {
    asked,
    selected: selected.copy(),
    counts: asked.query.facets ? facetCounts(columns, { ...asked, ...among }, skills) : undefined,
    inOrder: asked.query.sort === "fit" ? null : stretchOf(orders, selected, asked),
  };
}

function stretchOf(orders: SeenMembers["orders"], selected: IdSet, { query, steps }: Asked): number[] {
  const from = (query.page - 1) * query.limit;
  const byStep = query.sort === undefined && steps;
  const rows: number[][] = [];
  for (const id of orders[query.sort === "newest" ? "newest" : "name"]) {
    if (!selected.has(id)) continue;
    const row = byStep ? (byStep[id] as number) : 0;
    rows[row] = rows[row] ?? [];
    rows[row].push(id);
    if (!byStep && rows[row].length === from + query.limit) break;
  }
  return rows.flat().slice(from, from + query.limit);
}

async function evaluatedList(
  { database, currentMembers, currentSkills }: UserLists,
  query: UserQuery,
  { user, circle }: Reader,
) {
  const [companies, formerCompanies, index, sharing, found] = await Promise.all([
    keysOfCompanies(database, query.company),
    keysOfCompanies(database, query.formerCompany),
    currentSkills(),
    query.sort === "fit" ? sharingWith(database, user.id) : null,
    query.search === "" ? null : stepsOfFound(database, "user", query.search, {}),
  ]);
  const holders = (skill: number) => index.holders(skill);
  const asOfNow = <Answer>(steps: Uint8Array | null, look: (seen: SeenMembers, asked: Asked) => Answer) =>
    currentMembers(circle, (seen) => look(seen, { query, companies, formerCompanies, holders, sharing, steps }));
  const look = (seen: SeenMembers, asked: Asked) => evaluate(seen, asked, index.skills);
  if (!found) return asOfNow(null, look);
  const exact = await asOfNow(found, (seen, asked) => withinSearch(seen.columns, asked).size > 0 && look(seen, asked));
  return exact || asOfNow(await stepsOfFound(database, "user", query.search, { forgiving: true }), look);
}

async function sharingWith(database: Database, memberId: number): Promise<Asked["sharing"]> {
  const rows = await database<{ skillId: number }[]>`select skill_id from user_skills where user_id = ${memberId}`;
  return { memberId, skills: rows.map(({ skillId }) => skillId) };
}

const cardsOf = (database: Database, page: Fragment, { skill }: UserQuery, { circle }: Reader) =>
  database<(UserCard & { place: number })[]>`
    select ${seenCard(database, circle)}, ${firstSkills(database, skill)} as "Skills"
    from ${page} ${joinedCompany(database, "users.company_id")} order by place`;
