import { ArrowUpRight } from "lucide-react";
import { workHere } from "#messages/insiders.ts";
import type { CompanyDetail } from "../../contract/companies.ts";
import { Markdown } from "../ui/markdown/markdown.tsx";

/** What a company says of itself, and how many of the board work there. */
export function CompanyFacts({ company: { location, website, about, peopleCount } }: { company: CompanyDetail }) {
  return (
    <>
      {(location || website || peopleCount > 0) && (
        <ul className="facts mt-1.5">
          {location && (
            <li className="fact quiet" dir="auto">
              {location}
            </li>
          )}
          {website && (
            <li className="fact">
              <a
                className="thumb text-link inline-flex items-center gap-1 break-all"
                href={website}
                rel="nofollow ugc noopener noreferrer"
                target="_blank"
              >
                {new URL(website).host}
                <ArrowUpRight aria-hidden className="size-4 flex-none" />
              </a>
            </li>
          )}
          {peopleCount > 0 && <li className="fact">{workHere(peopleCount)}</li>}
        </ul>
      )}
      {about && (
        <div className="mt-5">
          <Markdown text={about} />
        </div>
      )}
    </>
  );
}
