import type { PostList } from "../../contract/interface/lists.ts";
import type { Project, ProjectQuery } from "../../contract/projects/projects.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { allOf, everyOf } from "../lists/filter-sql.ts";
import { isListed } from "../lists/list-order.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { projectsWithFittingSeat } from "../matches/post-fits.ts";
import { withExcerpts } from "../posts/post-excerpts.ts";
import { documentsFound, type ListSearch, searchedFor } from "../search-index/search.ts";
import { chosenFilters, projectFilters } from "./project-filters.ts";
import { listedProjects } from "./project-store.ts";

export type ProjectLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };

/** A page of projects for a member's query. */
export type ProjectList = (query: ProjectQuery, memberId: number) => Promise<PostList<Project>>;

export const projectList =
  ({ database, lists, currentSkills }: ProjectLists): ProjectList =>
  async (query, memberId) => {
    const select = listedProjects(database);
    if (chosenFilters(query).length === 0) return withExcerpts(await lists.page("project", query, select));
    const fitting = query.fits ? projectsWithFittingSeat(await currentSkills(), memberId) : [];
    const searched = await searchedProjects(database, query.search);
    const isSearched = searched !== null;
    const isSameForAll = !isSearched && !query.fits && query.skill.length === 0;
    const chosen = {
      ...(isSameForAll && { name: `project ${query.stage.toSorted().join()} ${query.seats ?? ""}` }),
      rows: database`
        select posts.id, posts.created_at ${isSearched ? database`, step` : database``}
        from ${projectsFound(database, searched)}
        where ${isListed(database, "project")} and ${filtered(database, query, { memberId, fitting })}`,
      order: database`${isSearched ? database`step,` : database``} created_at desc, id desc`,
      isSearched,
    };
    return withExcerpts(await lists.chosen("project", chosen, query, select));
  };

type Reading = { memberId: number; fitting: readonly number[] };

function filtered(database: Connection, query: ProjectQuery, { memberId, fitting }: Reading): Fragment {
  const filters = projectFilters(database, {
    stage: database`${[...query.stage]}::text[]`,
    everySkill: everyOf(database, query.skill),
    fitting: database`
      select unnest(${[...fitting]}::int[]) except select id from posts where owner_id = ${memberId} and kind = 'project'`,
  });
  return allOf(
    database,
    chosenFilters(query).map((name) => filters[name]),
  );
}

/** The rows of `posts` and `projects`, with the relevance `step` of what a search finds, in SQL. */
const projectsFound = (database: Connection, searched: ListSearch): Fragment => database`
  posts join projects on projects.post_id = posts.id
  ${searched ? database`join ${documentsFound(database, searched)} on record_id = posts.id` : database``}`;

/** A typo is forgiven if no listed project is found exactly. */
const searchedProjects = (database: Connection, search: string): Promise<ListSearch> =>
  searchedFor(database, "project", search, async (found) => {
    const { count } = await database`
      select from posts join ${found} on record_id = posts.id where ${isListed(database, "project")} limit 1`;
    return count > 0;
  });
