import { type ReactNode, useId } from "react";
import { facts } from "#messages/records.ts";

/** A strip of a record's key facts, below its title. */
export function FactsBar({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
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
  /** Small text below the value. */
  note?: ReactNode;
  /** Whether the value needs the full width on a phone. */
  isLong?: boolean;
};

export function Fact({ term, children, note, isLong }: Props) {
  return (
    <div className={isLong ? "long" : undefined}>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <span className="meta block">{note}</span>}
      </dd>
    </div>
  );
}
