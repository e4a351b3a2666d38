import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { PostEditPage } from "../posts/post-edit-page.tsx";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { QuestionForm } from "./question-form.tsx";
import { questionQuery } from "./question-queries.ts";

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireMember(request, messages.logInFirst);
  const id = recordId(params);
  return prepare(() => queryClient.prefetchQuery(questionQuery(id)));
}

export default function EditQuestionPage() {
  const query = useQuery(questionQuery(useRecordId()));
  return (
    <PostEditPage list={pages.questions} query={query} words={messages.editPage}>
      {(question) => <QuestionForm key={question.id} question={question} />}
    </PostEditPage>
  );
}
