import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as news from "#messages/news.ts";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient, readInPeace } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { ListNews } from "../live/list-news.tsx";
import { TellMe } from "../saved-searches/tell-me.tsx";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { Sentence } from "../ui/shell/sentence.tsx";
import { QuestionCard } from "./question-card.tsx";
import { questionsQuery } from "./question-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = questionsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function QuestionsPage() {
  const location = useListLocation();
  const asked = questionsQuery(location);
  const query = useQuery({ ...asked, ...readInPeace, placeholderData: keepPreviousData });
  const reader = useUser();

  return (
    <ListPage
      action={
        <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.askQuestion}>
          {messages.ask}
        </Link>
      }
      card={(question) => <QuestionCard question={question} />}
      filters={<TellMe kind="questions" total={query.data?.total} />}
      location={location}
      news={
        <ListNews
          isOnTop={location.page === 1 && !location.search}
          isOwn={({ ownerId }) => ownerId === reader?.id}
          parent="questions"
          query={asked}
          words={news.questions}
        />
      }
      picture="face"
      prefetch={(page) => queryClient.prefetchQuery(questionsQuery({ ...location, page }))}
      query={query}
      whenEmpty={
        <p>
          <Sentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.askQuestion}>
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
