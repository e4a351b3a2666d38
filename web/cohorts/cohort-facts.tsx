import * as messages from "#messages/cohorts.ts";
import type { Cohort } from "../../contract/cohorts/cohorts.ts";
import { Day } from "../ui/shell/date-time.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";

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
          {startsOn && <Sentence>{messages.from(<Day value={startsOn} />)}</Sentence>}
          {startsOn && endsOn && " "}
          {endsOn && <Sentence>{messages.until(<Day value={endsOn} />)}</Sentence>}
        </li>
      )}
      <li className="fact">{messages.here(memberCount, size)}</li>
    </ul>
  );
}
