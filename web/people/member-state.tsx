import * as messages from "#messages/members.ts";
import type { Member } from "../../contract/people/members.ts";
import { Day } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

/** A member's state in a few words; warnings don't rely on colour alone. */
export function MemberStateLine({ member: { state, suspension } }: { member: Member }) {
  if (state !== "suspended") return messages.states[state];
  // Suspensions end with a day in UTC.
  const lastDay = suspension?.endsAt?.slice(0, 10);
  return (
    <span className="font-semibold text-error">
      {lastDay ? (
        <MessageSentence>{messages.suspendedUntil(<Day value={lastDay} />)}</MessageSentence>
      ) : (
        messages.states.suspended
      )}
    </span>
  );
}
