import { useNavigate } from "react-router";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import type { NewQuestion, Question } from "../../contract/questions/questions.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/post-form-state.ts";
import { useDeleteQuestion, useSaveQuestion } from "./question-changes.ts";
import { QuestionFields } from "./question-fields.tsx";
import { type QuestionValues, questionResolver, valuesOf } from "./question-values.ts";

/** Asks a question, or edits the given one. */
export function QuestionForm({ question }: { question?: Question }) {
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveQuestion(question?.id);
  const { form, ...state } = usePostForm<QuestionValues, NewQuestion>({
    kind: "question",
    words: messages.saving,
    id: question?.id,
    resolver: questionResolver,
    values: valuesOf(question),
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
      <QuestionFields form={form} question={question} />
    </PostForm>
  );
}
