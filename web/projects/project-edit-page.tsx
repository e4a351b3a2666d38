import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { PostEditPage } from "../posts/post-edit-page.tsx";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { ProjectForm } from "./project-form.tsx";
import { projectQuery } from "./project-queries.ts";

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireMember(request, messages.logInFirst);
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(projectQuery(id)),
    () => queryClient.prefetchQuery(skillChoicesQuery()),
  );
}

export default function EditProjectPage() {
  const query = useQuery(projectQuery(useRecordId()));
  return (
    <PostEditPage list={pages.projects} query={query} words={messages.editPage}>
      {(project) => <ProjectForm key={project.id} project={project} />}
    </PostEditPage>
  );
}
