import { type ReactNode, useId } from "react";
import { facts } from "#messages/lists.ts";

/** A strip of a record's key facts; on a phone a line of chips. */
export function FactsBar({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="sr-only" id={id}>
        {facts}
      </h2>
      <dl className="facts-bar">{children}</dl>
    </section>
  );
}

type Props = {
  term: string;
  children: ReactNode;
  /** Small text below the value; in a chip behind it. */
  note?: ReactNode;
  /** Whether the value can't be understood without its term, which chips hide otherwise. */
  needsTerm?: boolean;
};

export function Fact({ term, children, note, needsTerm }: Props) {
  return (
    <div className={needsTerm ? "fact-of-term" : undefined}>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <span className="meta">{note}</span>}
      </dd>
    </div>
  );
}
