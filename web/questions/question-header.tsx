import { Check } from "lucide-react";
import { names } from "#messages/question-states.ts";
import * as messages from "#messages/questions.ts";
import { skills } from "#messages/skills.ts";
import { paths } from "../../contract/pages.ts";
import type { WholeQuestion } from "../../contract/questions/questions.ts";
import { useUser } from "../api/session.ts";
import { PostHeader } from "../posts/post-header.tsx";
import { SkillPills } from "../skills/skill-pills.tsx";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { Face } from "../ui/pictures/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { QuestionVersions } from "../versions/question-versions.tsx";
import { VoteButton } from "../votes/vote-button.tsx";
import { useQuestionVote } from "./question-feedback.ts";

export function QuestionHeader({ question }: { question: WholeQuestion }) {
  const isOwn = question.ownerId === useUser()?.id;
  const vote = useQuestionVote(question);
  return (
    <PostHeader
      edit={{ to: paths.editQuestion(question.id), label: messages.edit }}
      facts={
        <>
          <p className="facts quiet mt-1.5 items-center">
            <span className="fact">
              <Sentence>{messages.askedBy(<PersonLink person={question.User} />)}</Sentence>
            </span>
            <span className="fact">
              <DateTime brief value={question.createdAt} />
            </span>
            {question.editedAt && (
              <span className="fact">
                <QuestionVersions question={question} />
              </span>
            )}
            {question.state === "answered" && (
              <span className="fact font-semibold text-primary">
                <Check aria-hidden className="mr-1 inline size-4" />
                {names.answered}
              </span>
            )}
          </p>
          <div className="mt-3">
            <SkillPills label={skills} skills={question.Skills} />
          </div>
        </>
      }
      parent="questions"
      picture={<Face person={question.User} size="medium" />}
      post={question}
    >
      <VoteButton
        className="btn btn-quiet"
        isOwn={isOwn}
        label={messages.haveItToo}
        press={vote}
        voted={question.voted}
        votes={question.votes}
      />
    </PostHeader>
  );
}
