import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { choice } from "#messages/formats.ts";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import type { WholeQuestion } from "../../contract/questions.ts";
import { mayEdit } from "../../contract/rights.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { CommentList } from "../comments/comment-list.tsx";
import { commentsQuery } from "../comments/comment-queries.ts";
import { DecisionNotice } from "../moderation/decision-notice.tsx";
import { PostDescription } from "../posts/post-description.tsx";
import { PostPage } from "../posts/post-page.tsx";
import { ListBeside } from "../ui/lists/list-beside.tsx";
import { lastParameters } from "../ui/lists/list-memory.ts";
import { RecordLayout } from "../ui/lists/record-layout.tsx";
import { loadMarkdown } from "../ui/markdown/markdown.tsx";
import { BackToList } from "../ui/shell/back-link.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { AnswerDraft } from "./answer-draft.tsx";
import { QuestionActions } from "./question-actions.tsx";
import { useAcceptance } from "./question-feedback.ts";
import { askedQuestions } from "./question-filters.ts";
import { QuestionHeader } from "./question-header.tsx";
import { questionQuery, questionsQuery } from "./question-queries.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadMarkdown,
    () => queryClient.prefetchQuery(questionQuery(id)),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "questions", id }, "best")),
  );
}

export default function QuestionPage() {
  const id = useRecordId();
  const query = useQuery(questionQuery(id));
  return (
    <PostPage
      back={<BackToList list={pages.questions}>{messages.backToList}</BackToList>}
      beside={
        <ListBeside
          current={id}
          label={messages.list.title}
          list={questionsQuery(askedQuestions(lastParameters(pages.questions)))}
          page="question"
        />
      }
      className="page-width"
      failed={messages.failed}
      parent="questions"
      list={pages.questions}
      query={query}
    >
      {(question) => <QuestionRecord question={question} />}
    </PostPage>
  );
}

function QuestionRecord({ question }: { question: WholeQuestion }) {
  const accept = useAcceptance(question);
  const user = useUser();
  const isEditor = mayEdit(user, question);
  const none = user?.id === question.ownerId ? messages.noAnswersYet : messages.answers.none;
  return (
    <RecordLayout
      first={
        <>
          <PostDescription text={question.description} />
          <QuestionOfferHint question={question} />
        </>
      }
      head={
        <>
          <DecisionNotice of={question} />
          <QuestionHeader question={question} />
        </>
      }
      rail={<QuestionActions question={question} />}
    >
      <CommentList
        answering={{
          acceptedId: question.acceptedId,
          accept: isEditor ? (id) => void accept(id) : undefined,
        }}
        author={question.User}
        draft={
          question.draft === undefined
            ? undefined
            : {
                text: question.draft,
                note: (clear) => <AnswerDraft clear={clear} questionId={question.id} />,
              }
        }
        isHidden={question.notice !== undefined}
        subject={{ parent: "questions", id: question.id }}
        words={{ ...messages.answers, none }}
      />
    </RecordLayout>
  );
}

/** In days; an older question is not offered to anyone. */
const offeredWithin = 7;

/** For the author of an unanswered question: to how many members the board has offered it. */
function QuestionOfferHint({ question }: { question: WholeQuestion }) {
  const user = useUser();
  const { ownerId, state, Skills, offered, createdAt } = question;
  if (ownerId !== user?.id || state !== "unanswered" || Skills.length === 0) return null;
  const skills = choice(Skills.map(({ name }) => name));
  const isOld = Date.now() - Date.parse(createdAt) > offeredWithin * 24 * 3600 * 1000;
  if (offered === 0 && isOld) return null;
  return (
    <p className="quiet mt-3">{offered === 0 ? messages.willBeOffered(skills) : messages.offered(offered, skills)}</p>
  );
}
