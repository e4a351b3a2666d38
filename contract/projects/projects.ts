import { z } from "zod";
import { deletionOfPost } from "../interface/deletion-fields.ts";
import { endpoint } from "../interface/endpoint.ts";
import { repeatable } from "../interface/facets.ts";
import { id, moment, optionalDay, orOmitted, positive, text } from "../interface/fields.ts";
import { idempotencyHeaders } from "../interface/idempotency.ts";
import { secureLink } from "../interface/links.ts";
import { listQuery, postListOf } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { noticeField } from "../moderation/decisions.ts";
import { person } from "../people/people.ts";
import { descriptionMax, titleMax } from "../posts.ts";
import { skillIds, skillName } from "../skills.ts";
import { newSeats, ownStanding, seat, teamMember } from "./project-seats.ts";

export const projectStages = ["idea", "building", "running", "ended"] as const;
export type ProjectStage = (typeof projectStages)[number];
const stage = z.enum(projectStages, { error: says("oneOf", [...projectStages]) });

/** Stage, repository and seats that are left out stay as they are. */
export const newProject = z
  .object({
    title: text(titleMax),
    description: text(descriptionMax),
    dateFrom: optionalDay,
    dateTo: optionalDay,
    skills: skillIds.default([]),
    stage: orOmitted(stage),
    repository: orOmitted(secureLink),
    seats: newSeats.optional(),
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
  stage: z.enum(projectStages).nullable(),
  repository: z.string().nullable(),
  seats: z.array(seat),
  team: z.array(teamMember),
  ...noticeField,
  createdAt: moment,
  updatedAt: moment,
});
export type Project = z.infer<typeof project>;

/** A project as the page of a mailed question shows it. */
export const askedProject = project.pick({ id: true, title: true, stage: true });
export type AskedProject = z.infer<typeof askedProject>;

export const projectQuery = listQuery().extend({
  /** Projects of any of these stages. */
  stage: repeatable(stage),
  /** Projects whose open seats ask for all of these skills themselves. */
  skill: repeatable(positive),
  seats: z.literal("open").optional(),
  /** Others' projects with an open seat that fits the caller. */
  fits: z
    .enum(["1", "true"])
    .optional()
    .transform((sent) => sent !== undefined),
});
export type ProjectQuery = z.output<typeof projectQuery>;

export const listProjects = endpoint({
  method: "GET",
  path: "/projects",
  access: "member",
  summary: "Projects, newest first; with `search`, best match first. Descriptions are cut.",
  input: projectQuery,
  output: postListOf(project),
});

/** A project with the caller's part in it, and for its owner the member whom they asked to take it over. */
export const wholeProject = project.extend({ own: ownStanding, handover: person.nullable() });
export type WholeProject = z.infer<typeof wholeProject>;

export const getProject = endpoint({
  method: "GET",
  path: "/projects/:id",
  access: "member",
  summary: "One project, whole, and how one stands to it.",
  input: z.object({ id }),
  output: wholeProject,
  worded: true,
});

export const addProject = endpoint({
  method: "POST",
  path: "/projects",
  access: "member",
  summary: "Share a project. It belongs to who shares it.",
  headers: idempotencyHeaders,
  input: newProject,
  output: wholeProject,
  worded: true,
  status: 201,
});

export const editProject = endpoint({
  method: "PUT",
  path: "/projects/:id",
  access: "member",
  summary:
    "Replace a project: what is left out is gone, except `stage`, `repository` and `seats`. Owner, moderator or admin.",
  input: newProject.safeExtend({ id }),
  output: wholeProject,
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
