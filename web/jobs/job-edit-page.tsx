import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { companyChoicesQuery } from "../companies/company-queries.ts";
import { PostEditPage } from "../posts/post-edit-page.tsx";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { JobForm } from "./job-form.tsx";
import { jobQuery } from "./job-queries.ts";

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireMember(request, messages.logInFirst);
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
    <PostEditPage list={pages.jobs} query={query} words={messages.editPage}>
      {(job) => <JobForm job={job} key={job.id} />}
    </PostEditPage>
  );
}
