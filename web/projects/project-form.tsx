import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import { type NewProject, newProject, type Project } from "../../contract/projects.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/use-post-form.ts";
import { ProjectFields, type ProjectValues } from "./project-fields.tsx";
import { useDeleteProject, useSaveProject } from "./project-queries.ts";

function valuesOf(project?: Project): ProjectValues {
  return {
    title: project?.title ?? "",
    description: project?.description ?? "",
    dateFrom: project?.dateFrom ?? "",
    dateTo: project?.dateTo ?? "",
    skills: project?.Skills.map(({ id }) => id) ?? [],
  };
}

/** Adds a project, or edits the given one. */
export function ProjectForm({ project }: { project?: Project }) {
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveProject(project?.id);
  const { form, ...state } = usePostForm<ProjectValues, NewProject>({
    kind: "project",
    words: messages.saving,
    id: project?.id,
    resolver: zodResolver(newProject),
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
