import { codePointCount } from "../../contract/interface/fields.ts";
import { searchNameMax } from "../../contract/saved-searches.ts";
import type { Connection } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { isVisible } from "../visibility/visibility.ts";
import { type SearchedQuery, searchedLists } from "./saved-search-lists.ts";
import { parsedQuery } from "./saved-search-query.ts";
import type { StoredSearch } from "./saved-search-store.ts";

/** A name for a search, made of its terms and filters, in a language. */
export async function nameFor(
  database: Connection,
  { kind, query }: Pick<StoredSearch, "kind" | "query">,
  messages: Messages,
): Promise<string> {
  const asked = parsedQuery(kind, query);
  const parts = [
    ...(asked.search ? [messages.savedSearchNames.typed(asked.search)] : []),
    ...(await namesOf(database, asked)),
    ...searchedLists[kind].filterNames(asked as never, messages),
  ];
  return shortened(parts.join(", ") || messages.savedSearchNames.all[kind]);
}

/** The current names of skills, companies and cohorts. */
async function namesOf(
  database: Connection,
  { skill = [], company = [], formerCompany = [], cohort = [] }: SearchedQuery,
): Promise<string[]> {
  const rows = await database<{ name: string }[]>`
    select name from (
      select name, 1 as place from skills where id = any(${skill})
      union all
      select title, 2 from posts
      where kind = 'company' and ${isVisible(database, "posts")} and number = any(${[...company, ...formerCompany]})
      union all
      select name, 3 from cohorts where id = any(${cohort})
    ) named order by place, name`;
  return rows.map(({ name }) => name);
}

/** On one line, as it is used in subjects of mails. */
function shortened(name: string): string {
  const line = name.replace(/\s+/g, " ");
  return codePointCount(line) <= searchNameMax ? line : `${[...line].slice(0, searchNameMax - 1).join("")}…`;
}
