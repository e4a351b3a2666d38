import type { Decision } from "../../contract/moderation/decisions.ts";
import { WrittenText } from "../ui/shell/written-text.tsx";
import { AppealLink } from "./appeal-link.tsx";
import { AppealState } from "./appeal-state.tsx";
import { Judged } from "./judged.tsx";
import { OutcomeName } from "./outcome-name.tsx";

/** A decision on something of the reader's. */
export function OwnDecision({ decision }: { decision: Decision }) {
  const { at, reason, text, appealable, appeal } = decision;
  return (
    <Judged at={at} reason={reason} thing={decision}>
      <p>
        <OutcomeName {...decision} />
      </p>
      <WrittenText>{text}</WrittenText>
      {appealable && <AppealLink decision={decision} />}
      <AppealState appeal={appeal} />
    </Judged>
  );
}
