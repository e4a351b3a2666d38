import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import type { Report } from "../../contract/moderation/reports.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { SettingsFrame } from "../ui/forms/settings-frame.tsx";
import { SettingsList } from "../ui/forms/settings-list.tsx";
import { pageIn, useListPage } from "../ui/lists/list-location.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { AppealLink, AppealStatus } from "./appeal-status.tsx";
import { OutcomeName } from "./outcome-name.tsx";
import { ownDecisionsQuery, ownReportsQuery } from "./report-queries.ts";
import { ReportedRecord } from "./reported-record.tsx";

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

/** A decision on something of the reader's. */
function DecisionItem({ decision }: { decision: Decision }) {
  const { at, reason, text, appealable, appeal } = decision;
  return (
    <ReportedRecord at={at} reason={reason} thing={decision}>
      <p>
        <OutcomeName {...decision} />
      </p>
      <TextLanguage>{text}</TextLanguage>
      {appealable && <AppealLink decision={decision} />}
      <AppealStatus appeal={appeal} />
    </ReportedRecord>
  );
}

/** A report by the reader and the decision on it. */
function ReportItem({ report }: { report: Report }) {
  const { createdAt, reason, state, Decision: decision } = report;
  return (
    <ReportedRecord at={createdAt} reason={reason} thing={report}>
      {!decision && <p>{state === "gone" ? messages.gone : messages.decisionsWaiting}</p>}
      {decision && (
        <>
          <p>
            <OutcomeName outcome={decision.outcome} />
          </p>
          <TextLanguage>{decision.text}</TextLanguage>
          {decision.appealable && <AppealLink decision={decision} />}
        </>
      )}
    </ReportedRecord>
  );
}
