import { z } from "zod";
import { deletionOfPost } from "./interface/deletions.ts";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, optionalDay, text } from "./interface/fields.ts";
import { idempotencyHeaders } from "./interface/idempotency.ts";
import { listQuery, postListOf } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { noticeField } from "./moderation/decisions.ts";
import { person } from "./people/people.ts";
import { descriptionMax, titleMax } from "./posts.ts";
import { skillIds, skillName } from "./skills/skills.ts";

export const newProject = z
  .object({
    title: text(titleMax),
    description: text(descriptionMax),
    dateFrom: optionalDay,
    dateTo: optionalDay,
    skills: skillIds.default([]),
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
    error: says("endBeforeStart"),
    path: ["dateTo"],
  });
export type NewProject = z.output<typeof newProject>;

export const project = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  dateFrom: z.iso.date().nullable(),
  dateTo: z.iso.date().nullable(),
  ownerId: z.int().nullable(),
  User: person.nullable(),
  Skills: z.array(skillName),
  ...noticeField,
  createdAt: moment,
  updatedAt: moment,
});
export type Project = z.infer<typeof project>;

export const listProjects = endpoint({
  method: "GET",
  path: "/projects",
  access: "member",
  summary: "Projects, newest first; with `search`, best match first. Descriptions are cut.",
  input: listQuery(),
  output: postListOf(project),
});

export const getProject = endpoint({
  method: "GET",
  path: "/projects/:id",
  access: "member",
  summary: "One project, whole.",
  input: z.object({ id }),
  output: project,
  worded: true,
});

export const addProject = endpoint({
  method: "POST",
  path: "/projects",
  access: "member",
  summary: "Share a project. It belongs to who shares it.",
  headers: idempotencyHeaders,
  input: newProject,
  output: project,
  worded: true,
  status: 201,
});

export const editProject = endpoint({
  method: "PUT",
  path: "/projects/:id",
  access: "member",
  summary: "Replace a project: what is left out is gone. Owner, moderator or admin.",
  input: newProject.safeExtend({ id }),
  output: project,
  worded: true,
});

export const deleteProject = endpoint({
  method: "DELETE",
  path: "/projects/:id",
  access: "member",
  summary:
    "Delete a project and its comments. Owner, moderator or admin. Where staff delete what is another's, that is a decision: its author is mailed the rule, `reason`, and why, `text`, and may appeal.",
  input: deletionOfPost,
});
