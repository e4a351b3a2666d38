import type { ReactNode } from "react";

export function CardFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
