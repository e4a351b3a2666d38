import { queryOptions } from "@tanstack/react-query";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { getProject, listProjects, type Project } from "../../contract/projects/projects.ts";
import { call } from "../api/api.ts";
import { postKeys } from "../posts/post-keys.ts";
import { withExcerpts } from "../ui/lists/excerpts.ts";
import type { AskedProjects } from "./project-filters.ts";

export const projectKeys = postKeys("projects");

export const projectsQuery = (asked: AskedProjects) =>
  queryOptions({
    queryKey: [...projectKeys.lists, asked],
    queryFn: ({ signal }) => call(listProjects, asked, signal),
    select: withExcerpts<Project>,
  });

/** How many projects have an open seat that fits the reader. */
export const fittingSeatsQuery = queryOptions({
  queryKey: [...projectKeys.lists, "fitting"],
  queryFn: ({ signal }) => call(listProjects, { fits: "1", limit: 1 }, signal),
  select: ({ total }) => total,
});

export type WholeProject = OutputOf<typeof getProject>;

/** The author's part in a project that they just saved, until it is refetched: the reply to saving doesn't contain it. */
const standingOfSaved = { own: { request: null, invitation: null, handover: false, removed: null }, handover: null };
const withStanding = (project: WholeProject): WholeProject => ({ ...standingOfSaved, ...project });

export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => call(getProject, { id }, signal),
    select: withStanding,
  });
