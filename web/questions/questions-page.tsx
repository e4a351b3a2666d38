import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from "react-router";
import * as news from "#messages/notifications.ts";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import { noBackgroundRefetch, prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { FeedButton } from "../grants/feed-button.tsx";
import { ListNews } from "../live/list-news.tsx";
import { SavedSearchButton } from "../saved-searches/saved-search-button.tsx";
import { useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { SortMenu } from "../ui/lists/sort-menu.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { QuestionCard } from "./question-card.tsx";
import { askedQuestions } from "./question-filters.ts";
import { useQuestionPanel } from "./question-panel.ts";
import { questionFacetsQuery, questionsQuery } from "./question-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = askedQuestions(new URL(request.url).searchParams);
  return prepare(
    () => queryClient.prefetchQuery(questionsQuery(asked)),
    () => queryClient.prefetchQuery(questionFacetsQuery(asked)),
  );
}

export default function QuestionsPage() {
  const location = useListLocation();
  const asked = askedQuestions(useSearchParams()[0]);
  const query = useQuery({ ...questionsQuery(asked), ...noBackgroundRefetch, placeholderData: keepPreviousData });
  const panel = useQuestionPanel(asked);
  const reader = useUser();

  return (
    <ListPage
      action={<QuestionLinks />}
      card={(question) => <QuestionCard question={question} />}
      cards="rows"
      filters={
        <>
          <SortMenu sorts={messages.sorts} />
          <SavedSearchButton kind="questions" total={query.data?.total} />
          <FeedButton name={messages.list.title} />
        </>
      }
      location={location}
      news={
        <ListNews
          isOnTop={location.page === 1 && (asked.sort ?? (location.search ? undefined : "newest")) === "newest"}
          isOwn={({ ownerId }) => ownerId === reader?.id}
          parent="questions"
          query={questionsQuery(asked)}
          words={news.questions}
        />
      }
      panel={panel}
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(questionsQuery({ ...asked, page }))}
      query={query}
      whenEmpty={
        <p>
          <MessageSentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.askQuestion}>
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

function QuestionLinks() {
  return (
    <div className="flex items-center gap-x-4 max-sm:contents">
      <Link className="quiet-link inline-flex min-h-11 items-center text-sm" to={`${pages.questions}?mine=true`}>
        {messages.mine}
      </Link>
      <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.askQuestion}>
        {messages.ask}
      </Link>
    </div>
  );
}
