import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as news from "#messages/news.ts";
import * as messages from "#messages/people.ts";
import { pages } from "../../../contract/pages.ts";
import { prepare, queryClient, readInPeace } from "../../api/query-client.ts";
import { useUser } from "../../api/session.ts";
import { ListNews } from "../../live/list-news.tsx";
import { TellMe } from "../../saved-searches/tell-me.tsx";
import { ListPage } from "../../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../../ui/lists/use-list-location.ts";
import type { LogInPrompt } from "../../ui/shell/members-only-paths.ts";
import { Sentence } from "../../ui/shell/sentence.tsx";
import { UserCard } from "./user-card.tsx";
import { usersQuery } from "./user-queries.ts";

export const handle = { logInPrompt: messages.logInToSeeList } satisfies LogInPrompt;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = usersQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function UsersPage() {
  const location = useListLocation();
  const asked = usersQuery(location);
  const query = useQuery({ ...asked, ...readInPeace, placeholderData: keepPreviousData });
  const reader = useUser();

  return (
    <ListPage
      action={
        <Link className="btn btn-quiet btn-sm" prefetch="intent" to={pages.addUser}>
          {messages.howPeopleJoin}
        </Link>
      }
      card={(user) => <UserCard user={user} />}
      filters={<TellMe kind="users" total={query.data?.total} />}
      location={location}
      news={
        <ListNews
          isOnTop={location.page === 1 && !location.search}
          isOwn={({ id }) => id === reader?.id}
          parent="users"
          query={asked}
          words={news.users}
        />
      }
      picture="face"
      prefetch={(page) => queryClient.prefetchQuery(usersQuery({ ...location, page }))}
      query={query}
      whenEmpty={
        <p>
          <Sentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.addUser}>
                {words}
              </Link>
            ))}
          </Sentence>
        </p>
      }
      words={messages.list}
    />
  );
}
