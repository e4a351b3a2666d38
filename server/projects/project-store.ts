import type { Account } from "../../contract/people/accounts.ts";
import type { NewProject, Project, WholeProject } from "../../contract/projects/projects.ts";
import { type Connection, type Fragment, inTransaction, type Transaction } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { linkImages } from "../images/image-link-store.ts";
import type { WithTotal } from "../lists/list-page.ts";
import { limitOfPosts, type Writer } from "../moderation/daily-limits.ts";
import type { Guards } from "../moderation/spam-rules.ts";
import { projectWords } from "../moderation/text-words.ts";
import { beginning, type WithBeginning } from "../posts/post-excerpts.ts";
import { isPostAt, postColumns } from "../posts/post-sql.ts";
import { addingPost, type ChangingPost, indexPosted } from "../posts/post-store.ts";
import { addPostSkills, replacePostSkills, skillsJson } from "../skills/skill-sql.ts";
import { lockImagesIn } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { standingColumns } from "./project-standing-sql.ts";
import { seatsJson, teamJson } from "./seat-sql.ts";
import { closeSeats, writeSeats } from "./seat-store.ts";

/** The columns of a page of projects, with the beginnings of their descriptions. */
export const listedProjects = (database: Connection) => (page: Fragment) =>
  database<(WithBeginning<Project> & WithTotal)[]>`
  select ${projectColumns(database)}, ${beginning(database)}, total from ${page} ${facts(database)} order by place`;

export const projectById = (database: Connection, number: number, reader: Account): Promise<WholeProject> =>
  projectWhere(database, isPostAt(database, "project", number, reader), reader.id);

async function projectWhere(database: Connection, condition: Fragment, readerId: number): Promise<WholeProject> {
  const [project] = await database<WholeProject[]>`
    select ${projectColumns(database)}, description, ${standingColumns(database, readerId)}
    from posts ${facts(database)} where ${condition}`;
  if (!project) throw notFound("project");
  return project;
}

/** Posts a project with its skills. Throws invalid if a skill doesn't exist, and 429 for one post too many in a day. */
export function addProject(
  connection: Connection,
  { limits, defences }: Guards,
  { skills, seats, title, ...project }: NewProject,
  writer: Writer,
): Promise<WholeProject> {
  const { id: ownerId } = writer.user;
  return inTransaction(connection, async (transaction) => {
    await limits.spend(transaction, limitOfPosts(writer), String(ownerId));
    const hold = await defences.holds(transaction, writer, projectWords({ title, seats, ...project }));
    const images = await lockImagesIn(transaction, project.description, { field: "description", writers: [ownerId] });
    const [{ id }] = await transaction<[{ id: number }]>`
      with ${addingPost(transaction, { kind: "project", title, ownerId, hold })}
      insert into projects (post_id, description, date_from, date_to)
      select id, ${project.description}, ${project.dateFrom}::date, ${project.dateTo}::date from post
      returning post_id as id`;
    await addPostSkills(transaction, id, skills);
    await writeFacts(transaction, id, { ...project, seats });
    await linkImages(transaction, id, images);
    await indexPosted(transaction, id, hold);
    return projectWhere(transaction, transaction`posts.id = ${id}`, ownerId);
  });
}

/** Replaces a locked project: of concurrent edits the last wins. */
export async function replaceProject(
  transaction: Transaction,
  { id, writers }: ChangingPost,
  { skills, title, stage, repository, seats, ...project }: NewProject,
  readerId: number,
): Promise<WholeProject> {
  const images = await lockImagesIn(transaction, project.description, { field: "description", writers });
  await transaction`
    with post as (update posts set title = ${title}, updated_at = now() where id = ${id})
    update projects set ${transaction(project)} where post_id = ${id}`;
  await replacePostSkills(transaction, id, skills);
  await writeFacts(transaction, id, { stage, repository, seats });
  await linkImages(transaction, id, images);
  return projectWhere(transaction, transaction`posts.id = ${id}`, readerId);
}

type Facts = Pick<NewProject, "stage" | "repository" | "seats">;

/** Writes what bodies may leave out. An ended project has no open seats. */
async function writeFacts(transaction: Connection, id: number, { seats, ...facts }: Facts): Promise<void> {
  if (seats) await writeSeats(transaction, id, seats);
  const [{ stage }] = await transaction<[{ stage: Project["stage"] }]>`
    update projects set ${transaction(givenFacts(transaction, facts))} where post_id = ${id} returning stage`;
  if (stage === "ended") await closeSeats(transaction, id);
}

const projectColumns = (database: Connection) => database`
  ${postColumns(database)}, date_from, date_to, ${personJson(database)} as "User", ${skillsJson(database, "posts")} as "Skills",
  stage, repository, ${seatsJson(database)} as seats, ${teamJson(database)} as team`;

const facts = (database: Connection) => database`
  join projects on projects.post_id = posts.id left join users on users.id = posts.owner_id`;

type Stage = NonNullable<NewProject["stage"]>;

/** Days without activity after which a project's owner is asked whether it is still going. */
export const quietDays = 30;

/** The columns of a project's given facts that bodies may leave out; null clears one, undefined keeps it. */
function givenFacts(
  database: Connection,
  { stage, repository }: Pick<NewProject, "stage" | "repository">,
): Record<string, unknown> {
  const columns = { stage, repository, dueAt: dueAfter(database, stage), askedAt: null, questionSince: null };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** When the board next checks a project that is written now, in SQL; null for one without a stage or that has ended. */
function dueAfter(database: Connection, stage: Stage | null | undefined) {
  if (stage === null || stage === "ended") return null;
  const isGoing = stage === undefined ? database`stage <> 'ended'` : database`true`;
  return database`(case when ${isGoing} then now() + ${quietDays} * interval '1 day' end)`;
}
