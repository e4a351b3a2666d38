import { ArrowUpRight } from "lucide-react";
import { fields } from "#messages/companies.ts";
import { onTheBoard, workHere } from "#messages/jobs.ts";
import type { CompanyDetail } from "../../contract/companies.ts";
import { Fact, FactsBar } from "../ui/lists/facts-bar.tsx";

/** Location, website and number of people of a company. */
export function CompanyFacts({ company: { location, website, peopleCount } }: { company: CompanyDetail }) {
  if (!location && !website && peopleCount === 0) return null;
  return (
    <FactsBar>
      {location && (
        <Fact term={fields.location}>
          <bdi>{location}</bdi>
        </Fact>
      )}
      {website && (
        <Fact term={fields.website}>
          <a
            className="thumb text-link inline-flex items-center gap-1"
            href={website}
            rel="nofollow ugc noopener noreferrer"
            target="_blank"
          >
            {new URL(website).host}
            <ArrowUpRight aria-hidden className="size-4 flex-none" />
          </a>
        </Fact>
      )}
      {peopleCount > 0 && <Fact term={onTheBoard}>{workHere(peopleCount)}</Fact>}
    </FactsBar>
  );
}
