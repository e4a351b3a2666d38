import { Link } from "react-router";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { Hit } from "../../contract/search/search.ts";
import { fromList } from "../ui/shell/back-link.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { HitMark } from "./hit-mark.tsx";
import { HitPicture } from "./hit-picture.tsx";
import { hitAddress } from "./search-address.ts";

/** A result in a list; the whole item is a link. */
export function HitItem({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  const { title, subtitle, excerpt, marks, why, at } = hit;
  return (
    <li className="hit">
      <HitPicture hit={hit} />
      <div className="min-w-0 flex-1 self-center">
        <div className="flex items-baseline justify-between gap-4">
          <Link
            className="card-link min-w-0 font-semibold"
            dir="auto"
            onClick={onOpen}
            state={fromList}
            to={hitAddress(hit)}
          >
            <HitMark marks={marks.title} text={title} />
          </Link>
          {at && (
            <span className="quiet flex-none text-[0.8125rem]">
              <DateTime brief value={at} />
            </span>
          )}
        </div>
        <p className="hit-about">
          {subtitle && (
            <span className="quiet" dir="auto">
              <HitMark marks={marks.subtitle} text={subtitle} />
            </span>
          )}
          {why && <span>{why}</span>}
        </p>
        {excerpt && (
          <p className="quiet mt-0.5 line-clamp-2 text-sm" dir="auto" lang={languageOf(excerpt)}>
            <HitMark marks={marks.excerpt} text={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}
