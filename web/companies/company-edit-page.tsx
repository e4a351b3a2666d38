import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/companies.ts";
import { pages, paths } from "../../contract/pages.ts";
import { mayEdit } from "../../contract/rights.ts";
import { isMissing } from "../api/api.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { FormPage, FormSkeleton } from "../ui/forms/form-page.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { NotFound } from "../ui/shell/not-found.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { CompanyForm } from "./company-form.tsx";
import { companyQuery } from "./company-queries.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(() => queryClient.prefetchQuery(companyQuery(id)));
}

export default function EditCompanyPage() {
  const id = useRecordId();
  const user = useUser();
  const { data: company, error, refetch } = useQuery(companyQuery(id));

  if (isMissing(error)) return <NotFound list={pages.companies} />;
  return (
    <FormPage fallback={paths.company(id)} title={messages.editPage.title}>
      {!company && !error && <FormSkeleton />}
      {!company && error && <Failure error={error} retry={() => void refetch()} title={messages.editPage.failed} />}
      {company && !mayEdit(user, company) && <p role="alert">{messages.editPage.refused}</p>}
      {company && mayEdit(user, company) && <CompanyForm company={company} key={company.id} />}
    </FormPage>
  );
}
