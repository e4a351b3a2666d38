import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { fullName } from "../../contract/people/names.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import { ownCohortsQuery } from "../cohorts/cohort-queries.ts";
import { ownJobsQuery } from "../jobs/job-queries.ts";
import { matchingJobsQuery, matchingProjectsQuery, matchingQuestionsQuery } from "../matches/match-queries.ts";
import { RefusedMail } from "../notifications/refused-mail.tsx";
import { ConfirmAddress } from "../people/accounts/confirm-address.tsx";
import { userQuery } from "../people/users/user-queries.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { NewThings } from "./new-things.tsx";
import { OwnBoard } from "./own-board.tsx";
import { OwnCohorts } from "./own-cohorts.tsx";
import { OwnHouse } from "./own-house.tsx";
import { QuestionsToAnswer } from "./questions-to-answer.tsx";
import { RecommendedPosts } from "./recommended-posts.tsx";
import { newThingsQuery } from "./things.ts";

export function clientLoader() {
  const id = currentSession()?.user.id ?? 0;
  return prepare(
    () => queryClient.prefetchQuery(newThingsQuery),
    () => queryClient.prefetchQuery(userQuery(id)),
    () => queryClient.prefetchQuery(matchingJobsQuery),
    () => queryClient.prefetchQuery(matchingProjectsQuery),
    () => queryClient.prefetchQuery(matchingQuestionsQuery),
    () => queryClient.prefetchQuery(ownCohortsQuery),
    () => queryClient.prefetchQuery(ownJobsQuery),
  );
}

/** The members' home page: what is new, what fits, what they could answer, who joined. */
export default function WelcomePage() {
  const user = useUser();
  const { data: profile, error, refetch } = useQuery({ ...userQuery(user?.id ?? 0), enabled: user !== null });
  if (!user) return null;

  const isNew = profile?.Skills.length === 0;
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <div className="window">
        <div className="page-width grid gap-x-10 gap-y-8 py-8 md:grid-cols-[minmax(0,1fr)_17rem] md:pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <h1 className="page-heading">
              <Sentence>{messages.welcomeBack(<bdi>{fullName(user)}</bdi>)}</Sentence>
            </h1>
            <p className="quiet mt-2 max-w-prose text-balance text-lg">
              {isNew ? messages.nameSkills : messages.whatFits}
            </p>
            <div className="mt-6 grid max-w-prose gap-3 empty:hidden">
              <ConfirmAddress />
            </div>
            <div className="mt-6">
              <NewThings />
            </div>
            <PageLink className="btn btn-quiet mt-4" page="users">
              {messages.seeWhoIsHere}
            </PageLink>
          </div>
          <OwnHouse />
        </div>
      </div>
      <div className="page-width">
        <RefusedMail />
        <div className="morning">
          <div className="grid min-w-0 content-start gap-10">
            {profile && isNew ? <FirstSteps profile={profile} /> : <RecommendedPosts />}
            {!profile && error && <Failed error={error} retry={() => void refetch()} title={messages.profileFailed} />}
          </div>
          <div className="grid min-w-0 content-start gap-10">
            {!isNew && <QuestionsToAnswer />}
            <OwnCohorts />
            {profile && <OwnBoard profile={profile} />}
          </div>
        </div>
      </div>
    </>
  );
}
