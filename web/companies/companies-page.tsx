import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import type { LogInPrompt } from "../people/accounts/log-in-prompt-layout.tsx";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { CompanyCard } from "./company-card.tsx";
import { companiesQuery } from "./company-queries.ts";

export const handle = { logInPrompt: "Please log in to see companies" } satisfies LogInPrompt;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = companiesQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function CompaniesPage() {
  const location = useListLocation();
  const query = useQuery({ ...companiesQuery(location), placeholderData: keepPreviousData });

  return (
    <ListPage
      action={
        <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.addCompany}>
          Add a company
        </Link>
      }
      card={(company) => <CompanyCard company={company} />}
      location={location}
      noun="companies"
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(companiesQuery({ ...location, page }))}
      query={query}
      searchLabel="Search companies..."
      title="Companies Listing"
      whenEmpty={
        <p>
          There are no companies yet. Where do you work?{" "}
          <Link className="text-link" to={pages.addCompany}>
            Add the first
          </Link>
          .
        </p>
      }
    />
  );
}
