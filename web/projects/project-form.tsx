import { useNavigate } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import type { NewProject, Project } from "../../contract/projects/projects.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/post-form-state.ts";
import { useDeleteProject, useSaveProject } from "./project-changes.ts";
import { ProjectFields } from "./project-fields.tsx";
import { type ProjectValues, projectResolver, valuesOf } from "./project-values.ts";

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
