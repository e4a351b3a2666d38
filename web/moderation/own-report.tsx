import * as messages from "#messages/moderation.ts";
import type { Report } from "../../contract/moderation/reports.ts";
import { WrittenText } from "../ui/shell/written-text.tsx";
import { AppealLink } from "./appeal-link.tsx";
import { Judged } from "./judged.tsx";
import { OutcomeName } from "./outcome-name.tsx";

/** A report by the reader and the decision on it. */
export function OwnReport({ report }: { report: Report }) {
  const { createdAt, reason, state, Decision: decision } = report;
  return (
    <Judged at={createdAt} reason={reason} thing={report}>
      {!decision && <p>{state === "gone" ? messages.gone : messages.decisionsWaiting}</p>}
      {decision && (
        <>
          <p>
            <OutcomeName outcome={decision.outcome} />
          </p>
          <WrittenText>{decision.text}</WrittenText>
          {decision.appealable && <AppealLink decision={decision} />}
        </>
      )}
    </Judged>
  );
}
