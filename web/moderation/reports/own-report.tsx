import * as messages from "#messages/decisions.ts";
import type { Report } from "../../../contract/moderation/reports.ts";
import { AppealLink } from "../appeals/appeal-link.tsx";
import { Judged } from "../decisions/judged.tsx";
import { OutcomeName } from "../decisions/outcome-name.tsx";

/** What the reader reported, and what became of it. */
export function OwnReport({ report }: { report: Report }) {
  const { createdAt, reason, state, Decision: decision } = report;
  return (
    <Judged at={createdAt} reason={reason} thing={report}>
      {!decision && <p>{state === "gone" ? messages.gone : messages.waiting}</p>}
      {decision && (
        <>
          <p>
            <OutcomeName outcome={decision.outcome} />
          </p>
          <p className="whitespace-pre-wrap" dir="auto">
            {decision.text}
          </p>
          {decision.appealable && <AppealLink decision={decision} />}
        </>
      )}
    </Judged>
  );
}
