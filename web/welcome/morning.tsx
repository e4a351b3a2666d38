import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { userQuery } from "../people/user-queries.ts";
import { Failed } from "../ui/shell/failed.tsx";
import type { Best } from "./best-fit.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { NothingToMatch } from "./nothing-to-match.tsx";
import { OwnBoard } from "./own-board.tsx";
import { OwnCohorts } from "./own-cohorts.tsx";
import { QuestionsToAnswer } from "./questions-to-answer.tsx";
import { RecommendedPosts } from "./recommended-posts.tsx";
import { needsSteps } from "./steps.ts";

type Props = { userId: number; isQuiet: boolean; featured?: Best };

/** Below the greeting: matches, questions to answer, new members, and the reader's own posts. */
export function Morning({ userId, isQuiet, featured }: Props) {
  const { data: profile, error, refetch } = useQuery(userQuery(userId));
  const hasNoSkills = profile?.Skills.length === 0;
  return (
    <div className="morning">
      <div className="grid min-w-0 content-start gap-10">
        {profile && !isQuiet && needsSteps(profile) && <FirstSteps profile={profile} />}
        {hasNoSkills ? <NothingToMatch /> : <RecommendedPosts featured={featured} />}
        {!profile && <Failed error={error} retry={() => void refetch()} title={messages.profileFailed} />}
      </div>
      <div className="grid min-w-0 content-start gap-10">
        {!hasNoSkills && <QuestionsToAnswer />}
        <OwnCohorts />
        {profile && <OwnBoard profile={profile} />}
      </div>
    </div>
  );
}
