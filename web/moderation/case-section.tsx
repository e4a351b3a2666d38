import { type ReactNode, useId } from "react";
import type { Person } from "../../contract/people/people.ts";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";

export function CaseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 className="mb-3 font-semibold text-xl" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type BylineProps = { person: Person | null; at: string; children?: ReactNode };

/** The author and date of a report or appeal. */
export function Byline({ person, at, children }: BylineProps) {
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
