import type { SearchFilter } from "../../contract/search/search.ts";
import type { Term } from "../../contract/search/typed.ts";
import type { Connection } from "../database/connection.ts";

/** The search's operators in order, each with whether its value names anything visible. */
export async function filtersOf(database: Connection, terms: Term[]): Promise<SearchFilter[]> {
  const typed = terms.filter(({ as }) => as !== "words" && as !== "quoted");
  if (typed.length === 0) return [];
  const rows = await database<{ found: boolean }[]>`
    select is_called_so(operator, value) as found
    from rows from (jsonb_to_recordset(${database.json(typed)}) as ("as" text, value text))
      with ordinality typed (operator, value, place) order by place`;
  return typed.map(({ text, value, as }, place) => ({
    text,
    value,
    operator: as.split(":")[0] as string,
    found: rows[place]?.found ?? false,
  }));
}
