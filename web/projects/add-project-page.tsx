import type { ClientLoaderFunctionArgs } from "react-router";
import { pages } from "../../contract/pages.ts";
import { FormPage } from "../forms/form-page.tsx";
import { logInFirst } from "../posts/post-noun.ts";
import { prepare, queryClient } from "../query-client.ts";
import { requireMember } from "../shell/members-only-paths.ts";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { ProjectForm } from "./project-form.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request, logInFirst.project);
  return prepare(() => queryClient.prefetchQuery(skillChoicesQuery()));
}

export default function AddProjectPage() {
  return (
    <FormPage fallback={pages.projects} title="Add a Project">
      <ProjectForm />
    </FormPage>
  );
}
