import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from "react-router";
import * as messages from "#messages/audit.ts";
import { formerMember } from "#messages/former-members.ts";
import { auditSubjects, listAudit } from "../../contract/audit.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { mayCall } from "../../contract/rights.ts";
import { StaffOnly } from "../admin/staff-only.tsx";
import { call } from "../api/api.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { ListFilter } from "../ui/lists/list-filter.tsx";
import { listFilter, listLocation, useListFilter, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { AuditLine } from "./audit-entry.tsx";

/** Never served from the cache, so that it shows the latest action. */
const auditQuery = (asked: InputOf<typeof listAudit>) =>
  queryOptions({
    queryKey: ["audit", asked] as const,
    queryFn: ({ signal }) => call(listAudit, asked, signal),
    staleTime: 0,
  });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = currentSession() ?? {};
  if (!user || !mayCall(user, listAudit.access)) return null;
  const asked = askedFor(new URL(request.url).searchParams);
  return prepare(() => queryClient.prefetchQuery(auditQuery(asked)));
}

export default function AdminAuditPage() {
  const reader = useUser();
  if (!reader || !mayCall(reader, listAudit.access)) return <StaffOnly>{messages.forAdmins}</StaffOnly>;
  return <AuditTrail />;
}

function AuditTrail() {
  const location = useListLocation();
  const [parameters] = useSearchParams();
  const [subject, chooseSubject] = useListFilter("subject", auditSubjects);
  const asked = askedFor(parameters);
  const query = useQuery({ ...auditQuery(asked), placeholderData: keepPreviousData });
  const actor = asked.actor ? (query.data?.results[0]?.User ?? null) : undefined;

  return (
    <ListPage
      card={(entry) => <AuditLine entry={entry} />}
      filters={
        <ListFilter
          choices={auditSubjects.map((value) => ({ value, label: messages.subjects[value] }))}
          choose={chooseSubject}
          chosen={subject}
          everything={messages.aboutEverything}
          label={messages.about}
        />
      }
      intro={
        <>
          <p className="quiet mt-3 text-pretty">{messages.whatItHolds}</p>
          {actor !== undefined && (
            <p className="mt-3">
              <MessageSentence>
                {messages.onlyBy(<bdi className="font-semibold">{actor ? fullName(actor) : formerMember}</bdi>)}
              </MessageSentence>{" "}
              <Link className="text-link" to={pages.adminAudit}>
                {messages.showEverything}
              </Link>
            </p>
          )}
        </>
      }
      location={location}
      query={query}
      whenEmpty={<p>{messages.none}</p>}
      words={messages.list}
    />
  );
}

/** The filters in the address; invalid ones are ignored. */
function askedFor(parameters: URLSearchParams) {
  const actor = /^[1-9]\d{0,8}$/.exec(parameters.get("actor") ?? "")?.[0];
  return {
    page: listLocation(parameters).page,
    subject: listFilter(parameters, "subject", auditSubjects),
    actor: actor ? Number(actor) : undefined,
  };
}
