import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from "react-router";
import * as news from "#messages/notifications.ts";
import * as messages from "#messages/people.ts";
import { pages } from "../../contract/pages.ts";
import { noBackgroundRefetch, prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { ListNews } from "../live/list-news.tsx";
import { SavedSearchButton } from "../saved-searches/saved-search-button.tsx";
import { useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { SortMenu } from "../ui/lists/sort-menu.tsx";
import type { LogInPrompt } from "../ui/shell/members-only-paths.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { UserCard } from "./user-card.tsx";
import { askedUsers } from "./user-filters.ts";
import { useUserPanel } from "./user-panel.tsx";
import { userFacetsQuery, usersQuery } from "./user-queries.ts";

export const handle = { logInPrompt: messages.logInToSeeList } satisfies LogInPrompt;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = askedUsers(new URL(request.url).searchParams);
  return prepare(
    () => queryClient.prefetchQuery(usersQuery(asked)),
    () => queryClient.prefetchQuery(userFacetsQuery(asked)),
  );
}

export default function UsersPage() {
  const location = useListLocation();
  const asked = askedUsers(useSearchParams()[0]);
  const query = useQuery({ ...usersQuery(asked), ...noBackgroundRefetch, placeholderData: keepPreviousData });
  const reader = useUser();

  return (
    <ListPage
      action={
        <div className="flex flex-wrap gap-2">
          <Link className="btn btn-quiet btn-sm" prefetch="intent" to={pages.cohorts}>
            {messages.cohorts}
          </Link>
          <Link className="btn btn-quiet btn-sm" prefetch="intent" to={pages.addUser}>
            {messages.howPeopleJoin}
          </Link>
        </div>
      }
      card={(user) => <UserCard user={user} />}
      cards="tiles"
      filters={
        <>
          <SortMenu sorts={messages.sorts} />
          <SavedSearchButton kind="users" total={query.data?.total} />
        </>
      }
      location={location}
      news={
        <ListNews
          isOnTop={location.page === 1 && asked.sort === "newest"}
          isOwn={({ id }) => id === reader?.id}
          parent="users"
          query={usersQuery(asked)}
          words={news.users}
        />
      }
      panel={useUserPanel(asked)}
      picture="face"
      prefetch={(page) => queryClient.prefetchQuery(usersQuery({ ...asked, page }))}
      query={query}
      whenEmpty={
        <p>
          <MessageSentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.addUser}>
                {words}
              </Link>
            ))}
          </MessageSentence>
        </p>
      }
      words={{ ...messages.list, nothingMatches: messages.noneMatch }}
    />
  );
}
