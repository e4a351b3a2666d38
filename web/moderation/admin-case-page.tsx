import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/moderation.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { BackToList } from "../ui/shell/back-link.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { caseQuery, queueQuery } from "./case-queries.ts";
import { CaseView } from "./case-view.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(caseQuery(id)),
    () => queryClient.prefetchQuery(queueQuery),
  );
}

export default function AdminCasePage() {
  return (
    <RecordPage
      back={<BackToList list={pages.adminReports}>{messages.casesList.title}</BackToList>}
      className="column-width"
      failed={messages.caseFailed}
      query={useQuery(caseQuery(useRecordId()))}
      title={({ title, parent }) => title ?? messages.things[parent]}
    >
      {(found) => <CaseView found={found} />}
    </RecordPage>
  );
}
