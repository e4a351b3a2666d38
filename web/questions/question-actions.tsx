import * as messages from "#messages/questions.ts";
import { paths } from "../../contract/pages.ts";
import type { WholeQuestion } from "../../contract/questions.ts";
import { useUser } from "../api/session.ts";
import { suggestComment } from "../comments/comment-suggestions.ts";
import { VoteButton } from "../comments/vote-button.tsx";
import { RecordActions } from "../posts/record-actions.tsx";
import { MainAction } from "../ui/lists/record-layout.tsx";
import { useQuestionVote } from "./question-feedback.ts";

export function QuestionActions({ question }: { question: WholeQuestion }) {
  const isOwn = question.ownerId === useUser()?.id;
  const vote = useQuestionVote(question);
  return (
    <RecordActions
      edit={{ to: paths.editQuestion(question.id), label: messages.edit }}
      parent="questions"
      record={question}
    >
      {!isOwn && (
        <MainAction>
          <button
            className="btn btn-primary"
            onClick={() => suggestComment({ parent: "questions", id: question.id }, "")}
            type="button"
          >
            {messages.answerIt}
          </button>
        </MainAction>
      )}
      <VoteButton
        className="btn btn-quiet"
        isOwn={isOwn}
        label={messages.haveItToo}
        press={vote}
        voted={question.voted}
        votes={question.votes}
      />
    </RecordActions>
  );
}
