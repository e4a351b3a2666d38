import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/companies.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { FeedButton } from "../grants/feed-button.tsx";
import { listLocation, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import type { LogInPrompt } from "../ui/shell/members-only-paths.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { CompanyCard } from "./company-card.tsx";
import { companiesQuery } from "./company-queries.ts";

export const handle = { logInPrompt: messages.logInPrompt } satisfies LogInPrompt;

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
          {messages.add}
        </Link>
      }
      card={(company) => <CompanyCard company={company} />}
      cards="tiles"
      filters={<FeedButton name={messages.list.title} />}
      location={location}
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(companiesQuery({ ...location, page }))}
      query={query}
      whenEmpty={
        <p>
          <MessageSentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.addCompany}>
                {words}
              </Link>
            ))}
          </MessageSentence>
        </p>
      }
      words={messages.list}
    />
  );
}
