import { listProjects, type ProjectQuery, project } from "../../contract/projects/projects.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import type { Messages } from "../languages/languages.ts";
import { isOutOfBin, seenTitle } from "../posts/post-sql.ts";
import { skillNamesJson } from "../skills/skill-sql.ts";
import { endProjects } from "./project-ending.ts";
import { type ProjectLists, projectList } from "./project-list.ts";
import { projects } from "./project-routes.ts";
import { projectFinder } from "./project-saved-search.ts";
import { projectById } from "./project-store.ts";
import { projectTeams } from "./team-routes.ts";
import { noteFullSeats } from "./team-store.ts";

/** What a project is to the features that deal with every kind of post. */
export const projectKind = {
  routes: [projects, projectTeams],
  /** What search hits show and are explained by beside the title and the text; its seats name skills, too. */
  hit: (database: Connection) => ({
    skilled: database`(
      select post_id, skill_id from post_skills union select post_id, skill_id from project_seat_skills)`,
    said: database`(
      select coalesce(json_agg(json_build_object('says', 'looksFor', 'name', name) order by place), '[]')
      from project_seats where post_id = record_id)`,
  }),
  /** The list whose searches can be saved, the projects that such searches find, and the filters in their names. */
  searches: {
    call: listProjects,
    list: (board: ProjectLists) => {
      const list = projectList(board);
      return (query: ProjectQuery, { user }: Session) => list(query, user.id);
    },
    finder: projectFinder,
    filterNames,
  },
  /** What webhooks send: without what only its reader has. */
  sent: { call: { output: project }, read: projectById },
  /** The lists of its owner's export, and its facts in the export of their bin. */
  exported: exportedProjects,
  binned: (database: Connection) => database`
    date_from, date_to, stage, repository, ${writtenSeats(database)} as seats`,
  /** What time brings. */
  due: { quarterHourly: [{ inBatches: endProjects }], daily: [noteHeldSeats] },
  /** What the operator counts besides all of them. */
  counts: () => ({}),
};

function filterNames(query: ProjectQuery, { projectFacts }: Messages): string[] {
  return [
    ...query.stage.map((each) => projectFacts.stages[each]),
    ...(query.seats ? [projectFacts.openSeats] : []),
    ...(query.fits ? [projectFacts.seatsThatFit] : []),
  ];
}

async function noteHeldSeats(transaction: Connection, by: string): Promise<string[]> {
  const count = await noteFullSeats(transaction, by);
  return count > 0 ? [`seats held for 30 days: ${count} noted`] : [];
}

function exportedProjects(database: Connection, userId: number) {
  return {
    projects: database`
      select number as id, title, description, date_from, date_to, created_at, updated_at, state,
        ${skillNamesJson(database, "posts")} as skills, stage, repository, ${writtenSeats(database)} as seats
      from posts join projects on post_id = posts.id where owner_id = ${userId} and ${isOutOfBin(database, "posts")} order by number`,
    seatRequests: database`
      select posts.number as project_id, seats.name as seat, invited, seat_requests.created_at,
        case when quiet then 'open' else seat_requests.state end as state
      from seat_requests join project_seats seats on seats.post_id = seat_requests.post_id and seats.number = seat_number
        join posts on posts.id = seat_requests.post_id
      where user_id = ${userId} order by seat_requests.id`,
    teams: database`
      select posts.number as project_id, coalesce(seat_name, seats.name) as seat, since, until, stays, removed, reason, full_at,
        confirmed_at
      from project_team left join project_seats seats on seats.post_id = project_team.post_id and seats.number = seat_number
        join posts on posts.id = project_team.post_id
      where user_id = ${userId} order by project_team.id`,
    projectsOffered: database`
      select number as id, ${seenTitle(database)} from projects join posts on posts.id = post_id
      where handover_to = ${userId} order by number`,
  };
}

/** The seats of a row of `posts` as its owner wrote them, as JSON in SQL; null where there are none. */
function writtenSeats(database: Connection): Fragment {
  return database`(
    select json_agg(json_build_object('number', number, 'name', name, 'hours', hours, 'state', project_seats.state, 'skills', array(
      select skills.name from project_seat_skills named join skills on skills.id = skill_id
      where named.post_id = project_seats.post_id and named.number = project_seats.number order by sort_key)) order by place)
    from project_seats where project_seats.post_id = posts.id)`;
}
