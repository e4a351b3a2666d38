import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { userQuery } from "../people/user-queries.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { CohortList } from "./cohort-list.tsx";
import type { Best } from "./match-best.tsx";
import { MatchEmpty } from "./match-empty.tsx";
import { PostList } from "./post-list.tsx";
import { QuestionList } from "./question-list.tsx";
import { RecommendationList } from "./recommendation-list.tsx";
import { StepList } from "./step-list.tsx";
import { needsSteps } from "./steps.ts";

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
