import * as messages from "#messages/moderation.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

type Props = Pick<Decision, "outcome"> & Partial<Pick<Decision, "parts" | "until">>;

/** An outcome in words, with the parts cleared and the end of a suspension. */
export function OutcomeName({ outcome, parts = [], until = null }: Props) {
  const done = parts.length > 0 ? messages.cleared(parts) : messages.decisionsOutcomes[outcome];
  const isTimeAlone = outcome === "suspended" && until !== null;
  return (
    <strong className="font-semibold">
      {!isTimeAlone && done}
      {until && (
        <>
          {!isTimeAlone && " · "}
          <MessageSentence>{messages.suspendedUntil(<DateTime brief value={until} />)}</MessageSentence>
        </>
      )}
    </strong>
  );
}
