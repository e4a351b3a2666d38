import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { useNavigate } from "react-router";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import { type NewQuestion, newQuestion, type Question } from "../../contract/questions/questions.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/use-post-form.ts";
import { QuestionFields, questionTitleMax } from "./question-fields.tsx";
import { useDeleteQuestion, useSaveQuestion } from "./question-queries.ts";

const resolver = zodResolver(newQuestion(questionTitleMax)) as Resolver<NewQuestion, unknown, NewQuestion>;

/** Ask a Question without `question`, Edit Question with it. */
export function QuestionForm({ question }: { question?: Question }) {
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveQuestion(question?.id);
  const { form, ...state } = usePostForm<NewQuestion, NewQuestion>({
    kind: "question",
    words: messages.saving,
    id: question?.id,
    resolver,
    values: { title: question?.title ?? "", description: question?.description ?? "" },
    send,
    onSaved: () => navigate(pages.questions, { replace: true }),
  });

  return (
    <PostForm
      deletionWords={messages.deletion}
      deletion={useDeleteQuestion()}
      list={pages.questions}
      kind="question"
      post={question}
      state={state}
    >
      <QuestionFields form={form} />
    </PostForm>
  );
}
