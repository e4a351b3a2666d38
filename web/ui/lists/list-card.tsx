import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type Props = { picture?: ReactNode; title: string; subtitle?: ReactNode; children: ReactNode };

/** A card of a list that opens to show more of what it stands for. */
export function ListCard({ picture, title, subtitle, children }: Props) {
  return (
    <details className="sheet group">
      <summary className="flex items-center gap-4 rounded-box p-4">
        {picture}
        <span className="min-w-0 flex-1">
          <h2 className="text-wrap font-semibold text-lg leading-snug" dir="auto">
            {title}
          </h2>
          {subtitle && (
            <span className="quiet mt-0.5 block text-sm" dir="auto">
              {subtitle}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden className="size-4.5 flex-none transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-base-300 border-t p-4">{children}</div>
    </details>
  );
}
