import { languageOf } from "../../contract/languages/text-language.ts";
import type { Hit } from "../../contract/search/search.ts";
import { HitMark } from "./hit-mark.tsx";

/** Title, subtitle, and the reason or excerpt of a result. */
export function HitText({ hit: { title, subtitle, excerpt, marks, why } }: { hit: Hit }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 font-semibold" dir="auto">
        <HitMark marks={marks.title} text={title} />
      </span>
      <span className="hit-about">
        {subtitle && (
          <span className="quiet line-clamp-1" dir="auto">
            <HitMark marks={marks.subtitle} text={subtitle} />
          </span>
        )}
        {why && <span className="flex-none">{why}</span>}
        {excerpt && !why && (
          <span className="quiet line-clamp-1 w-full" dir="auto" lang={languageOf(excerpt)}>
            <HitMark marks={marks.excerpt} text={excerpt} />
          </span>
        )}
      </span>
    </span>
  );
}
