import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  picture?: ReactNode;
  title: string;
  subtitle?: ReactNode;
  /** At the right; on phones below the title. */
  meta?: ReactNode;
  /** At the right of a tile. */
  side?: ReactNode;
  children: ReactNode;
};

/** A card in a list that expands. */
export function ListCard({ picture, title, subtitle, meta, side, children }: Props) {
  return (
    <details className="group">
      <summary className="card-summary">
        {picture}
        <span className="card-words">
          <h2 className="card-title" dir="auto">
            {title}
          </h2>
          {subtitle && (
            <span className="card-facts quiet" dir="auto">
              {subtitle}
            </span>
          )}
        </span>
        {meta && <span className="card-meta">{meta}</span>}
        {side}
        <ChevronDown aria-hidden className="card-opener group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
