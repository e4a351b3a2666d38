import { formerMember } from "#messages/names.ts";
import * as messages from "#messages/questions.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Question } from "../../contract/questions/questions.ts";
import { queryClient } from "../api/query-client.ts";
import { PostCard } from "../posts/post-card.tsx";
import type { ListedPost } from "../ui/lists/cut-posts.ts";
import { fromList } from "../ui/navigation/back-link.tsx";
import { Face } from "../ui/pictures/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { questionQuery } from "./question-queries.ts";

export function QuestionCard({ question }: { question: ListedPost<Question> }) {
  return (
    <PostCard
      subtitle={
        <span className="facts">
          <bdi className="fact">{question.User ? fullName(question.User) : formerMember}</bdi>
          <span className="fact">
            <DateTime brief value={question.createdAt} />
          </span>
        </span>
      }
      more={{
        label: messages.moreDetails,
        about: messages.moreDetailsAbout(question.title),
        to: paths.question(question.id),
        state: fromList,
        load: () => queryClient.prefetchQuery(questionQuery(question.id)),
      }}
      picture={<Face person={question.User} />}
      post={question}
    />
  );
}
