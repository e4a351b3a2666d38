import type { Decision } from "../../contract/moderation/decisions.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { AppealLink } from "./appeal-link.tsx";
import { AppealStatus } from "./appeal-status.tsx";
import { OutcomeName } from "./outcome-name.tsx";
import { ReportedRecord } from "./reported-record.tsx";

/** A decision on something of the reader's. */
export function DecisionItem({ decision }: { decision: Decision }) {
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
