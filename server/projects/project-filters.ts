import type { ProjectQuery } from "../../contract/projects/projects.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { EveryValue } from "../lists/filter-sql.ts";

/** The values that filters compare with, in SQL: the parameters of a list, or the columns of many saved searches. */
type AskedProjects = {
  stage: Fragment;
  everySkill: EveryValue;
  /** The keys of others' projects with an open seat that fits the reader, in SQL. */
  fitting: Fragment;
};

export type ProjectFilterName = "stage" | "skill" | "seats" | "fits";

/** The filters of the list of projects: each a condition on a row of `projects`, in SQL. */
export const projectFilters = (
  database: Connection,
  { stage, everySkill, fitting }: AskedProjects,
): Record<ProjectFilterName, Fragment> => ({
  stage: database`projects.stage = any(${stage})`,
  skill: everySkill(
    (skill) => database`exists (
      select from project_seat_skills wished join project_seats using (post_id, number)
      where wished.post_id = projects.post_id and skill_id = ${skill} and state = 'open')`,
  ),
  seats: database`exists (select from project_seats where project_seats.post_id = projects.post_id and state = 'open')`,
  fits: database`projects.post_id in (${fitting})`,
});

const isChosen: Record<ProjectFilterName, (query: ProjectQuery) => boolean> = {
  stage: ({ stage }) => stage.length > 0,
  skill: ({ skill }) => skill.length > 0,
  seats: ({ seats }) => seats !== undefined,
  fits: ({ fits }) => fits,
};

/** The names of the chosen filters. */
export const chosenFilters = (query: ProjectQuery): ProjectFilterName[] =>
  (Object.keys(isChosen) as ProjectFilterName[]).filter((name) => isChosen[name](query));
