import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { votes } from "#messages/comments.ts";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import { matchingQuestionsQuery } from "../matches/match-queries.ts";
import { userQuery } from "../people/user-queries.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { CohortList } from "./cohort-list.tsx";
import type { Best } from "./match-best.tsx";
import { MatchList } from "./match-list.tsx";
import { PostList } from "./post-list.tsx";
import { RecommendationList } from "./recommendation-list.tsx";
import { needsSteps, StepList } from "./step-list.tsx";

type Props = { userId: number; isQuiet: boolean; featured?: Best };

/** Below the greeting: matches, questions to answer, new members, and the reader's own posts. */
export function WelcomeParts({ userId, isQuiet, featured }: Props) {
  const { data: profile, error, refetch } = useQuery(userQuery(userId));
  const hasNoSkills = profile?.Skills.length === 0;
  return (
    <div className="morning">
      <div className="grid min-w-0 content-start gap-10">
        {profile && !isQuiet && needsSteps(profile) && <StepList profile={profile} />}
        {hasNoSkills ? <MatchEmpty /> : <RecommendationList featured={featured} />}
        {!profile && <Failure error={error} retry={() => void refetch()} title={messages.profileFailed} />}
      </div>
      <div className="grid min-w-0 content-start gap-10">
        {!hasNoSkills && <QuestionList />}
        <CohortList />
        {profile && <PostList profile={profile} />}
      </div>
    </div>
  );
}

/** Stands in for the matches of a member who has named no skills. */
function MatchEmpty() {
  return (
    <section aria-labelledby="nothing-to-match">
      <h2 className="font-semibold text-xl" id="nothing-to-match">
        {messages.nothingYet}
      </h2>
      <p className="mt-3 max-w-prose">{messages.whyNameSkills}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link className="btn btn-quiet" prefetch="intent" to={pages.jobs}>
          {messages.lookAtJobs}
        </Link>
        <Link className="btn btn-quiet" prefetch="intent" to={pages.projects}>
          {messages.lookAtProjects}
        </Link>
      </div>
    </section>
  );
}

/** Others' questions that the reader could answer. */
function QuestionList() {
  const questions = useQuery(matchingQuestionsQuery);
  return (
    <MatchList
      all={`${pages.questions}?state=unanswered`}
      pathOf={paths.question}
      query={questions}
      words={messages.matchingQuestions}
    >
      {(question) => ({ facts: question.votes > 0 && <span className="fact">{votes(question.votes)}</span> })}
    </MatchList>
  );
}
