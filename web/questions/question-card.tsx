import { number } from "#messages/formats.ts";
import { formerMember } from "#messages/former-members.ts";
import { names } from "#messages/question-facts.ts";
import * as messages from "#messages/questions.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Question } from "../../contract/questions.ts";
import { queryClient } from "../api/query-client.ts";
import { PostCard } from "../posts/post-card.tsx";
import { SkillLine } from "../skills/skill-line.tsx";
import type { ListedPost } from "../ui/lists/excerpts.ts";
import { WindowPanes } from "../ui/lists/window-panes.tsx";
import { fromList } from "../ui/shell/back-link.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
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
      meta={
        <>
          <SkillLine skills={question.Skills} />
          <span className="facts quiet">
            <State question={question} />
            <span className="fact">{messages.active(timeAgo(question.activeAt))}</span>
          </span>
        </>
      }
      more={{
        label: messages.moreDetails,
        about: messages.moreDetailsAbout(question.title),
        to: paths.question(question.id),
        state: fromList,
        load: () => queryClient.prefetchQuery(questionQuery(question.id)),
      }}
      picture={<Numerals question={question} />}
      post={question}
    />
  );
}

/** The numbers of votes and answers; highlighted if an answer is accepted. */
export function Numerals({ question: { votes, answerCount, state } }: { question: Question }) {
  return (
    <span className="numerals">
      <span>
        <b>{number(votes)}</b> {messages.votes(votes)}
      </span>
      <span className={state === "answered" ? "lit-numeral" : undefined}>
        <b>{number(answerCount)}</b> {messages.questionListAnswers(answerCount)}
      </span>
    </span>
  );
}

/** A lit window for an answered question, a dark one for one without answers. */
function State({ question: { state } }: { question: Question }) {
  if (state === "open") return null;
  return (
    <span className="fact">
      <WindowPanes lit={state === "answered" ? 1 : 0} of={1} /> {names[state]}
    </span>
  );
}
