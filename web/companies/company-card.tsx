import { Link } from "react-router";
import type { Company } from "../../contract/companies.ts";
import { paths } from "../../contract/pages.ts";
import { queryClient } from "../api/query-client.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/on-intent.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { companyQuery } from "./company-queries.ts";
import { CompanySquare } from "./company-square.tsx";

export function CompanyCard({ company }: { company: Company }) {
  return (
    <ListCard picture={<CompanySquare company={company} />} title={company.name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="quiet text-sm">
          On this board since <DateTime value={company.createdAt} />
        </p>
        <Link
          aria-label={`More Details about ${company.name}`}
          className="btn btn-ghost btn-sm ml-auto"
          prefetch="intent"
          to={paths.company(company.id)}
          {...onIntent(() => queryClient.prefetchQuery(companyQuery(company.id)))}
        >
          More Details
        </Link>
      </div>
    </ListCard>
  );
}
