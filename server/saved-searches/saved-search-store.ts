import { type SavedSearch, savedSearchesMax } from "../../contract/saved-searches.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";

/** A saved search as it is stored. */
export type StoredSearch = Omit<SavedSearch, "total" | "path">;

const columns = (database: Connection) => database`id, name, kind, query, mail, created_at`;

/** A member's saved searches, newest first. */
export const searchesOf = (database: Connection, memberId: number): Promise<StoredSearch[]> => database<StoredSearch[]>`
  select ${columns(database)} from saved_searches where user_id = ${memberId} order by id desc`;

/** A member's saved search. Throws not-found. */
export async function searchOf(database: Connection, memberId: number, id: number): Promise<StoredSearch> {
  const [search] = await database<StoredSearch[]>`
    select ${columns(database)} from saved_searches where id = ${id} and user_id = ${memberId}`;
  return search ?? missing();
}

type NewSearch = Pick<StoredSearch, "kind" | "query" | "name" | "mail">;

/** Saves a search. Throws a conflict if the member has too many, or the same one. */
export function addSearch(database: Database, memberId: number, search: NewSearch): Promise<StoredSearch> {
  return database.begin(async (transaction) => {
    // Serialises concurrent saves, so that they don't exceed the maximum.
    await transaction`select from users where id = ${memberId} for no key update`;
    const { count } = await transaction`select from saved_searches where user_id = ${memberId}`;
    if (count >= savedSearchesMax) throw conflict("tooManySearches");
    const [added] = await transaction<StoredSearch[]>`
      insert into saved_searches ${transaction({ userId: memberId, ...search })} on conflict do nothing
      returning ${columns(transaction)}`;
    if (!added) throw conflict("searchSaved");
    return added;
  });
}

type SearchChanges = { id: number; name?: string | undefined; mail?: SavedSearch["mail"] | undefined };

/** Changes the given fields. Throws not-found. */
export async function changeSearch(
  database: Connection,
  memberId: number,
  { id, name, mail }: SearchChanges,
): Promise<StoredSearch> {
  const [search] = await database<StoredSearch[]>`
    update saved_searches set name = coalesce(${name ?? null}, name), mail = coalesce(${mail ?? null}, mail)
    where id = ${id} and user_id = ${memberId} returning ${columns(database)}`;
  return search ?? missing();
}

/** Deletes a saved search with its inbox entries. Throws not-found. */
export async function deleteSearch(database: Connection, memberId: number, id: number): Promise<void> {
  const { count } = await database`
    with deleted as (
      delete from saved_searches where id = ${id} and user_id = ${memberId} returning id
    ), gone as (
      delete from entries where parent = 'saved-searches' and record_id = (select id from deleted)
    )
    select from deleted`;
  if (count === 0) missing();
}

function missing(): never {
  throw notFound("savedSearch");
}
