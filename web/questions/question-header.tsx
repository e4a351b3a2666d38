import { paths } from "../../contract/pages.ts";
import type { Question } from "../../contract/questions.ts";
import { Face } from "../people/face.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { PostHeader } from "../posts/post-header.tsx";
import { DateTime } from "../shell/date-time.tsx";

export function QuestionHeader({ question }: { question: Question }) {
  return (
    <PostHeader
      editAt={paths.editQuestion(question.id)}
      facts={
        <p className="quiet mt-1.5">
          asked by <PersonLink person={question.User} /> · <DateTime brief value={question.createdAt} />
        </p>
      }
      noun="question"
      picture={<Face person={question.User} size="medium" />}
      post={question}
    />
  );
}
