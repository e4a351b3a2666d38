import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { QuestionCard } from "./question-card.tsx";
import { questionsQuery } from "./question-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = questionsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function QuestionsPage() {
  const location = useListLocation();
  const query = useQuery({ ...questionsQuery(location), placeholderData: keepPreviousData });

  return (
    <ListPage
      action={
        <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.askQuestion}>
          Ask a Question
        </Link>
      }
      card={(question) => <QuestionCard question={question} />}
      location={location}
      noun="questions"
      picture="face"
      prefetch={(page) => queryClient.prefetchQuery(questionsQuery({ ...location, page }))}
      query={query}
      searchLabel="Search questions..."
      title="Questions & Answers"
      whenEmpty={
        <p>
          Nobody has asked anything yet. What would you like to know?{" "}
          <Link className="text-link" to={pages.askQuestion}>
            Ask the first question
          </Link>
          .
        </p>
      }
    />
  );
}
