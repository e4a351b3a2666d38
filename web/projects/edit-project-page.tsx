import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { EditPostPage } from "../posts/edit-post-page.tsx";
import { logInFirst } from "../posts/post-noun.ts";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { ProjectForm } from "./project-form.tsx";
import { projectQuery } from "./project-queries.ts";

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireMember(request, logInFirst.project);
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(projectQuery(id)),
    () => queryClient.prefetchQuery(skillChoicesQuery()),
  );
}

export default function EditProjectPage() {
  const query = useQuery(projectQuery(useRecordId()));
  return (
    <EditPostPage
      list={pages.projects}
      noun="project"
      query={query}
      refusal="Only the person who posted this project can edit it."
      title="Edit Project"
    >
      {(project) => <ProjectForm key={project.id} project={project} />}
    </EditPostPage>
  );
}
