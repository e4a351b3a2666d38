import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/profile-form.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { mayEditUser } from "../../contract/rights.ts";
import { accountQuery } from "../api/account-queries.ts";
import { isMissing } from "../api/api.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { CheckInList } from "../check-in/check-in-list.tsx";
import { cohortChoicesQuery } from "../cohorts/cohort-queries.ts";
import { companyChoicesQuery } from "../companies/company-queries.ts";
import { RepositoryList } from "../evidence/repository-list.tsx";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { FormPage, FormSkeleton } from "../ui/forms/form-page.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { viewportHeight } from "../ui/shell/loading.tsx";
import { NotFound } from "../ui/shell/not-found.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { UserForm } from "./user-form.tsx";
import { userQuery } from "./user-queries.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(userQuery(id)),
    () => queryClient.prefetchQuery(skillChoicesQuery()),
    () => queryClient.prefetchQuery(companyChoicesQuery()),
    () => queryClient.prefetchQuery(accountQuery),
    () => queryClient.prefetchQuery(cohortChoicesQuery("")),
  );
}

export default function EditUserPage() {
  const id = useRecordId();
  const editor = useUser();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  const isOwn = editor?.id === id;
  const own = useQuery({ ...accountQuery, enabled: isOwn });
  const failure = error ?? (isOwn ? own.error : null);
  const whole = user && (!isOwn || own.data) ? user : undefined;
  const title = user ? messages.editThis(fullName(user)) : messages.editOne;

  if (isMissing(error)) return <NotFound />;
  return (
    <FormPage
      className="page-width"
      fallback={isOwn ? paths.profile(id) : paths.user(id)}
      title={isOwn ? messages.editYours : title}
    >
      {!whole && !failure && (
        <div className={isOwn ? "max-w-2xl lg:ml-80" : "max-w-2xl"}>
          <FormSkeleton />
        </div>
      )}
      {!whole && failure && (
        <Failure
          error={failure}
          retry={() => void Promise.all([refetch(), ...(isOwn ? [own.refetch()] : [])])}
          title={messages.failed}
        />
      )}
      {user && !mayEditUser(editor, user) && (
        <p className={viewportHeight} role="alert">
          {messages.notYours}
        </p>
      )}
      {whole && editor && mayEditUser(editor, whole) && (
        <UserForm editor={editor} key={whole.id} privacy={isOwn ? own.data?.privacy : undefined} user={whole} />
      )}
      {whole && isOwn && <RepositoryList />}
      {whole && isOwn && <CheckInList />}
    </FormPage>
  );
}
