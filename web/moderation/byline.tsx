import type { ReactNode } from "react";
import type { Person } from "../../contract/people/people.ts";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";

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
