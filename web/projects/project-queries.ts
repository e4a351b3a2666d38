import { queryOptions } from "@tanstack/react-query";
import {
  addProject,
  deleteProject,
  editProject,
  getProject,
  listProjects,
  type NewProject,
  type Project,
} from "../../contract/projects.ts";
import { call } from "../api/api.ts";
import { postKeys, usePostDeletion, usePostSaving } from "../posts/post-queries.ts";
import { withExcerpts } from "../ui/lists/excerpts.ts";

export const projectKeys = postKeys("projects");

export const projectsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: projectKeys.list(page, search),
    queryFn: ({ signal }) => call(listProjects, { page, search }, signal),
    select: withExcerpts<Project>,
  });

export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => call(getProject, { id }, signal),
  });

/** Adds a project, or saves the one with this id. */
export const useSaveProject = (id?: number) =>
  usePostSaving(projectKeys, (project: NewProject, key) =>
    id === undefined ? call(addProject, project, undefined, { key }) : call(editProject, { ...project, id }),
  );

export const useDeleteProject = () => usePostDeletion(projectKeys, (project) => call(deleteProject, project));
