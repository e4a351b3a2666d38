import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { ProjectForm } from "./project-form.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request, messages.logInFirst);
  return prepare(() => queryClient.prefetchQuery(skillChoicesQuery()));
}

export default function AddProjectPage() {
  return (
    <FormPage fallback={pages.projects} title={messages.addPage}>
      <ProjectForm />
    </FormPage>
  );
}
