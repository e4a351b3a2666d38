import { type UserFilterName, type UserQuery, userFilterNames } from "../../contract/people/users.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { type EveryValue, everyOf } from "../lists/filter-sql.ts";
import { documentsFound, type ListSearch, searchedFor } from "../search-index/search.ts";
import { wordsIn } from "../texts/word-forms.ts";
import { type FieldReader, isFieldSeen, seenOpenings } from "../visibility/field-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The values that filters compare with, in SQL: the parameters of a list, or the columns of many saved searches. */
type AskedUsers = Record<"company" | "formerCompany" | "cohort" | "openTo" | "location", Fragment> & {
  everySkill: EveryValue;
};

/** The filters of the list of members: each a condition on a row of `users` as a reader sees it, in SQL. */
export function userFilters(
  database: Connection,
  asked: AskedUsers,
  seenBy: FieldReader,
): Record<UserFilterName, Fragment> {
  const seen = (field: "company" | "cohort" | "location") => isFieldSeen(database, field, seenBy);
  const isOneOf = (numbers: Fragment) => database`
    company.kind = 'company' and ${isVisible(database, "company")} and company.number = any(${numbers})`;
  return {
    skill: asked.everySkill((skill) => holdsSkill(database, skill)),
    company: database`(exists (select from posts company where company.id = users.company_id and ${isOneOf(asked.company)})
      and ${seen("company")})`,
    formerCompany: database`(exists (
      select from former_companies former join posts company on company.id = former.company_id
      where former.user_id = users.id and ${isOneOf(asked.formerCompany)}) and ${seen("company")})`,
    cohort: database`(exists (
      select from cohort_members member where member.user_id = users.id and member.verified_by is not null
        and member.cohort_id = any(${asked.cohort})) and ${seen("cohort")})`,
    openTo: database`(users.open_to && ${asked.openTo} and ${seenOpenings(database, seenBy)} && ${asked.openTo})`,
    location: database`(${isPlacedIn(database, asked.location)} and ${seen("location")})`,
    verified: database`users.verified`,
  };
}

/** Whether a member's location has words that begin so, in SQL; private ones are in the search's documents for this alone. */
const isPlacedIn = (database: Connection, query: Fragment): Fragment => database`users.id in (
  select record_id from search_documents where lexemes @@ ${query})`;

/** Whether a member has a skill, also by implication, in SQL. */
const holdsSkill = (database: Connection, skill: Fragment): Fragment => database`exists (
  select from user_skills held join implied_skills using (skill_id) where held.user_id = users.id and implied_id = ${skill})`;

/** The chosen filters as conditions for a reader, in SQL. */
export function chosenFilters(
  database: Connection,
  query: UserQuery,
  seenBy: FieldReader,
): Map<UserFilterName, Fragment> {
  const numbers = (chosen: readonly number[]) => database`${[...chosen]}::bigint[]`;
  const filters = userFilters(
    database,
    {
      everySkill: everyOf(database, query.skill),
      company: numbers(query.company),
      formerCompany: numbers(query.formerCompany),
      cohort: numbers(query.cohort),
      openTo: database`${[...query.openTo]}::text[]`,
      location: database`${searchedPlace(query)}::tsquery`,
    },
    seenBy,
  );
  return new Map(userFilterNames.filter((name) => isChosen(query[name])).map((name) => [name, filters[name]]));
}

const isChosen = (value: UserQuery[UserFilterName]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false;

/**
 * The words that must each begin a word of a location, as a `tsquery`; null without a location. Without words it is the lexeme
 * that every location has.
 */
export const searchedPlace = ({ location }: Pick<UserQuery, "location">): string | null =>
  location === null
    ? null
    : wordsIn(location)
        .map(({ form }) => `'up${form}':*`)
        .join(" & ") || "'up.'";

/** Members who share a skill with the reader, who is left out, in SQL. */
export const sharesSkill = (
  database: Connection,
  readerId: number,
): Fragment => database`(users.id <> ${readerId} and exists (
  select from user_skills held join implied_skills using (skill_id) join user_skills own on own.skill_id = implied_id
  where held.user_id = users.id and own.user_id = ${readerId}))`;

/** The rows of `users`, with the relevance `step` of what a search finds, in SQL. */
export const usersFound = (database: Connection, searched: ListSearch): Fragment =>
  searched ? database`users join ${documentsFound(database, searched)} on record_id = users.id` : database`users`;

/** How members are searched: a typo is forgiven if no member is found exactly. */
export const searchedUsers = (database: Connection, { search }: UserQuery): Promise<ListSearch> =>
  searchedFor(database, "user", search, async (found) => {
    const { count } = await database`
      select from users join ${found} on record_id = users.id where ${isVisible(database, "users")} limit 1`;
    return count > 0;
  });
