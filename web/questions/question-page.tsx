import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { commentsQuery } from "../comments/comment-queries.ts";
import { Comments } from "../comments/comments.tsx";
import { PostDescription } from "../posts/post-description.tsx";
import { PostPage } from "../posts/post-page.tsx";
import { loadMarkdown } from "../ui/markdown/markdown.tsx";
import { BackToList } from "../ui/navigation/back-link.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { QuestionHeader } from "./question-header.tsx";
import { questionQuery } from "./question-queries.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadMarkdown,
    () => queryClient.prefetchQuery(questionQuery(id)),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "questions", id })),
  );
}

export default function QuestionPage() {
  const query = useQuery(questionQuery(useRecordId()));
  return (
    <PostPage
      back={<BackToList list={pages.questions}>{messages.backToList}</BackToList>}
      className="column-width"
      failed={messages.failed}
      query={query}
    >
      {(question) => (
        <div className="mt-2">
          <QuestionHeader question={question} />
          <PostDescription text={question.description} />
          <div className="mt-12">
            <Comments subject={{ parent: "questions", id: question.id }} words={messages.answers} />
          </div>
        </div>
      )}
    </PostPage>
  );
}
