import { z } from "zod";
import { optionalText, text } from "../../contract/interface/fields.ts";
import { secureLink } from "../../contract/interface/links.ts";
import { mailboxKey } from "../../contract/people/mailbox.ts";
import { descriptionMax, titleMax } from "../../contract/posts.ts";
import type { ProjectStage } from "../../contract/projects/projects.ts";
import type { Transaction } from "../database/connection.ts";
import { addPosts, updateImportedPosts } from "../posts/post-bulk-store.ts";
import { quietDays } from "../projects/project-store.ts";
import { setSkills } from "./held-skill-import.ts";
import type { Lookups } from "./import-lookups.ts";
import type { Entry, ImportedCounts } from "./import-records.ts";
import { contradictoryEnd, type RowReader } from "./import-row.ts";
import { lineIn } from "./import-text.ts";
import { cell, dayIn, lastDayIn, line, namesIn, pastMomentIn, webAddress } from "./import-values.ts";
import { addSeats, type ImportedSeat, seatsIn, stageIn } from "./project-seat-import.ts";

export type ProjectRecord = {
  title: string;
  description: string;
  dateFrom: string | null;
  dateTo: string | null;
  repository: string | null;
  stage: ProjectStage | null;
  seats: ImportedSeat[] | null;
  skills: string[] | null;
  owner: string | null;
  createdAt: string | null;
  updatedAt: string | null;
};

const importedProject = z
  .object({
    title: text(titleMax),
    description: text(descriptionMax),
    dateFrom: z.iso.date().nullable(),
    dateTo: z.iso.date().nullable(),
    repository: secureLink.nullable(),
    owner: optionalText(1000),
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
    error: "is before the start",
    path: ["dateTo"],
  });

export const projectReader = {
  read(reader: RowReader): ProjectRecord {
    const { title, description, owner, repository } = reader.row.values;
    return {
      ...reader.accepted(importedProject, {
        title: line(title),
        description: cell(description),
        dateFrom: reader.optional("dateFrom", dayIn),
        dateTo: reader.optional("dateTo", lastDayIn),
        repository: webAddress(line(repository)),
        owner: line(owner),
      }),
      stage: reader.optional("stage", stageIn),
      seats: reader.optional("seats", seatsIn),
      skills: reader.optional("skills", namesIn),
      createdAt: reader.optional("createdAt", pastMomentIn),
      updatedAt: reader.optional("updatedAt", pastMomentIn),
    };
  },
  identity: ({ title, owner }: ProjectRecord) => JSON.stringify([title, owner && mailboxKey(owner)]),
};

/** Adds projects, or updates them to the file's values; empty cells change nothing. */
export async function writeProjects(
  sql: Transaction,
  projects: readonly Entry<ProjectRecord>[],
  lookups: Lookups,
): Promise<ImportedCounts> {
  const rows = projects.map(({ title, description, dateFrom, dateTo, owner, createdAt, updatedAt, ...facts }, n) => ({
    n,
    title,
    description,
    date_from: dateFrom,
    date_to: dateTo,
    repository: facts.repository,
    stage: facts.stage,
    created_at: createdAt,
    updated_at: updatedAt,
    owner_id: lookups.memberId(owner) ?? lookups.defaultOwner,
  }));
  const given = () => sql`
    jsonb_to_recordset(${sql.json(rows)}) as given (n int, title text, description text, date_from date, date_to date,
      repository text, stage text, owner_id int, created_at timestamptz, updated_at timestamptz)`;
  const isGiven = sql`${lineIn(sql, sql`posts.title`)} = given.title and posts.owner_id is not distinct from given.owner_id`;
  const known = sql`posts join projects on post_id = posts.id`;
  const contrary = await sql<{ n: number }[]>`
    select n from ${known} join ${given()} on ${isGiven}
    where coalesce(given.date_from, projects.date_from) > coalesce(given.date_to, projects.date_to)`;
  const leftOut = contrary.flatMap(({ n }) => {
    const project = projects[n];
    Object.assign(rows[n] ?? {}, { date_from: null, date_to: null });
    return project ? [contradictoryEnd(project.row, project.dateFrom ? "dateFrom" : "dateTo")] : [];
  });
  const unknown = sql`(
    select distinct on (title, owner_id) * from ${given()} where not exists (select from ${known} where ${isGiven})
    order by title, owner_id, n) given`;
  const facts = sql`description, date_from, date_to, repository, stage`;
  const added = await addPosts(sql, { kind: "project", given: unknown, facts });
  const found = await sql<{ n: number; id: number }[]>`
    select n, min(posts.id) as id from ${known} join ${given()} on ${isGiven} group by n`;
  const wanted = found.flatMap(({ n, id }) => {
    const skills = projects[n]?.skills;
    return skills ? [{ id, skills: lookups.skillIds(skills) }] : [];
  });
  const reskilled = await setSkills(sql, "post", wanted);
  const staged = await sql<{ id: number }[]>`
    update projects set due_at = case when coalesce(given.stage, projects.stage) <> 'ended' then now() + ${quietDays} * interval '1 day' end,
      asked_at = null, question_since = null, stage = coalesce(given.stage, projects.stage),
      repository = coalesce(given.repository, projects.repository)
    from posts join ${given()} on ${isGiven} where posts.id = post_id and posts.id = any(${found.map(({ id }) => id)}::int[])
      and ((projects.stage, projects.repository) is distinct from (
        coalesce(given.stage, projects.stage), coalesce(given.repository, projects.repository))
        or posts.id = any(${added.map(({ id }) => id)}::int[]))
    returning posts.id`;
  const seated = await addSeats(
    sql,
    found.flatMap(({ n, id }) => {
      const seats = projects[n]?.seats ?? [];
      return { id, seats: seats.map((seat) => ({ ...seat, skills: lookups.skillIds(seat.skills) })) };
    }),
  );
  const changed = [...reskilled, ...staged.map(({ id }) => id), ...seated];
  const isNew = new Set(added.map(({ id }) => id));
  const before = found.map(({ id }) => id).filter((id) => !isNew.has(id));
  const updated = await sql<{ id: number }[]>`
    with changed as (
      select posts.id, given.description, coalesce(given.date_from, projects.date_from) as date_from,
        coalesce(given.date_to, projects.date_to) as date_to, coalesce(given.created_at, posts.created_at) as created_at,
        coalesce(given.updated_at, now()) as updated_at
      from ${known} join ${given()} on ${isGiven}
      where posts.id = any(${before}::int[]) and (posts.id = any(${changed}::int[])
        or (projects.description, projects.date_from, projects.date_to, posts.created_at) is distinct from (
          given.description, coalesce(given.date_from, projects.date_from), coalesce(given.date_to, projects.date_to),
          coalesce(given.created_at, posts.created_at)))
    ), described as (
      update projects set description = changed.description, date_from = changed.date_from, date_to = changed.date_to
      from changed where post_id = changed.id
    )
    update posts set created_at = changed.created_at, updated_at = changed.updated_at
    from changed where posts.id = changed.id returning posts.id`;
  await updateImportedPosts(sql, { added, updated });
  return { added: added.length, updated: updated.length, leftOut };
}
