import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/moderation.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { SettingsFrame } from "../ui/forms/settings-frame.tsx";
import { SettingsList } from "../ui/forms/settings-list.tsx";
import { pageIn, useListPage } from "../ui/lists/list-location.ts";
import { DecisionItem } from "./decision-item.tsx";
import { ReportItem } from "./report-item.tsx";
import { ownDecisionsQuery, ownReportsQuery } from "./report-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return prepare(
    () => queryClient.prefetchQuery(ownDecisionsQuery(pageIn(searchParams, "decisions"))),
    () => queryClient.prefetchQuery(ownReportsQuery(pageIn(searchParams, "reports"))),
  );
}

/** Decisions on the reader's own content, and their own reports. */
export default function OwnReportsPage() {
  const decided = useListPage("decisions");
  const decisions = useQuery({ ...ownDecisionsQuery(decided.page), placeholderData: keepPreviousData });
  const reported = useListPage("reports");
  const reports = useQuery({ ...ownReportsQuery(reported.page), placeholderData: keepPreviousData });

  return (
    <SettingsFrame tab="ownReports">
      <SettingsList location={decided} query={decisions} title={messages.onYours} words={messages.decisions}>
        {(decision) => <DecisionItem decision={decision} />}
      </SettingsList>
      {/* Rendered after the decisions above have loaded, which would push it down. */}
      {!decisions.isPending && (
        <SettingsList
          location={reported}
          query={reports}
          title={messages.decisionsReported}
          words={messages.decisionsReports}
        >
          {(report) => <ReportItem report={report} />}
        </SettingsList>
      )}
    </SettingsFrame>
  );
}
