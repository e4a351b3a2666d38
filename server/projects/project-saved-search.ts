import type { ProjectQuery } from "../../contract/projects/projects.ts";
import type { Connection } from "../database/connection.ts";
import { filterValuesBySearch, passesFilter, skillsBySearch } from "../lists/saved-search-filters.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { doesSeatFit } from "../matches/post-fits.ts";
import { type TextFinds, withText } from "../search-index/saved-search-texts.ts";
import { projectFilters } from "./project-filters.ts";

type Asking = { id: number; memberId: number; asked: ProjectQuery };

/** The projects that each search finds among some: by the list's own filters, for all searches in one statement. */
export async function projectFinder(
  transaction: Connection,
  ids: readonly number[],
  { texts, skills }: { texts: TextFinds; skills: CurrentSkills | undefined },
  searches: readonly Asking[],
): Promise<(search: Asking) => number[]> {
  const asked = searches.map(({ id, asked: query }) => ({
    id,
    ...filterValuesBySearch(query, ["stage", "skill"]),
    seats: query.seats ?? null,
  }));
  const { fits: _, ...filters } = projectFilters(transaction, {
    stage: transaction`asked.stage`,
    everySkill: skillsBySearch(transaction),
    fitting: transaction`null`,
  });
  const [rows, index] = await Promise.all([
    transaction<{ id: number; found: number[] }[]>`
      select asked.id, array_agg(post_id) as found
      from projects, jsonb_to_recordset(${transaction.json(asked)}) as asked (id int, stage text[], skill bigint[], seats text)
      where post_id = any(${[...ids]}::int[]) and ${passesFilter(transaction, filters)} group by asked.id`,
    searches.some((search) => search.asked.fits) ? skills?.() : undefined,
  ]);
  const found = withText(rows, texts);
  return (search) => {
    if (!search.asked.fits) return found(search);
    return found(search).filter(
      (project) => index && doesSeatFit(index, index.posts.project.post(project), search.memberId),
    );
  };
}
