import { fullName } from "../../contract/names.ts";
import { paths } from "../../contract/pages.ts";
import type { Question } from "../../contract/questions.ts";
import type { ListedPost } from "../lists/cut-posts.ts";
import { Face } from "../people/face.tsx";
import { PostCard } from "../posts/post-card.tsx";
import { queryClient } from "../query-client.ts";
import { fromList } from "../shell/back-link.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { questionQuery } from "./question-queries.ts";

export function QuestionCard({ question }: { question: ListedPost<Question> }) {
  return (
    <PostCard
      subtitle={
        <span className="facts">
          <bdi className="fact">{fullName(question.User)}</bdi>
          <span className="fact">
            <DateTime brief value={question.createdAt} />
          </span>
        </span>
      }
      more={{
        label: "More Details",
        to: paths.question(question.id),
        state: fromList,
        load: () => queryClient.prefetchQuery(questionQuery(question.id)),
      }}
      picture={<Face person={question.User} />}
      post={question}
    />
  );
}
