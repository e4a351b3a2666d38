import { type ReactNode, useId } from "react";
import { facts } from "#messages/records.ts";

/** What is known of a record that one chooses by: one strip of terms under its title. */
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
  /** Smaller, below. */
  note?: ReactNode;
  /** In words that no half of a phone has room for. */
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
