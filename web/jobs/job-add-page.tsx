import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { companyChoicesQuery } from "../companies/company-queries.ts";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { JobForm } from "./job-form.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request, messages.logInFirst);
  return prepare(
    () => queryClient.prefetchQuery(skillChoicesQuery()),
    () => queryClient.prefetchQuery(companyChoicesQuery()),
  );
}

export default function AddJobPage() {
  return (
    <FormPage fallback={pages.jobs} title={messages.addPage}>
      <JobForm />
    </FormPage>
  );
}
