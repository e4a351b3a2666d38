import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { List } from "../../../contract/interface/lists.ts";
import type { UserFacetName, UserQuery } from "../../../contract/people/user-filters.ts";
import type { UserCard } from "../../../contract/people/users.ts";
import type { Fit } from "../../../contract/skills/matches.ts";
import { joinedCompany } from "../../companies/company-sql.ts";
import type { Connection, Database, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { orderOf } from "../../lists/list-order.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { IdSet } from "../../matches/id-set.ts";
import { membersSharing } from "../../matches/match-store.ts";
import { firstSkills, seenCard } from "../profiles/profile-sql.ts";
import { userFacets } from "./user-facets.ts";
import { type Asked, allOf, chosenFilters, whoIsAsked } from "./user-selection.ts";
import type { Reader } from "./user-store.ts";

type UserLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };
type Listed = UserCard & Partial<Pick<Fit, "score" | "matched">>;
type UserList = List<Listed> & { facets?: Record<UserFacetName, FacetValue[]> };

/** Members as a reader of a circle sees them; oneself, too, as others of it do. */
export async function usersPage(
  userLists: UserLists,
  query: UserQuery,
  reader: Reader,
  messages: Messages,
): Promise<UserList> {
  const { database, lists } = userLists;
  const select = (page: Fragment) => cardsOf(database, page, query, reader);
  const asked = await askedFor(database, { query, circle: reader.circle, forgiving: false });
  const isWhole = chosenFilters(database, asked).size === 0 && (query.sort ?? "name") === "name";
  const isAsList = isWhole && (query.search === "" || query.sort === undefined);
  const [list, facets] = await Promise.all([
    isAsList ? lists.page("user", query, select) : filteredPage(userLists, asked, reader, select),
    query.facets ? userFacets(database, asked, messages) : undefined,
  ]);
  return { ...list, ...(facets && { facets }) };
}

/** A typo is forgiven where nothing is found as it was typed. */
async function askedFor(database: Connection, asked: Asked): Promise<Asked> {
  if (asked.query.search === "") return asked;
  const { count } = await database`select from ${whoIsAsked(database, asked)} limit 1`;
  return { ...asked, forgiving: count === 0 };
}

async function filteredPage(
  { database, lists, currentSkills }: UserLists,
  asked: Asked,
  { user }: Reader,
  select: (page: Fragment) => PromiseLike<UserCard[]>,
): Promise<List<Listed>> {
  const { query } = asked;
  const { page, limit } = query;
  const offset = (page - 1) * limit;
  const filters = chosenFilters(database, asked);
  const chosen = database`${whoIsAsked(database, asked)} and ${allOf(database, filters.values())}`;
  if (query.sort === "fit") {
    const isAnyone = filters.size === 0 && query.search === "";
    const among = isAnyone ? undefined : await idsOf(database, chosen);
    const { total, people } = await membersSharing(database, currentSkills, user.id, { offset, limit, among });
    const cards = await lists.records(
      "user",
      people.map(({ id }) => id),
      select,
    );
    const fitOf = new Map(people.map((fit) => [fit.id, fit]));
    return listReply(
      query,
      cards.map((card) => ({ ...card, ...fitOf.get(card.id) })),
      total,
    );
  }
  const [[{ total }], rows] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from ${chosen}`,
    database<{ id: number }[]>`
      select users.id from ${chosen} order by ${inOrder(database, query)} limit ${limit} offset ${offset}`,
  ]);
  return listReply(
    query,
    await lists.records(
      "user",
      rows.map(({ id }) => id),
      select,
    ),
    total,
  );
}

function inOrder(database: Connection, { sort, search }: UserQuery): Fragment {
  if (sort === "newest") return database`created_at desc, id desc`;
  const byStep = search !== "" && sort === undefined ? database`step,` : database``;
  return database`${byStep} ${orderOf(database, "user")}`;
}

async function idsOf(database: Connection, chosen: Fragment): Promise<IdSet> {
  const [{ packed }] = await database<[{ packed: Buffer | null }]>`
    select string_agg(int4send(users.id), '') as packed from ${chosen}`;
  const ids = new IdSet();
  for (let at = 0; packed && at < packed.length; at += 4) ids.add(packed.readInt32BE(at));
  return ids;
}

const cardsOf = (database: Connection, page: Fragment, { skill }: UserQuery, { circle }: Reader) =>
  database<(UserCard & { place: number })[]>`
    select ${seenCard(database, circle)}, ${firstSkills(database, skill)} as "Skills"
    from ${page} ${joinedCompany(database, "users.company_id")} order by place`;
