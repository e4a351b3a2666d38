import * as messages from "#messages/decisions.ts";
import type { Decision } from "../../../contract/moderation/decisions.ts";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { Sentence } from "../../ui/shell/sentence.tsx";

type Props = Pick<Decision, "outcome"> & Partial<Pick<Decision, "parts" | "until">>;

/** What was done, with what was taken, and how long a suspension lasts, be it all that was decided or a part of it. */
export function OutcomeName({ outcome, parts = [], until = null }: Props) {
  const done = parts.length > 0 ? messages.cleared(parts) : messages.outcomes[outcome];
  const isTimeAlone = outcome === "suspended" && until !== null;
  return (
    <strong className="font-semibold">
      {!isTimeAlone && done}
      {until && (
        <>
          {!isTimeAlone && " · "}
          <Sentence>{messages.suspendedUntil(<DateTime brief value={until} />)}</Sentence>
        </>
      )}
    </strong>
  );
}
