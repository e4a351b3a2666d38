import { useNavigate } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import {
  addProject,
  deleteProject,
  editProject,
  type NewProject,
  type Project,
} from "../../contract/projects/projects.ts";
import { call } from "../api/api.ts";
import { usePostDeletion, usePostSaving } from "../posts/post-changes.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/post-form-state.ts";
import { ProjectFields } from "./project-fields.tsx";
import { projectKeys } from "./project-queries.ts";
import { type ProjectValues, projectResolver, valuesOf } from "./project-values.ts";

/** Adds a project, or saves the one with this id. */
const useSaveProject = (id?: number) =>
  usePostSaving(projectKeys, (project: NewProject, key) =>
    id === undefined ? call(addProject, project, undefined, { key }) : call(editProject, { ...project, id }),
  );

const useDeleteProject = () => usePostDeletion(projectKeys, (project) => call(deleteProject, project));

/** Adds a project, or edits the given one. */
export function ProjectForm({ project }: { project?: Project }) {
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveProject(project?.id);
  const { form, ...state } = usePostForm<ProjectValues, NewProject>({
    kind: "project",
    words: messages.saving,
    id: project?.id,
    resolver: projectResolver,
    values: valuesOf(project),
    send,
    onSaved: () => navigate(pages.projects, { replace: true }),
  });

  return (
    <PostForm
      deletionWords={messages.deletion}
      deletion={useDeleteProject()}
      list={pages.projects}
      kind="project"
      post={project}
      state={state}
    >
      <ProjectFields form={form} project={project} />
    </PostForm>
  );
}
