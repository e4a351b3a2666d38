import type { ListQuery, PostList } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { NewProject, Project } from "../../contract/projects.ts";
import { type Connection, inTransaction, type Transaction } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Lists } from "../lists/list-page.ts";
import { personJson } from "../people/users/user-sql.ts";
import { isThereFor } from "../posts/hidden-posts.ts";
import { type Begun, beginning, sayingWhatIsCut } from "../posts/post-beginnings.ts";
import { namingUnknown, replaceSkills, skillsJson } from "../skills/skill-sql.ts";

/** The projects of one page, newest first or best match first, with descriptions cut. */
export async function projectsPage(database: Connection, lists: Lists, query: ListQuery): Promise<PostList<Project>> {
  const list = await lists.page(
    "projects",
    query,
    (page) => database<Begun<Project>[]>`
      select ${projectColumns(database)}, ${beginning(database)}
      from ${page} left join users on users.id = projects.owner_id
      order by place`,
  );
  return sayingWhatIsCut(list);
}

/** As a reader may see it; without one, as its owner. */
export async function projectById(database: Connection, id: number, reader?: Account): Promise<Project> {
  const [project] = await database<Project[]>`
    select ${projectColumns(database)}, description
    from projects left join users on users.id = projects.owner_id where projects.id = ${id} and ${isThereFor(reader, database, "projects")}`;
  if (!project) throw notFound("project");
  return project;
}

/** Shares a project with its skills, whole or not at all. Throws invalid where a skill does not exist, and 429 for one post too many in a day. */
export function addProject(
  connection: Connection,
  limits: RateLimits,
  { skills, ...project }: NewProject,
  ownerId: number,
): Promise<Project> {
  return namingUnknown(() =>
    inTransaction(connection, async (transaction) => {
      await limits.spend(transaction, "posts", String(ownerId));
      const [added] = await transaction<[{ id: number }]>`
        insert into projects ${transaction({ ...project, ownerId })} returning id`;
      await replaceSkills(transaction, "project", added.id, skills);
      return projectById(transaction, added.id);
    }),
  );
}

/** Replaces a project. The row's lock makes the last of two writers win whole. */
export function replaceProject(
  transaction: Transaction,
  id: number,
  { skills, ...project }: NewProject,
): Promise<Project> {
  return namingUnknown(async () => {
    await transaction`update projects set ${transaction(project)}, updated_at = now() where id = ${id}`;
    await replaceSkills(transaction, "project", id, skills);
    return projectById(transaction, id);
  });
}

const projectColumns = (database: Connection) => database`
  projects.id, projects.title, date_from, date_to, projects.owner_id, projects.created_at, projects.updated_at,
  ${personJson(database)} as "User", ${skillsJson(database, "project")} as "Skills"`;
