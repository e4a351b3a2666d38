import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { companyChoicesQuery } from "../companies/company-queries.ts";
import { EditPostPage } from "../posts/edit-post-page.tsx";
import { logInFirst } from "../posts/post-noun.ts";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { JobForm } from "./job-form.tsx";
import { jobQuery } from "./job-queries.ts";

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireMember(request, logInFirst.job);
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(jobQuery(id)),
    () => queryClient.prefetchQuery(skillChoicesQuery()),
    () => queryClient.prefetchQuery(companyChoicesQuery()),
  );
}

export default function EditJobPage() {
  const query = useQuery(jobQuery(useRecordId()));
  return (
    <EditPostPage
      list={pages.jobs}
      noun="job"
      query={query}
      refusal="Only the person who posted this job can edit it."
      title="Edit Job"
    >
      {(job) => <JobForm job={job} key={job.id} />}
    </EditPostPage>
  );
}
