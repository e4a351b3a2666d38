import * as messages from "#messages/moderation.ts";
import type { Report } from "../../contract/moderation/reports.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { AppealLink } from "./appeal-link.tsx";
import { OutcomeName } from "./outcome-name.tsx";
import { ReportedRecord } from "./reported-record.tsx";

/** A report by the reader and the decision on it. */
export function ReportItem({ report }: { report: Report }) {
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
