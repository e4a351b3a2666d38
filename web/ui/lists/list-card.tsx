import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type Props = { picture?: ReactNode; title: string; subtitle?: ReactNode; meta?: ReactNode; children: ReactNode };

/** A card of a list that opens to show more of what it stands for. */
export function ListCard({ picture, title, subtitle, meta, children }: Props) {
  return (
    <details className="sheet group">
      <summary className="card-summary rounded-box p-4">
        {picture}
        <span className="min-w-0">
          <h2 className="text-wrap font-semibold text-lg leading-snug" dir="auto">
            {title}
          </h2>
          {subtitle && (
            <span className="quiet mt-0.5 block text-sm" dir="auto">
              {subtitle}
            </span>
          )}
        </span>
        {meta && <span className="card-meta">{meta}</span>}
        <ChevronDown aria-hidden className="card-opener size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-base-300 border-t p-4">{children}</div>
    </details>
  );
}
