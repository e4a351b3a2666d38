import type { ReactNode } from "react";
import type { Person } from "../../../../contract/people/people.ts";
import { timeAgo } from "../../../ui/language/time-ago.ts";
import { PersonLink } from "../../../ui/navigation/person-link.tsx";

type Props = { person: Person | null; at: string; children?: ReactNode };

/** The author and date of a report or appeal. */
export function Byline({ person, at, children }: Props) {
  return (
    <p className="quiet facts text-sm">
      <span className="fact">
        <PersonLink className="tall text-link" person={person} />
      </span>
      <span className="fact">{timeAgo(at)}</span>
      {children}
    </p>
  );
}
