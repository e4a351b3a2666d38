import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { EditPostPage } from "../posts/edit-post-page.tsx";
import { logInFirst } from "../posts/post-noun.ts";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { QuestionForm } from "./question-form.tsx";
import { questionQuery } from "./question-queries.ts";

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireMember(request, logInFirst.question);
  const id = recordId(params);
  return prepare(() => queryClient.prefetchQuery(questionQuery(id)));
}

export default function EditQuestionPage() {
  const query = useQuery(questionQuery(useRecordId()));
  return (
    <EditPostPage
      list={pages.questions}
      noun="question"
      query={query}
      refusal="You are not authorized to edit this question."
      title="Edit Question"
    >
      {(question) => <QuestionForm key={question.id} question={question} />}
    </EditPostPage>
  );
}
