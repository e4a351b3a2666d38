import type { ReactNode } from "react";
import { formerMember } from "#messages/former-members.ts";
import * as messages from "#messages/moderation.ts";
import type { CaseRow } from "../../contract/moderation/cases.ts";
import { fullName } from "../../contract/people/names.ts";
import { useUser } from "../api/session.ts";
import { timeAgo } from "../ui/shell/time-ago.ts";

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** For example `waits for 2 days`. */
function waitingTime(since: string): string {
  const seconds = (Date.now() - Date.parse(since)) / 1000;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [];
  return unit ? messages.waitsSince(Math.floor(seconds / length), unit) : messages.hasJustCome;
}

type Props = { found: CaseRow; author?: ReactNode };

/** What a case is about, what waits in it, and since when. */
export function CaseFacts({ found, author }: Props) {
  const { parent, User, state, since, reports, reasons, waits, urgent } = found;
  const others = waits.filter((each) => each !== "report");
  return (
    <span className="facts">
      {urgent && state === "open" && <span className="fact font-semibold text-warning">{messages.urgent}</span>}
      <span className="fact">{messages.things[parent]}</span>
      <span className="fact">{author ?? <bdi>{User ? fullName(User) : formerMember}</bdi>}</span>
      {reports > 0 && (
        <span className="fact">
          {messages.reported(
            reports,
            reasons.map((reason) => messages.reasons[reason]),
          )}
        </span>
      )}
      {others.map((each) => (
        <span className="fact" key={each}>
          {messages.waitsToo[each]}
        </span>
      ))}
      <span className="fact">{state === "open" ? waitingTime(since) : timeAgo(since)}</span>
    </span>
  );
}

/** The other staff member who has the case open. */
export function WhoLooks({ found: { claim } }: { found: CaseRow }) {
  const reader = useUser();
  if (!claim || claim.User.id === reader?.id) return null;
  return <p className="mt-1 text-sm">{messages.isLooking(fullName(claim.User))}</p>;
}
