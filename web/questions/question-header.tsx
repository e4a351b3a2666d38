import * as messages from "#messages/questions.ts";
import { paths } from "../../contract/pages.ts";
import type { Question } from "../../contract/questions/questions.ts";
import { PostHeader } from "../posts/post-header.tsx";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { Face } from "../ui/pictures/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";

export function QuestionHeader({ question }: { question: Question }) {
  return (
    <PostHeader
      edit={{ to: paths.editQuestion(question.id), label: messages.edit }}
      facts={
        <p className="facts quiet mt-1.5">
          <span className="fact">
            <Sentence>{messages.askedBy(<PersonLink person={question.User} />)}</Sentence>
          </span>
          <span className="fact">
            <DateTime brief value={question.createdAt} />
          </span>
        </p>
      }
      parent="questions"
      picture={<Face person={question.User} size="medium" />}
      post={question}
    />
  );
}
