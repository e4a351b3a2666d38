import * as messages from "#messages/cohorts.ts";
import type { Cohort } from "../../contract/cohorts.ts";
import { Day } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

/** A cohort's course, place, dates and number of members on the board. */
export function CohortFacts({ cohort, className = "" }: { cohort: Cohort; className?: string }) {
  const { course, city, startsOn, endsOn, memberCount, size } = cohort;
  return (
    <ul className={`facts quiet ${className}`}>
      {course && (
        <li className="fact" dir="auto">
          {course}
        </li>
      )}
      {city && (
        <li className="fact" dir="auto">
          {city}
        </li>
      )}
      {(startsOn || endsOn) && (
        <li className="fact">
          {startsOn && <MessageSentence>{messages.from(<Day value={startsOn} />)}</MessageSentence>}
          {startsOn && endsOn && " "}
          {endsOn && <MessageSentence>{messages.until(<Day value={endsOn} />)}</MessageSentence>}
        </li>
      )}
      <li className="fact">{messages.here(memberCount, size)}</li>
    </ul>
  );
}
