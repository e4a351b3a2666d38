import { useNavigate } from "react-router";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import {
  askQuestion,
  deleteQuestion,
  editQuestion,
  type NewQuestion,
  type Question,
} from "../../contract/questions.ts";
import { call } from "../api/api.ts";
import { usePostDeletion, usePostSaving } from "../posts/post-changes.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/post-form-state.ts";
import { QuestionFields } from "./question-fields.tsx";
import { questionKeys } from "./question-queries.ts";
import { type QuestionValues, questionResolver, valuesOf } from "./question-values.ts";

/** Asks a question, or saves the one with this id. */
const useSaveQuestion = (id?: number) =>
  usePostSaving(questionKeys, (question: NewQuestion, key) =>
    id === undefined ? call(askQuestion, question, undefined, { key }) : call(editQuestion, { ...question, id }),
  );

const useDeleteQuestion = () => usePostDeletion(questionKeys, (question) => call(deleteQuestion, question));

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
