import { Check } from "lucide-react";
import { names } from "#messages/question-facts.ts";
import * as messages from "#messages/questions.ts";
import { skills } from "#messages/skills.ts";
import type { WholeQuestion } from "../../contract/questions.ts";
import { SkillPills } from "../skills/skill-pills.tsx";
import { RecordHeader } from "../ui/lists/record-header.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { QuestionVersions } from "../versions/question-versions.tsx";

export function QuestionHeader({ question }: { question: WholeQuestion }) {
  return (
    <RecordHeader picture={<Face person={question.User} size="medium" />} title={question.title}>
      <p className="facts quiet mt-1.5 items-center">
        <span className="fact">
          <MessageSentence>{messages.askedBy(<PersonLink person={question.User} />)}</MessageSentence>
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
          <span className="fact text-primary">
            <Check aria-hidden className="mr-1 inline size-4" />
            {names.answered}
          </span>
        )}
      </p>
      <div className="mt-3">
        <SkillPills label={skills} skills={question.Skills} />
      </div>
    </RecordHeader>
  );
}
