import * as messages from "#messages/questions.ts";
import { paths } from "../../contract/pages.ts";
import type { WholeQuestion } from "../../contract/questions/questions.ts";
import { useUser } from "../api/session.ts";
import { suggestComment } from "../comments/writing/comment-suggestions.ts";
import { RecordActions } from "../records/record-actions.tsx";
import { MainAction } from "../ui/records/record-layout.tsx";
import { VoteButton } from "../votes/vote-button.tsx";
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
