import { paths } from "../../contract/pages.ts";
import type { Question } from "../../contract/questions.ts";
import { Face } from "../people/face.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { PostHeader } from "../posts/post-header.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";

export function QuestionHeader({ question }: { question: Question }) {
  return (
    <PostHeader
      editAt={paths.editQuestion(question.id)}
      facts={
        <p className="facts quiet mt-1.5">
          <span className="fact">
            asked by <PersonLink person={question.User} />
          </span>
          <span className="fact">
            <DateTime brief value={question.createdAt} />
          </span>
        </p>
      }
      noun="question"
      picture={<Face person={question.User} size="medium" />}
      post={question}
    />
  );
}
