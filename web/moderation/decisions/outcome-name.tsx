import * as messages from "#messages/decisions.ts";
import type { Decision } from "../../../contract/moderation/decisions.ts";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { Sentence } from "../../ui/shell/sentence.tsx";

type Props = Pick<Decision, "outcome"> & Partial<Pick<Decision, "parts" | "until">>;

/** What was done, with what was taken and how long it lasts. */
export function OutcomeName({ outcome, parts = [], until = null }: Props) {
  if (parts.length > 0) return <strong className="font-semibold">{messages.cleared(parts)}</strong>;
  if (!until) return <strong className="font-semibold">{messages.outcomes[outcome]}</strong>;
  return (
    <strong className="font-semibold">
      <Sentence>{messages.suspendedUntil(<DateTime brief value={until} />)}</Sentence>
    </strong>
  );
}
