import { addProject, deleteProject, editProject, type NewProject } from "../../contract/projects/projects.ts";
import { call } from "../api/api.ts";
import { usePostDeletion, usePostSaving } from "../posts/post-changes.ts";
import { projectKeys } from "./project-queries.ts";

/** Adds a project, or saves the one with this id. */
export const useSaveProject = (id?: number) =>
  usePostSaving(projectKeys, (project: NewProject, key) =>
    id === undefined ? call(addProject, project, undefined, { key }) : call(editProject, { ...project, id }),
  );

export const useDeleteProject = () => usePostDeletion(projectKeys, (project) => call(deleteProject, project));
